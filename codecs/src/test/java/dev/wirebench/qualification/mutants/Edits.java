package dev.wirebench.qualification.mutants;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Finds the places of a class where an edit fits, in the order of its bytecode. */
final class Edits extends ClassVisitor {
  static final int API = Opcodes.ASM9;

  private final Visit visit;
  private final Neighbours neighbours;
  private String type;
  private int number;

  /** The decision at a place. */
  interface Visit {
    /**
     * Says whether the instruction is edited.
     *
     * @param code takes instructions that come before it
     */
    boolean at(Place place, MethodVisitor code);
  }

  private Edits(ClassVisitor next, Visit visit, Neighbours neighbours) {
    super(API, next);
    this.visit = visit;
    this.neighbours = neighbours;
  }

  /** A class after a visit to all of its places. */
  static byte[] visited(byte[] bytes, Visit visit) {
    ClassReader reader = new ClassReader(bytes);
    // No edit changes types on the stack at a jump, so that the frames stay.
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    reader.accept(new Edits(writer, visit, Neighbours.in(reader)), 0);
    return writer.toByteArray();
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String base, String[] interfaces) {
    type = name;
    super.visit(version, access, name, signature, base, interfaces);
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
    return new EditedMethod(
        next,
        descriptor,
        (edit, line) ->
            visit.at(new Place(type.replace('/', '.'), name, line, number++, edit), next),
        neighbours);
  }
}
