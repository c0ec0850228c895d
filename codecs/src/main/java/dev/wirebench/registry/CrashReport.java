package dev.wirebench.registry;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The report that HotSpot prints when it dies, as one line that does not change between equal
 * deaths.
 */
final class CrashReport {
  /** {@code # SIGSEGV (0xb) at pc=0x00007f…}. */
  private static final Pattern SIGNAL = Pattern.compile("#\\s+(SIG\\w+|EXCEPTION_\\w+) \\(.*");

  /**
   * {@code # V [libjvm.so+0xfd2f5e] Unsafe_GetInt+0x9e}, or {@code # J 1245 c1 a.B.c()V (56
   * bytes) @ 0x00007f…}: numbers of compilations and addresses are others each time.
   */
  private static final Pattern FRAME =
      Pattern.compile(
          "#\\s+[A-Za-z]\\s+(?:\\[[^]]*]\\s*)?(?:\\d+\\s+(?:%\\s+)?c[12]\\s+)?"
              + "(.*?)(?: \\(\\d+ bytes\\).*|\\+0x.*| @ 0x.*)?");

  private CrashReport() {}

  /**
   * @param lines what a JVM printed
   * @return the signal, and the function in which it came; empty if the JVM did not die of one
   */
  static Optional<String> cause(List<String> lines) {
    for (String line : lines) {
      Matcher signal = SIGNAL.matcher(line);
      if (signal.matches()) {
        return Optional.of(signal.group(1) + frame(lines));
      }
    }
    return Optional.empty();
  }

  private static String frame(List<String> lines) {
    int title = lines.indexOf("# Problematic frame:");
    if (title < 0 || title + 1 >= lines.size()) {
      return "";
    }
    Matcher frame = FRAME.matcher(lines.get(title + 1));
    return frame.matches() && !frame.group(1).isBlank() ? " in " + frame.group(1).strip() : "";
  }
}
