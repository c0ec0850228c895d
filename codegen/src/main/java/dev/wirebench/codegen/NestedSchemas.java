package dev.wirebench.codegen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Writes schemas such as {@code nested_10.proto}: the nested files of the Kotlin server JSON study,
 * reconstructed from its description and published sizes.
 *
 * <p>A file has ten levels of K keys, {@code level-L_key-I}. The last key of a level holds the next
 * level; the last key of the tenth holds an array of objects, each a chain of ten such levels of
 * its own, whose last level has K strings. That makes depth 20 and 60·K entries.
 */
public final class NestedSchemas {
  private static final int LEVELS = 10;

  private NestedSchemas() {}

  /**
   * @param args the folder to write to, in which a file whose text would not change is left alone;
   *     and the number of keys for each schema, with commas between them
   */
  public static void main(String[] args) throws IOException {
    SourceTree tree = new SourceTree(Path.of(args[0]));
    for (String keys : args[1].split(",")) {
      tree.write("nested_" + keys + ".proto", schema(Integer.parseInt(keys)));
    }
    tree.deleteStale();
  }

  static String schema(int keys) {
    StringBuilder proto =
        new StringBuilder(
            String.format(
                Locale.ROOT,
                """
            syntax = "proto3";

            package wirebench.nested_%1$d;

            option java_multiple_files = true;
            option java_package = "dev.wirebench.proto.nested%1$d";
            """,
                keys));
    for (int level = 1; level <= LEVELS; level++) {
      String next = level < LEVELS ? outer(keys, level + 1) : "repeated Element1";
      proto.append(message(outer(keys, level), level, keys, next));
    }
    for (int level = 1; level <= LEVELS; level++) {
      String next = level < LEVELS ? "Element" + (level + 1) : "string";
      proto.append(message("Element" + level, level, keys, next));
    }
    return proto.toString();
  }

  /** The first level is the payload's own message, which bears the file's name. */
  private static String outer(int keys, int level) {
    return level == 1 ? "Nested" + keys : "Level" + level;
  }

  private static String message(String name, int level, int keys, String last) {
    StringBuilder message = new StringBuilder("\nmessage " + name + " {\n");
    for (int key = 1; key <= keys; key++) {
      message.append(
          String.format(
              Locale.ROOT,
              "  %s level_%d_key_%d = %d [json_name = \"level-%d_key-%d\"];\n",
              key < keys ? "string" : last,
              level,
              key,
              key,
              level,
              key));
    }
    return message.append("}\n").toString();
  }
}
