package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The names that protoc gives to the accessors of a message's fields in Java, without {@code get}.
 */
final class Accessors {
  /**
   * The names of getters that messages inherit. protoc adds an underscore to fields of these names.
   */
  private static final Set<String> TAKEN =
      Set.of(
          "AllFields",
          "CachedSize",
          "Class",
          "DefaultInstanceForType",
          "DescriptorForType",
          "InitializationErrorString",
          "ParserForType",
          "SerializedSize",
          "UnknownFields");

  /** Each message is looked at as a whole, and asked for by every writer. */
  private static final Map<Descriptor, Accessors> KNOWN = new ConcurrentHashMap<>();

  private final Map<FieldDescriptor, String> names = new HashMap<>();
  private final Map<String, Long> ignoringCase;

  private Accessors(Descriptor message) {
    Set<FieldDescriptor> conflicts = conflicts(message);
    for (FieldDescriptor field : message.getFields()) {
      names.put(field, conflicts.contains(field) ? camel(field) + field.getNumber() : camel(field));
    }
    ignoringCase =
        names.values().stream()
            .collect(Collectors.groupingBy(Accessors::lowerCase, Collectors.counting()));
  }

  static Accessors of(Descriptor message) {
    return KNOWN.computeIfAbsent(message, Accessors::new);
  }

  String get(FieldDescriptor field) {
    return names.get(field);
  }

  /** Says whether another field's name differs by its capitals alone. */
  boolean resemblesAnother(FieldDescriptor field) {
    return ignoringCase.get(lowerCase(get(field))) > 1;
  }

  private static String lowerCase(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** Digits are followed by a capital, as underscores are. */
  private static String camel(FieldDescriptor field) {
    StringBuilder camel = new StringBuilder();
    boolean upper = true;
    for (char c : field.getName().toCharArray()) {
      if (c == '_') {
        upper = true;
      } else {
        camel.append(upper ? Character.toUpperCase(c) : c);
        upper = Character.isDigit(c);
      }
    }
    return TAKEN.contains(camel.toString()) ? camel + "_" : camel.toString();
  }

  /**
   * The fields that would share a getter with another: {@code a_b} with {@code aB}, and the count
   * and the list of a repeated field {@code a} with single fields of the names {@code a_count} and
   * {@code a_list}. protoc adds their numbers to the names of both.
   */
  private static Set<FieldDescriptor> conflicts(Descriptor message) {
    Set<FieldDescriptor> conflicts = new HashSet<>();
    Map<String, FieldDescriptor> first = new HashMap<>();
    Map<String, FieldDescriptor> singles = new HashMap<>();
    for (FieldDescriptor field : message.getFields()) {
      FieldDescriptor other = first.putIfAbsent(camel(field), field);
      if (other != null) {
        conflicts.add(field);
        conflicts.add(other);
      }
      if (!field.isRepeated()) {
        singles.put(camel(field), field);
      }
    }
    for (FieldDescriptor field : message.getFields()) {
      for (String suffix : field.isRepeated() ? Set.of("Count", "List") : Set.<String>of()) {
        FieldDescriptor single = singles.get(camel(field) + suffix);
        if (single != null) {
          conflicts.add(field);
          conflicts.add(single);
        }
      }
    }
    return conflicts;
  }
}
