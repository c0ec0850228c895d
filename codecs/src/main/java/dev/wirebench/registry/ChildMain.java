package dev.wirebench.registry;

import dev.wirebench.base.ChildResults;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Runs another main class in a {@link ChildJvm}, which ends when its parent is gone. */
final class ChildMain {
  private ChildMain() {}

  /**
   * @param args name of the main class, then its own arguments
   */
  public static void main(String[] args) throws Throwable {
    ChildResults.sealWith(Parent.told());
    Parent.endWithIt();
    Method main = Class.forName(args[0]).getDeclaredMethod("main", String[].class);
    main.setAccessible(true);
    try {
      main.invoke(null, (Object) Arrays.copyOfRange(args, 1, args.length));
    } catch (InvocationTargetException e) {
      // As if the JVM had called it.
      throw e.getCause();
    }
  }
}
