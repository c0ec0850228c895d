package dev.wirebench.qualification.mutants;

import java.io.Serializable;

/**
 * An instruction and an edit that fits it.
 *
 * @param type name of the class
 * @param line of the source; 0 if the class does not tell
 * @param number which edit of the class it is
 */
record Place(String type, String method, int line, int number, Edit edit) implements Serializable {
  @Override
  public String toString() {
    return type.substring(type.lastIndexOf('.') + 1) + "." + method + ":" + line + ", " + edit;
  }
}
