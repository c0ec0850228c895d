package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codecs;
import dev.wirebench.fork.CampaignFacts;
import dev.wirebench.models.Payload;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Writes a message by classes of its own: a codec that reads its first message must not find its
 * library loaded because somebody had to write that message. Classes of the JDK are common to both,
 * and those that the library uses are loaded.
 */
public final class IsolatedWriter {
  private IsolatedWriter() {}

  /**
   * Value 0 of a payload, as a codec writes it.
   *
   * @throws IllegalStateException if it does not
   */
  static byte[] firstMessage(String codec, String payload) {
    Thread thread = Thread.currentThread();
    ClassLoader own = thread.getContextClassLoader();
    try (URLClassLoader loader =
        new URLClassLoader("elsewhere", classPath(), ClassLoader.getPlatformClassLoader())) {
      // Libraries look for their parts with it.
      thread.setContextClassLoader(loader);
      Method write =
          loader
              .loadClass(IsolatedWriter.class.getName())
              .getMethod("write", String.class, String.class);
      return (byte[]) write.invoke(null, codec, payload);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(codec + " does not write " + payload, e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    } finally {
      thread.setContextClassLoader(own);
    }
  }

  /** Called in the other class loader, which is why it is public. */
  @SuppressWarnings("unchecked")
  public static byte[] write(String codec, String payload) throws Exception {
    Payload<?> data = Payload.load(payload);
    Binding<Object> binding = (Binding<Object>) Codecs.load(codec).bind(data.type());
    return binding.serialize(binding.fromModel(data.values().get(0)));
  }

  private static URL[] classPath() {
    return Arrays.stream(CampaignFacts.first().classPath().split(File.pathSeparator))
        .map(IsolatedWriter::url)
        .toArray(URL[]::new);
  }

  private static URL url(String entry) {
    try {
      return Path.of(entry).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }
}
