package dev.wirebench.report.input;

import java.util.List;

/**
 * The virtual machine of a cell's forks. Empty where JMH's file does not say.
 *
 * @param label what tables are told apart by: the campaign's label, else JMH's {@code jdkVersion}
 * @param path of the java command
 */
public record Jvm(String label, String path, List<String> args, String vmName, String vmVersion) {
  /** The same machine under another label. */
  Jvm labelled(String other) {
    return new Jvm(other, path, args, vmName, vmVersion);
  }
}
