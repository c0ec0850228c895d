package dev.wirebench.machine;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.base.Digests;
import dev.wirebench.registry.UserCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Digests of this program's own jars, which change with a build alone. A digest that an earlier
 * command has made is in the user's folder for what can be made again. It holds as long as the
 * path, the size and the time of the file are the ones that were noted with it.
 */
public final class KeptDigests {
  private static final String FOLDER = "digests";

  private KeptDigests() {}

  /** SHA-256 of a jar, or of a folder of classes, whose digest is never kept. In hexadecimal. */
  public static String sha256(Path path) {
    try {
      BasicFileAttributes file = Files.readAttributes(path, BasicFileAttributes.class);
      if (!file.isRegularFile()) {
        return Digests.sha256(path);
      }
      Path absolute = path.toAbsolutePath();
      Path kept =
          UserCache.folder()
              .resolve(FOLDER)
              .resolve(Digests.sha256(absolute.toString().getBytes(UTF_8)));
      String state = file.size() + " " + file.lastModifiedTime() + " ";
      String noted = Files.isRegularFile(kept) ? Files.readString(kept).strip() : "";
      if (noted.startsWith(state)) {
        return noted.substring(state.length());
      }
      String digest = Digests.sha256(path);
      keep(kept, state + digest + "\n");
      return digest;
    } catch (IOException unreadable) {
      return Digests.sha256(path);
    }
  }

  private static void keep(Path file, String text) {
    try {
      Path folder = Files.createDirectories(file.getParent());
      Path part = Files.createTempFile(folder, "digest", ".part");
      Files.writeString(part, text);
      // Another command reads all of it or nothing.
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException notKept) {
      // The next command makes the digest again.
    }
  }
}
