package dev.wirebench.report.input;

import java.util.List;

/**
 * The virtual machine of a cell's forks. Empty where JMH's file does not say.
 *
 * @param label what tables are told apart by: the campaign's label, else JMH's {@code jdkVersion}
 * @param path of the java command
 */
public record Jvm(String label, String path, List<String> args, String vmName, String vmVersion) {
  /**
   * The option for the file of crash reports. The file is named after the run's folder, and changes
   * no time.
   */
  private static final String CRASH_REPORT = "-XX:ErrorFile=";

  /** This machine under another label. */
  Jvm labelled(String other) {
    return new Jvm(other, path, args, vmName, vmVersion);
  }

  /**
   * Flags that may change times.
   *
   * @param args all flags of a JVM
   */
  public static List<String> settings(List<String> args) {
    return args.stream().filter(flag -> !flag.startsWith(CRASH_REPORT)).toList();
  }
}
