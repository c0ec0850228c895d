package dev.wirebench.report.page;

import org.mozilla.javascript.Context;

/**
 * The engine that runs {@link Scripts} without a browser. The scripts see JavaScript's own objects
 * and no Java, as long as their scope is {@link Context#initSafeStandardObjects safe}.
 */
public final class Engine {
  static {
    findRegularExpressions();
  }

  private Engine() {}

  /**
   * Enters a context for the language of the scripts.
   *
   * @return a context of this thread, to be closed
   */
  public static Context enter() {
    Context context = Context.enter();
    context.setLanguageVersion(Context.VERSION_ES6);
    return context;
  }

  /**
   * Rhino looks up its regular expressions once, through the context class loader of the thread
   * that uses them first. Threads of the common pool have the system class loader there, which
   * lacks Rhino if a build tool loaded both.
   */
  private static void findRegularExpressions() {
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    thread.setContextClassLoader(Engine.class.getClassLoader());
    try (Context context = enter()) {
      context.compileString("/a/", "first.js", 1, null);
    } finally {
      thread.setContextClassLoader(usual);
    }
  }
}
