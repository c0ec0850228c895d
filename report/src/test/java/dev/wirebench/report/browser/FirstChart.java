package dev.wirebench.report.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Times until a page has drawn its first chart, and all of them: a recorded measurement, no test.
 * Argument: a {@code report.html}, for instance of {@link dev.wirebench.report.ManyCells}.
 */
public final class FirstChart {
  private static final int ROUNDS = 5;

  private FirstChart() {}

  public static void main(String[] args) throws IOException {
    Path page = Path.of(args[0]).toAbsolutePath();
    System.out.printf("%s has %,d bytes%n", page, Files.size(page));
    try (Chromium browser = Chromium.start(Chromium.installed().orElseThrow())) {
      for (int round = 0; round < ROUNDS; round++) {
        Tab tab = browser.open(1280, 800);
        tab.open(page, "");
        double first =
            tab.evaluate("performance.getEntriesByName('first-chart')[0].startTime").asDouble();
        double all =
            tab.evaluate("performance.getEntriesByName('all-charts')[0].startTime").asDouble();
        System.out.printf("first chart after %.2f s, all after %.2f s%n", first / 1e3, all / 1e3);
      }
    }
  }
}
