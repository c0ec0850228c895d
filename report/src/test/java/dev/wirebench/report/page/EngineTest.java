package dev.wirebench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.mozilla.javascript.Context;

class EngineTest {
  @Test
  void regularExpressionsAreThereForAThreadWhoseClassLoaderLacksRhino() throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader plugin = new URLClassLoader(classPath(), platform)) {
      thread.setContextClassLoader(platform);
      Object context = plugin.loadClass(Engine.class.getName()).getMethod("enter").invoke(null);
      Class<?> contexts = plugin.loadClass(Context.class.getName());
      Object script =
          contexts
              .getMethod("compileString", String.class, String.class, int.class, Object.class)
              .invoke(context, "/b+/.test('abbc')", "test.js", 1, null);
      assertThat(script).isNotNull();
      assertThat(thread.getContextClassLoader()).isEqualTo(platform);
      contexts.getMethod("close").invoke(context);
    } finally {
      thread.setContextClassLoader(usual);
    }
  }

  private static URL[] classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(EngineTest::url)
        .toArray(URL[]::new);
  }

  private static URL url(String entry) {
    try {
      return new File(entry).toURI().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(entry, e);
    }
  }
}
