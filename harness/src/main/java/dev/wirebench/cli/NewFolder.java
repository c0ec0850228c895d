package dev.wirebench.cli;

import dev.wirebench.campaign.Campaign;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

/** The folder of a measurement for which no other was named. */
public final class NewFolder {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private NewFolder() {}

  /** A folder that does not exist yet, unless two runs begin in one second. */
  public static Path named(String name) {
    return Campaign.RESULTS.resolve(LocalDateTime.now().format(STAMP) + "-" + name);
  }
}
