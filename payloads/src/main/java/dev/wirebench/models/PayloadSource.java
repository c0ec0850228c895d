package dev.wirebench.models;

import java.io.Closeable;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/**
 * The payloads with the values that a campaign has drawn, or with those of the build. A JVM that
 * checks or measures a codec takes it before the codec is loaded: {@link Payload#load(String)},
 * which a codec may call too, has the values of the build.
 */
public final class PayloadSource implements Closeable {
  /** The property that names a jar of {@link Drawn} values, for JVMs that measure or check. */
  private static final String DRAWN = "wirebench.values";

  private static final String FLAG = "-D" + DRAWN + "=";

  private final ClassLoader loader;

  private PayloadSource(ClassLoader loader) {
    this.loader = loader;
  }

  /** The source of this JVM for whoever asks first; for others, that of the build's values. */
  public static PayloadSource take() {
    String drawn = System.clearProperty(DRAWN);
    return drawn == null ? ofBuild() : of(Path.of(drawn));
  }

  /** The source of the values that are in the build, and in the payload jars that are open. */
  public static PayloadSource ofBuild() {
    return new PayloadSource(PayloadJars.loader());
  }

  /**
   * The source of drawn values; of payloads that the jar does not have, of the build's.
   *
   * @param drawn a jar that holds values and documents
   */
  public static PayloadSource of(Path drawn) {
    return new PayloadSource(new Drawn(drawn, PayloadJars.loader()));
  }

  /** The flag by which a JVM takes drawn values. */
  public static String flag(Path drawn) {
    return FLAG + drawn.toAbsolutePath();
  }

  /** Says whether a JVM's flag is such a one: it names a place, and nothing that changes times. */
  public static boolean isFlag(String flag) {
    return flag.startsWith(FLAG);
  }

  /**
   * Loads one payload and nothing of the others.
   *
   * @throws IllegalArgumentException if there is no such payload, or it has fewer values
   */
  public Payload<?> load(String id) {
    return Payload.load(id, loader);
  }

  /** Closes the jar of drawn values; what was not read by then cannot be read any more. */
  @Override
  public void close() throws IOException {
    if (loader instanceof Drawn drawn) {
      drawn.close();
    }
  }

  /** A jar whose files come before those of the same names elsewhere; it holds no classes. */
  private static final class Drawn extends URLClassLoader {
    Drawn(Path jar, ClassLoader others) {
      super(new URL[] {PayloadJars.url(jar)}, others);
    }

    @Override
    public URL getResource(String name) {
      URL drawn = findResource(name);
      return drawn != null ? drawn : super.getResource(name);
    }
  }
}
