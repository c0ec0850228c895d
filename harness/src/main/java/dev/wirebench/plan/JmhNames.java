package dev.wirebench.plan;

/**
 * Names of classes that stand above the harness, in the module of the benchmarks. The harness is
 * built without them and starts them by their names; a test of that module holds that they exist.
 */
public final class JmhNames {
  /** A class with benchmarks: all of them are in one jar. */
  public static final String BENCHMARKS = "dev.wirebench.jmh.Bytes";

  /** JMH's own command line, with forks that have a long class path. */
  public static final String MAIN = "dev.wirebench.jmh.JmhMain";

  private JmhNames() {}
}
