package dev.wirebench.importer.schema;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.GenericDescriptor;
import com.google.protobuf.UnknownFieldSet;
import dev.wirebench.base.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Writes a user's own schema as the one file of a payload: all that its message can hold, from
 * whatever files, with their numbers, names and comments.
 *
 * <p>Whatever the schema says of the Java that protoc makes of it does not matter here, nor does
 * its package: a payload's classes have names of their own, beside those that the user may have.
 */
public final class SchemaText {
  /** Field numbers of {@code descriptor.proto}, of which the paths of comments are made. */
  private static final int MESSAGE_IN_FILE = 4;

  private static final int ENUM_IN_FILE = 5;
  private static final int FIELD_IN_MESSAGE = 2;
  private static final int MESSAGE_IN_MESSAGE = 3;
  private static final int ENUM_IN_MESSAGE = 4;
  private static final int VALUE_IN_ENUM = 2;

  /** The number of the options {@code list} and {@code name} in {@code wirebench/json.proto}. */
  private static final int OPTION = 50001;

  /** The options of fields there. */
  private static final Map<Integer, String> OF_FIELDS =
      new TreeMap<>(Map.of(OPTION, "name", 50002, "choices", 50003, "as"));

  private static final String OPTIONS = "wirebench/json.proto";
  private static final String TIMESTAMP = "google/protobuf/timestamp.proto";
  private static final String INDENT = "  ";

  private final Descriptor root;
  private final PayloadName name;

  /** The outermost types, by their names without package. */
  private final Map<String, GenericDescriptor> types = new LinkedHashMap<>();

  private final Set<Descriptor> reached = new LinkedHashSet<>();

  /** True if fields of the file at hand may be absent without being called optional. */
  private boolean absentByDefault;

  private final Set<String> imports = new LinkedHashSet<>();

  private SchemaText(Descriptor root, PayloadName name) {
    this.root = root;
    this.name = name;
  }

  /**
   * @param root the message that the payload is about, none inside another
   * @throws BadInput if two types would have one name
   */
  public static String write(Descriptor root, PayloadName name) {
    SchemaText text = new SchemaText(root, name);
    text.reach(root);
    return text.write();
  }

