package dev.wirebench.models.build;

import com.google.protobuf.Message;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Draws the values of payloads anew: those of the build in other letters and digits, so that no
 * codec can know them beforehand. The unseen value and the first stay as they are.
 */
public final class Drawing {
  /** The paper's files are what they are. */
  private static final String FIXED = "nested-";

  private Drawing() {}

  /**
   * Writes the values and documents of payloads to a jar, at the places where {@code Payload} reads
   * them from.
   *
   * @param file which does not exist
   * @param seed from which all are drawn
   * @param payloads ids of any payloads but a user's own
   * @return the schemas of which values were drawn, without those whose values are fixed
   */
  public static List<String> write(String file, long seed, List<String> payloads)
      throws IOException {
    Set<String> schemas = new TreeSet<>();
    for (String payload : payloads) {
      String schema = Payload.schemaOf(payload);
      schemas.add(schema);
      Payload.type(schema).narrows().ifPresent(schemas::add);
    }
    schemas.removeIf(schema -> schema.startsWith(FIXED));
    if (!schemas.isEmpty()) {
      URI jar = URI.create("jar:" + Path.of(file).toUri());
      try (FileSystem files = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
        for (String schema : schemas) {
          write(Payload.load(schema), new Variation(new Recoding(seed)), files.getPath("/"));
        }
      }
    }
    return List.copyOf(schemas);
  }

  private static <B> void write(Payload<B> payload, Variation variation, Path classes)
      throws IOException {
    PayloadType<B> type = payload.type();
    List<Message> known = messages(payload, type.message());
    List<Message> drawn = new ArrayList<>(known.subList(0, 2));
    known.stream().skip(2).map(variation::of).forEach(drawn::add);
    PayloadData.write(type, drawn, classes);
  }

  /** The unseen value first, as in the files. */
  private static <B, M extends Message> List<Message> messages(
      Payload<B> payload, HeldClass<B, M> message) {
    return Stream.concat(Stream.of(payload.unseenValue()), payload.values().stream())
        .<Message>map(bean -> message.fromBean().apply(bean))
        .toList();
  }
}
