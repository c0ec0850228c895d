package dev.wirebench.qualification.mutants;

/** A class with a method for each kind of edit. */
public final class Edited {
  private int first = 10;
  private int second = 20;
  private int sum = 5;

  /** Calls the method of a kind of edit. */
  public String call(String edit) {
    return switch (edit) {
      case "CONSTANT" -> "" + constant();
      case "ARITHMETIC" -> "" + arithmetic(7);
      case "BOUNDARY" -> "" + boundary(3);
      case "NEGATED" -> "" + negated(null);
      case "DROPPED" -> "" + dropped();
      case "SWAPPED" -> "" + swapped(7, 2);
      case "NEIGHBOUR" -> "" + neighbour();
      case "RETURNED" -> "" + returned(4);
      default -> truncated("text");
    };
  }

  private long constant() {
    return 1_000_000L;
  }

  private int arithmetic(int number) {
    return number + sum;
  }

  private boolean boundary(int number) {
    return number < sum - 2;
  }

  private boolean negated(Object object) {
    return object == null;
  }

  private int dropped() {
    add();
    return sum;
  }

  private void add() {
    sum++;
  }

  private int swapped(int one, int other) {
    return Math.floorMod(one, other);
  }

  private int neighbour() {
    return first() - second;
  }

  private int first() {
    return first;
  }

  private int returned(int number) {
    return number;
  }

  private String truncated(String text) {
    return text;
  }
}
