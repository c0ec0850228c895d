package dev.wirebench.importer.shape;

import java.util.ArrayList;
import java.util.List;

/** The type that is chosen for a place of the documents. */
public sealed interface Shape {

  /** A type that Protobuf has as a scalar, or as a type of its own. */
  enum Scalar implements Shape {
    BOOL("bool"),
    INT32("int32"),
    INT64("int64"),
    DOUBLE("double"),
    STRING("string"),
    TIMESTAMP("google.protobuf.Timestamp");

    private final String proto;

    Scalar(String proto) {
      this.proto = proto;
    }

    /** The name as a schema has it. */
    public String proto() {
      return proto;
    }
  }

  /** An array. */
  record ListOf(Shape element) implements Shape {}

  /** An object of which the names are data. */
  record MapOf(Shape value) implements Shape {}

  /** An object with fields; it may hold itself. */
  final class Message implements Shape {
    private final String name;
    private final List<Field> fields = new ArrayList<>();

    /**
     * @param name of the member that it was met as first; for the document itself, its own
     */
    Message(String name) {
      this.name = name;
    }

    public String name() {
      return name;
    }

    /** The fields in the order in which they were met. */
    public List<Field> fields() {
      return fields;
    }
  }

  /**
   * A field of a message.
   *
   * @param name exactly as in the document
   * @param optional whether a scalar may be absent; of other shapes, whatever
   * @param why what was seen, in a few words for the schema
   */
  record Field(String name, Shape shape, boolean optional, String why) {}
}
