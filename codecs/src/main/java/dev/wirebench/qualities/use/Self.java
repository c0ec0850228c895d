package dev.wirebench.qualities.use;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.TextTreeBinding;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.models.BeanFields;
import dev.wirebench.models.Payload;
import dev.wirebench.qualities.Answer;
import dev.wirebench.qualities.Excerpt;
import dev.wirebench.qualities.Outcome;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** Finds out whether a message says by itself what is in it. */
final class Self {
  private Self() {}

  static Answer describing(Codec codec, Binding<Object> binding, Payload<?> payload)
      throws Exception {
    Object model = payload.values().get(0);
    byte[] bytes = binding.serialize(binding.fromModel(model));
    if (codec.traits().readsDocuments() && binding instanceof TreeBinding trees) {
      return tree(trees.print(trees.parse(bytes.clone())));
    }
    if (codec.traits().readsDocuments() && binding instanceof TextTreeBinding trees) {
      return tree(trees.print(trees.parse(new String(bytes, StandardCharsets.UTF_8))));
    }
    String named = names(BeanFields.of(model.getClass()).keySet(), bytes);
    if (codec.traits().format().humanReadable()) {
      return new Answer(Outcome.YES, "a text that any parser of its format reads; " + named);
    }
    return new Answer(
        Outcome.NO,
        (codec.traits().needs().contains(Need.SCHEMA)
                ? "a reader needs the schema; "
                : "the row has no tree of it; ")
            + named);
  }

  private static Answer tree(String printed) {
    return new Answer(Outcome.YES, Excerpt.said("a tree of the library's: " + printed));
  }

  /**
   * Counts the names of fields in the bytes. Another library of the format can show names that
   * travel.
   */
  private static String names(Set<String> fields, byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    long found = fields.stream().filter(text::contains).count();
    return "the bytes name " + found + " of " + fields.size() + " fields";
  }
}
