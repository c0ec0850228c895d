package dev.wirebench.machine;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** How much memory there is for forks. */
public final class Memory {
  /** The rest is for the system, its file cache, and whatever else runs. */
  private static final double SHARE_FOR_FORKS = 0.6;

  private static final long MEGABYTE = 1 << 20;

  private Memory() {}

  /** That forks may take together, in megabytes: of the machine's, or of its container's limit. */
  public static int megabytesForForks() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
        ? (int) (SHARE_FOR_FORKS * system.getTotalMemorySize() / MEGABYTE)
        : 0;
  }
}
