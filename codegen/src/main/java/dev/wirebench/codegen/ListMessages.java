package dev.wirebench.codegen;

import static dev.wirebench.codegen.SupportedConstructs.place;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Refuses list messages that stand for no JSON array, or stand where none can be. */
final class ListMessages {
  private ListMessages() {}

  /**
   * @throws UnsupportedConstruct for the first of the file's list messages, or fields of one, that
   *     has no type in the models, with its place and what to write instead
   */
  static void check(SchemaFile file) {
    List<Descriptor> lists = file.lists();
    lists.forEach(ListMessages::checkField);
    lists.forEach(ListMessages::checkDepth);
    file.root().filter(SchemaOptions::isList).ifPresent(ListMessages::refuseRoot);
    file.messages().forEach(ListMessages::checkSingle);
  }

  private static void checkField(Descriptor list) {
    List<FieldDescriptor> fields = list.getFields();
    if (fields.size() != 1 || !fields.get(0).isRepeated() || fields.get(0).isMapField()) {
      throw new UnsupportedConstruct(
          place(list), "a list message has exactly one field, which is `repeated` and no map");
    }
  }

  /** Lists within lists must end: their types are written out. */
  private static void checkDepth(Descriptor list) {
    Set<Descriptor> met = new HashSet<>();
    Descriptor inner = list;
    while (met.add(inner)) {
      FieldDescriptor elements = Kind.elements(inner);
      if (Kind.of(elements) != Kind.LIST) {
        return;
      }
      inner = elements.getMessageType();
    }
    throw new UnsupportedConstruct(
        place(list),
        "a list message that holds itself has no type in Java: put a message that is no list in between");
  }

  private static void refuseRoot(Descriptor list) {
    throw new UnsupportedConstruct(
        place(list),
        "a payload is an object, which a list message is not: make it a `repeated` field of the"
            + " payload's own message");
  }

  private static void checkSingle(Descriptor message) {
    for (FieldDescriptor field : message.getFields()) {
      if (!field.isRepeated() && Kind.of(field) == Kind.LIST) {
        throw new UnsupportedConstruct(
            place(field),
            "a single list message is not supported: make the field `repeated`, with the list's"
                + " elements if it is to be a list of these");
      }
    }
  }
}
