package dev.wirebench.registry;

import java.nio.file.Path;
import java.util.Locale;

/** The user's folder for what can be made again, where the system wants such files. */
public final class UserCache {
  private UserCache() {}

  /** The part of it that is ours, which need not exist. */
  public static Path folder() {
    String xdg = System.getenv("XDG_CACHE_HOME");
    if (xdg != null && !xdg.isBlank()) {
      return Path.of(xdg, "wirebench");
    }
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    Path user = Path.of(System.getProperty("user.home"));
    String local = System.getenv("LOCALAPPDATA");
    if (system.startsWith("windows") && local != null) {
      return Path.of(local, "wirebench");
    }
    return system.startsWith("mac")
        ? user.resolve("Library").resolve("Caches").resolve("wirebench")
        : user.resolve(".cache").resolve("wirebench");
  }
}
