package dev.wirebench.codegen;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Hands the compiled schemas on to the steps that read them, unless these cannot carry one: then
 * the build ends here, before any class is compiled.
 */
public final class PublishDescriptors {
  private PublishDescriptors() {}

  /**
   * @param args the file that protoc writes anew in every build, and the path of its copy, which is
   *     left alone if it is the same already: it was judged before, and what is made of it goes by
   *     time stamps
   */
  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    Path copy = Path.of(args[1]);
    if (!Files.exists(copy) || Files.mismatch(file, copy) >= 0) {
      try (InputStream in = Files.newInputStream(file)) {
        Schema.read(in).files().forEach(SupportedConstructs::check);
      }
      Files.createDirectories(copy.getParent());
      Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
