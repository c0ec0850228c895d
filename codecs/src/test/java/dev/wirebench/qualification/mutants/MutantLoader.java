package dev.wirebench.qualification.mutants;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;

/** Loads a codec and its library once more, with changes. Payloads and the suite are shared. */
final class MutantLoader extends URLClassLoader {
  private static final URL[] CLASS_PATH =
      Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
          .map(MutantLoader::url)
          .toArray(URL[]::new);

  private final Honest honest;
  private final Change change;

  /** The bytes of a class instead of those that it has. */
  interface Change {
    /**
     * @return null if it stays as it is
     */
    byte[] changed(String type, byte[] bytes);
  }

  MutantLoader(Honest honest, Change change) {
    super(CLASS_PATH, MutantLoader.class.getClassLoader());
    this.honest = honest;
    this.change = change;
  }

  private static URL url(String entry) {
    try {
      return Path.of(entry).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      if (!honest.isLoadedAgain(name)) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? findClass(name) : loaded;
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] changed = honest.isEdited(name) ? changed(name) : null;
    return changed == null
        ? super.findClass(name)
        : defineClass(
            name,
            changed,
            0,
            changed.length,
            // From the same jar, as far as anybody can tell.
            Class.forName(name, false, getParent()).getProtectionDomain());
  }

  private byte[] changed(String name) throws ClassNotFoundException {
    String file = name.replace('.', '/') + ".class";
    try (InputStream in = getParent().getResourceAsStream(file)) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      return change.changed(name, in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
