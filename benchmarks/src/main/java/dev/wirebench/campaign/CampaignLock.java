package dev.wirebench.campaign;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Lets one campaign at a time run on a machine: two would measure each other. The system gives the
 * lock back when the process ends, however it ends. JMH's own lock is free between two forks.
 */
final class CampaignLock implements Closeable {
  private static final long POLL_MILLIS = 1000;

  private final FileChannel channel;

  private CampaignLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * @param wait for the other campaign to end, instead of refusing
   * @param waiting called once if it has to
   * @throws BadInput if another campaign runs, or the lock's file cannot be used
   */
  static CampaignLock acquire(boolean wait, Runnable waiting) {
    Path file = Path.of(System.getProperty("java.io.tmpdir"), "wirebench.lock");
    try {
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (tryLock(channel)) {
        return new CampaignLock(channel);
      }
      if (!wait) {
        channel.close();
        throw new BadInput(
            "Another campaign is running on this machine, and each would disturb the other: wait for"
                + " it with --wait, or stop it.");
      }
      waiting.run();
      while (!tryLock(channel)) {
        Thread.sleep(POLL_MILLIS);
      }
      return new CampaignLock(channel);
    } catch (IOException e) {
      throw new BadInput("The lock '" + file + "' cannot be used (" + e + "): remove it.", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadInput("Interrupted while another campaign was running.", e);
    }
  }

  private static boolean tryLock(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException heldByThisJvm) {
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
