package dev.wirebench.qualification.mutants;

import dev.wirebench.qualification.mutants.Neighbours.Member;
import java.util.Optional;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Asks of each instruction whether an edit that fits it is to be made, and makes it. */
final class EditedMethod extends MethodVisitor {
  private static final String PROBES = Type.getInternalName(Probes.class);

  private final Type result;
  private final Question question;
  private final Neighbours neighbours;
  private int line;

  /** The question whether the next instruction is edited. */
  interface Question {
    boolean isEdited(Edit edit, int line);
  }

  EditedMethod(MethodVisitor next, String descriptor, Question question, Neighbours neighbours) {
    super(Edits.API, next);
    this.result = Type.getReturnType(descriptor);
    this.question = question;
    this.neighbours = neighbours;
  }

  private boolean isEdited(Edit edit) {
    return question.isEdited(edit, line);
  }

  @Override
  public void visitLineNumber(int number, Label start) {
    line = number;
    super.visitLineNumber(number, start);
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
      constant(opcode - Opcodes.ICONST_0, () -> super.visitInsn(opcode));
    } else if (opcode == Opcodes.LCONST_0 || opcode == Opcodes.LCONST_1) {
      constant((long) opcode - Opcodes.LCONST_0, () -> super.visitInsn(opcode));
    } else if (opcode == Opcodes.DCONST_0 || opcode == Opcodes.DCONST_1) {
      constant((double) opcode - Opcodes.DCONST_0, () -> super.visitInsn(opcode));
    } else if (Opcode.isOperator(opcode) && isEdited(Edit.ARITHMETIC)) {
      super.visitInsn(Opcode.otherOperator(opcode));
    } else {
      returned(opcode);
      super.visitInsn(opcode);
    }
  }

  private void returned(int opcode) {
    if (opcode == Opcodes.IRETURN && result == Type.BOOLEAN_TYPE && isEdited(Edit.RETURNED)) {
      super.visitInsn(Opcodes.ICONST_1);
      super.visitInsn(Opcodes.IXOR);
    } else if (opcode == Opcodes.IRETURN && result == Type.INT_TYPE && isEdited(Edit.RETURNED)) {
      super.visitInsn(Opcodes.ICONST_1);
      super.visitInsn(Opcodes.IADD);
    } else if (opcode == Opcodes.LRETURN && isEdited(Edit.RETURNED)) {
      super.visitInsn(Opcodes.LCONST_1);
      super.visitInsn(Opcodes.LADD);
    } else if (opcode == Opcodes.ARETURN && Probes.canShorten(result) && isEdited(Edit.TRUNCATED)) {
      String type = result.getDescriptor();
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC, PROBES, Probes.SHORTENED, "(" + type + ")" + type, false);
    }
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    if (opcode == Opcodes.NEWARRAY) {
      super.visitIntInsn(opcode, operand);
    } else {
      constant(operand, () -> super.visitIntInsn(opcode, operand));
    }
  }

  @Override
  public void visitLdcInsn(Object value) {
    constant(value, () -> super.visitLdcInsn(value));
  }

  private void constant(Object value, Runnable asItIs) {
    Object other = other(value);
    if (other != null && isEdited(Edit.CONSTANT)) {
      super.visitLdcInsn(other);
    } else {
      asItIs.run();
    }
  }

  /** One that is 1 may be a true: the other one is false. */
  private static Object other(Object value) {
    if (value instanceof Integer number) {
      return number == 1 ? 0 : number + 1;
    }
    if (value instanceof Long number) {
      return number + 1;
    }
    if (value instanceof Double number) {
      return number + 1;
    }
    return value instanceof String text ? text + "x" : null;
  }

  @Override
  public void visitIincInsn(int variable, int increment) {
    super.visitIincInsn(variable, isEdited(Edit.ARITHMETIC) ? -increment : increment);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    if (Opcode.hasBoundary(opcode) && isEdited(Edit.BOUNDARY)) {
      super.visitJumpInsn(Opcode.otherBoundary(opcode), label);
    } else if (Opcode.isCondition(opcode) && isEdited(Edit.NEGATED)) {
      super.visitJumpInsn(Opcode.negated(opcode), label);
    } else {
      super.visitJumpInsn(opcode, label);
    }
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    super.visitFieldInsn(opcode, owner, used(opcode, owner, name, descriptor), descriptor);
  }

  /** The name of the field or method that is used. */
  private String used(int opcode, String owner, String name, String descriptor) {
    Optional<String> other = neighbours.of(new Member(opcode, owner, name, descriptor));
    return other.isPresent() && isEdited(Edit.NEIGHBOUR) ? other.get() : name;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    Type[] arguments = Type.getArgumentTypes(descriptor);
    if (canBeDropped(opcode, owner, name, descriptor) && isEdited(Edit.DROPPED)) {
      for (int i = arguments.length - 1; i >= 0; i--) {
        super.visitInsn(arguments[i].getSize() == 1 ? Opcodes.POP : Opcodes.POP2);
      }
      if (opcode != Opcodes.INVOKESTATIC && returnsNothing(descriptor)) {
        super.visitInsn(Opcodes.POP);
      }
      return;
    }
    if (canBeSwapped(arguments) && isEdited(Edit.SWAPPED)) {
      super.visitInsn(Opcodes.SWAP);
    }
    super.visitMethodInsn(
        opcode, owner, used(opcode, owner, name, descriptor), descriptor, isInterface);
  }

  /** The receiver stands for the result where a method returns it. */
  private static boolean canBeDropped(int opcode, String owner, String name, String descriptor) {
    boolean returnsReceiver =
        opcode != Opcodes.INVOKESTATIC
            && Type.getReturnType(descriptor).equals(Type.getObjectType(owner));
    return !name.equals("<init>") && (returnsNothing(descriptor) || returnsReceiver);
  }

  private static boolean returnsNothing(String descriptor) {
    return Type.getReturnType(descriptor) == Type.VOID_TYPE;
  }

  private static boolean canBeSwapped(Type[] arguments) {
    int last = arguments.length - 1;
    return last > 0
        && arguments[last].getSize() == 1
        && arguments[last].equals(arguments[last - 1]);
  }
}
