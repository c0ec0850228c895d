package dev.wirebench.codegen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Copies a file that a tool writes anew in every build, unless the copy is the same already: what
 * is made from the copy is then left alone by the steps behind, which go by time stamps.
 */
public final class CopyIfChanged {
  private CopyIfChanged() {}

  /**
   * @param args the file, and the path of the copy
   */
  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    Path copy = Path.of(args[1]);
    if (!Files.exists(copy) || Files.mismatch(file, copy) >= 0) {
      Files.createDirectories(copy.getParent());
      Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