  private void reach(Descriptor message) {
    if (!reached.add(message)) {
      return;
    }
    add(message);
    for (FieldDescriptor field : message.getFields()) {
      if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE) {
        Descriptor type = field.getMessageType();
        if (type.getFullName().equals("google.protobuf.Timestamp")) {
          imports.add(TIMESTAMP);
        } else {
          reach(type);
        }
      } else if (field.getJavaType() == FieldDescriptor.JavaType.ENUM) {
        add(field.getEnumType());
      }
    }
  }

  private void add(GenericDescriptor type) {
    GenericDescriptor outermost = type;
    while (outer(outermost) != null) {
      outermost = outer(outermost);
    }
    String simple = outermost.equals(root) ? name.message() : outermost.getName();
    GenericDescriptor other = types.putIfAbsent(simple, outermost);
    if (other != null && !other.equals(outermost)) {
      throw new BadInput(
          "The schema has two types that would be called "
              + simple
              + " ("
              + other.getFullName()
              + " and "
              + outermost.getFullName()
              + "): rename one of them, or give the payload another --name.");
    }
  }

  private static Descriptor outer(GenericDescriptor type) {
    return type instanceof Descriptor message
        ? message.getContainingType()
        : ((EnumDescriptor) type).getContainingType();
  }

  private String write() {
    StringBuilder bodies = new StringBuilder();
    types.forEach((simple, type) -> bodies.append('\n').append(body(simple, type)));
    StringBuilder file = new StringBuilder();
    file.append("// From ").append(root.getFullName()).append(" of ");
    file.append(root.getFile().getName()).append(".\nsyntax = \"proto3\";\n\npackage wirebench.");
    file.append(name.protoPackage()).append(";\n\n");
    imports.forEach(path -> file.append("import \"").append(path).append("\";\n"));
    file.append(imports.isEmpty() ? "" : "\n");
    file.append("option java_multiple_files = true;\noption java_package = \"");
    return file.append(name.javaPackage()).append("\";\n").append(bodies).toString();
  }

  private String body(String simple, GenericDescriptor type) {
    FileDescriptor file = type.getFile();
    FileDescriptorProto proto = file.toProto();
    SchemaComments comments = new SchemaComments(file);
    absentByDefault = !proto.getSyntax().equals("proto3");
    if (type instanceof Descriptor message) {
      int index = message.getIndex();
      return message(
          proto.getMessageType(index), simple, comments, List.of(MESSAGE_IN_FILE, index), "");
    }
    int index = ((EnumDescriptor) type).getIndex();
    return enumeration(proto.getEnumType(index), comments, List.of(ENUM_IN_FILE, index), "");
  }

  private String message(
      DescriptorProto message,
      String simple,
      SchemaComments comments,
      List<Integer> path,
      String indent) {
    String inner = indent + INDENT;
    StringBuilder text = new StringBuilder(comments.lines(path, indent));
    text.append(indent).append("message ").append(simple).append(" {\n");
    if (message.getExtensionRangeCount() > 0) {
      throw new BadInput(
          "Message "
              + simple
              + " of the schema has extensions, which are not carried: remove them.");
    }
    if (isTrue(message.getOptions().getUnknownFields())) {
      imports.add(OPTIONS);
      text.append(inner).append("option (wirebench.list) = true;\n");
    }
    for (int i = 0; i < message.getEnumTypeCount(); i++) {
      List<Integer> inside = SchemaComments.inside(path, ENUM_IN_MESSAGE, i);
      text.append(enumeration(message.getEnumType(i), comments, inside, inner));
    }
    for (int i = 0; i < message.getNestedTypeCount(); i++) {
      DescriptorProto nested = message.getNestedType(i);
      if (!nested.getOptions().getMapEntry()) {
        List<Integer> inside = SchemaComments.inside(path, MESSAGE_IN_MESSAGE, i);
        text.append(message(nested, nested.getName(), comments, inside, inner));
      }
    }
    text.append(fields(message, comments, path, inner));
    return text.append(indent).append("}\n").toString();
  }

  private String fields(
      DescriptorProto message, SchemaComments comments, List<Integer> path, String indent) {
    StringBuilder text = new StringBuilder();
    int open = -1;
    for (int i = 0; i < message.getFieldCount(); i++) {
      FieldDescriptorProto field = message.getField(i);
      int oneof = field.hasOneofIndex() && !field.getProto3Optional() ? field.getOneofIndex() : -1;
      if (oneof != open) {
        text.append(open < 0 ? "" : indent + "}\n");
        if (oneof >= 0) {
          text.append(indent).append("oneof ").append(message.getOneofDecl(oneof).getName());
          text.append(" {\n");
        }
        open = oneof;
      }
      String inner = oneof >= 0 ? indent + INDENT : indent;
      text.append(comments.lines(SchemaComments.inside(path, FIELD_IN_MESSAGE, i), inner));
      text.append(inner).append(field(message, field, oneof >= 0)).append('\n');
    }
    return text.append(open < 0 ? "" : indent + "}\n").toString();
  }

  private String field(DescriptorProto message, FieldDescriptorProto field, boolean inOneof) {
    String place = "Field " + field.getName() + " of message " + message.getName();
    if (field.getType() == Type.TYPE_GROUP) {
      throw new BadInput(place + " is a group, which is not carried: make it a message.");
    }
    if (field.hasDefaultValue()) {
      throw new BadInput(place + " has a default value, which is not carried: remove it.");
    }
    return label(message, field, inOneof)
        + type(message, field)
        + " "
        + field.getName()
        + " = "
        + field.getNumber()
        + options(field)
        + ";";
  }

  private String label(DescriptorProto message, FieldDescriptorProto field, boolean inOneof) {
    if (field.getLabel() == Label.LABEL_REPEATED) {
      return entry(message, field) == null ? "repeated " : "";
    }
    boolean mayBeAbsent =
        field.getProto3Optional() || absentByDefault && field.getLabel() == Label.LABEL_OPTIONAL;
    return mayBeAbsent && !inOneof && field.getType() != Type.TYPE_MESSAGE ? "optional " : "";
  }

  private String type(DescriptorProto message, FieldDescriptorProto field) {
    DescriptorProto entry = entry(message, field);
    if (entry != null) {
      return "map<"
          + type(message, entry.getField(0))
          + ", "
          + type(message, entry.getField(1))
          + ">";
    }
    if (!field.hasTypeName()) {
      return field.getType().name().substring("TYPE_".length()).toLowerCase(Locale.ROOT);
    }
    return reference(field.getTypeName().substring(1));
  }

  /** The message of a map's entries, which protoc has made; null if the field is no map. */
  private static DescriptorProto entry(DescriptorProto message, FieldDescriptorProto field) {
    return message.getNestedTypeList().stream()
        .filter(nested -> nested.getOptions().getMapEntry())
        .filter(
            nested ->
                field.getTypeName().endsWith("." + message.getName() + "." + nested.getName()))
        .findFirst()
        .orElse(null);
  }

  /** A type by the names of the types around it, without package. */
  private String reference(String fullName) {
    if (fullName.startsWith("google.protobuf.")) {
      return fullName;
    }
    for (Map.Entry<String, GenericDescriptor> type : types.entrySet()) {
      String outermost = type.getValue().getFullName();
      if (fullName.equals(outermost) || fullName.startsWith(outermost + ".")) {
        return type.getKey() + fullName.substring(outermost.length());
      }
    }
    throw new BadInput("The schema refers to " + fullName + ", which is not in it.");
  }

  private String options(FieldDescriptorProto field) {
    List<String> options = new ArrayList<>();
    UnknownFieldSet unknown = field.getOptions().getUnknownFields();
    boolean isUsual = field.getJsonName().equals(ProtoText.defaultJsonName(field.getName()));
    if (!isUsual && !unknown.hasField(OPTION)) {
      options.add("json_name = " + ProtoText.literal(field.getJsonName()));
    }
    OF_FIELDS.forEach(
        (number, option) -> {
          for (ByteString value : unknown.getField(number).getLengthDelimitedList()) {
            imports.add(OPTIONS);
            String text = ProtoText.literal(value.toStringUtf8());
            options.add("(wirebench." + option + ") = " + text);
          }
        });
    return options.isEmpty() ? "" : " [" + String.join(", ", options) + "]";
  }

  private static boolean isTrue(UnknownFieldSet options) {
    return options.hasField(OPTION) && options.getField(OPTION).getVarintList().equals(List.of(1L));
  }

  private static String enumeration(
      EnumDescriptorProto type, SchemaComments comments, List<Integer> path, String indent) {
    if (type.getValue(0).getNumber() != 0) {
      throw new BadInput(
          "The first value of enum "
              + type.getName()
              + " of the schema is not 0, as in proto3 it is.");
    }
    String alias =
        type.getOptions().getAllowAlias() ? indent + INDENT + "option allow_alias = true;\n" : "";
    String values =
        type.getValueList().stream()
            .map(value -> value(type, value, comments, path, indent + INDENT))
            .collect(Collectors.joining());
    return comments.lines(path, indent)
        + indent
        + "enum "
        + type.getName()
        + " {\n"
        + alias
        + values
        + indent
        + "}\n";
  }

  private static String value(
      EnumDescriptorProto type,
      EnumValueDescriptorProto value,
      SchemaComments comments,
      List<Integer> path,
      String indent) {
    int index = type.getValueList().indexOf(value);
    return comments.lines(SchemaComments.inside(path, VALUE_IN_ENUM, index), indent)
        + indent
        + value.getName()
        + " = "
        + value.getNumber()
        + ";\n";
  }
}
