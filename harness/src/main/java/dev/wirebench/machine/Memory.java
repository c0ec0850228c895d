package dev.wirebench.machine;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** The memory that there is for forks. */
public final class Memory {
  /** The rest is for the system, its file cache, and whatever else runs. */
  private static final double SHARE_FOR_FORKS = 0.6;

  private static final long MEGABYTE = 1 << 20;

  private Memory() {}

  /**
   * The memory that forks may take together, in megabytes: a share of the machine's, or of its
   * container's limit.
   */
  public static int megabytesForForks() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
        ? (int) (SHARE_FOR_FORKS * system.getTotalMemorySize() / MEGABYTE)
        : 0;
  }
}
