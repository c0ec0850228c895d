package dev.wirebench.qualification.mutants;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;

/** The instructions that take the place of others. */
final class Opcode {
  private static final Map<Integer, Integer> OPERATORS = new HashMap<>();
  private static final Map<Integer, Integer> BOUNDARIES = new HashMap<>();
  private static final Map<Integer, Integer> NEGATIONS = new HashMap<>();

  static {
    exchange(OPERATORS, Opcodes.IADD, Opcodes.ISUB);
    exchange(OPERATORS, Opcodes.LADD, Opcodes.LSUB);
    exchange(OPERATORS, Opcodes.FADD, Opcodes.FSUB);
    exchange(OPERATORS, Opcodes.DADD, Opcodes.DSUB);
    exchange(OPERATORS, Opcodes.IMUL, Opcodes.IDIV);
    exchange(OPERATORS, Opcodes.LMUL, Opcodes.LDIV);
    exchange(OPERATORS, Opcodes.FMUL, Opcodes.FDIV);
    exchange(OPERATORS, Opcodes.DMUL, Opcodes.DDIV);
    exchange(OPERATORS, Opcodes.IAND, Opcodes.IOR);
    exchange(OPERATORS, Opcodes.LAND, Opcodes.LOR);
    exchange(OPERATORS, Opcodes.ISHL, Opcodes.ISHR);
    exchange(OPERATORS, Opcodes.LSHL, Opcodes.LSHR);
    OPERATORS.put(Opcodes.IREM, Opcodes.IMUL);
    OPERATORS.put(Opcodes.LREM, Opcodes.LMUL);
    OPERATORS.put(Opcodes.IXOR, Opcodes.IAND);
    OPERATORS.put(Opcodes.LXOR, Opcodes.LAND);
    OPERATORS.put(Opcodes.IUSHR, Opcodes.ISHL);
    OPERATORS.put(Opcodes.LUSHR, Opcodes.LSHL);
    exchange(BOUNDARIES, Opcodes.IFLT, Opcodes.IFLE);
    exchange(BOUNDARIES, Opcodes.IFGE, Opcodes.IFGT);
    exchange(BOUNDARIES, Opcodes.IF_ICMPLT, Opcodes.IF_ICMPLE);
    exchange(BOUNDARIES, Opcodes.IF_ICMPGE, Opcodes.IF_ICMPGT);
    exchange(NEGATIONS, Opcodes.IFEQ, Opcodes.IFNE);
    exchange(NEGATIONS, Opcodes.IFLT, Opcodes.IFGE);
    exchange(NEGATIONS, Opcodes.IFGT, Opcodes.IFLE);
    exchange(NEGATIONS, Opcodes.IF_ICMPEQ, Opcodes.IF_ICMPNE);
    exchange(NEGATIONS, Opcodes.IF_ICMPLT, Opcodes.IF_ICMPGE);
    exchange(NEGATIONS, Opcodes.IF_ICMPGT, Opcodes.IF_ICMPLE);
    exchange(NEGATIONS, Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE);
    exchange(NEGATIONS, Opcodes.IFNULL, Opcodes.IFNONNULL);
  }

  private Opcode() {}

  private static void exchange(Map<Integer, Integer> all, int one, int other) {
    all.put(one, other);
    all.put(other, one);
  }

  static boolean isOperator(int opcode) {
    return OPERATORS.containsKey(opcode);
  }

  static int otherOperator(int opcode) {
    return OPERATORS.get(opcode);
  }

  static boolean hasBoundary(int opcode) {
    return BOUNDARIES.containsKey(opcode);
  }

  static int otherBoundary(int opcode) {
    return BOUNDARIES.get(opcode);
  }

  static boolean isCondition(int opcode) {
    return NEGATIONS.containsKey(opcode);
  }

  static int negated(int opcode) {
    return NEGATIONS.get(opcode);
  }
}
