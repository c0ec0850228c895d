package dev.wirebench.qualification.mutants;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The fields and methods that somebody may confuse with others of a class. */
final class Neighbours extends ClassVisitor {
  private final Set<Member> all = new LinkedHashSet<>();
  private String type;

  /**
   * A field of the class, or a method that it calls.
   *
   * @param opcode of the instruction that uses it
   */
  record Member(int opcode, String owner, String name, String descriptor) {
    boolean isLike(Member other) {
      return opcode == other.opcode
          && owner.equals(other.owner)
          && descriptor.equals(other.descriptor);
    }
  }

  private Neighbours() {
    super(Edits.API);
  }

  static Neighbours in(ClassReader reader) {
    Neighbours neighbours = new Neighbours();
    reader.accept(neighbours, ClassReader.SKIP_DEBUG);
    return neighbours;
  }

  /** The name of the next one that is used alike, the first one's if it is the last. */
  Optional<String> of(Member member) {
    List<Member> alike = all.stream().filter(member::isLike).toList();
    int place = alike.indexOf(member);
    return place < 0 || alike.size() < 2
        ? Optional.empty()
        : Optional.of(alike.get((place + 1) % alike.size()).name());
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String base, String[] interfaces) {
    type = name;
  }

  @Override
  public FieldVisitor visitField(
      int access, String name, String descriptor, String signature, Object value) {
    if ((access & Opcodes.ACC_STATIC) == 0) {
      all.add(new Member(Opcodes.GETFIELD, type, name, descriptor));
    }
    return null;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String method, String signature, String generic, String[] exceptions) {
    return new MethodVisitor(Edits.API) {
      @Override
      public void visitMethodInsn(
          int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (opcode == Opcodes.INVOKEVIRTUAL || opcode == Opcodes.INVOKEINTERFACE) {
          all.add(new Member(opcode, owner, name, descriptor));
        }
      }
    };
  }
}
