package dev.wirebench.campaign;

import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The traits of all codecs, read in a JVM of its own: what a library prints or does when it is
 * loaded does not reach the commands.
 */
public final class CodecInfos {
  private CodecInfos() {}

  /** Every codec of the registry, ordered by id. */
  @SuppressWarnings("unchecked")
  public static List<CodecInfo> all() {
    try {
      List<String> flags = ForkJvm.args(Runtime.version().feature(), List.of());
      return (List<CodecInfo>) ChildJvm.call(flags, CodecInfos.class, List.of());
    } catch (ChildJvm.Failed e) {
      throw new IllegalStateException("listing the codecs " + e.getMessage(), e);
    }
  }

  /** The ids of all codecs, ordered. */
  public static List<String> ids() {
    return all().stream().map(CodecInfo::id).toList();
  }

  /**
   * @param args the file to write
   */
  public static void main(String[] args) throws Exception {
    List<CodecInfo> infos = new ArrayList<>();
    for (Codec codec : Codecs.all()) {
      infos.add(CodecInfo.of(codec.traits()));
    }
    try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(Path.of(args[0])))) {
      out.writeObject(infos);
    }
  }
}
