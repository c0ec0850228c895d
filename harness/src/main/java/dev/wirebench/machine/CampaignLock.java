package dev.wirebench.machine;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.TemporaryFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.function.Supplier;

/**
 * Lets one campaign at a time run on a machine: two would measure each other. The system gives the
 * lock back when the process ends, however it ends. JMH's own lock is free between two forks.
 */
public final class CampaignLock implements AutoCloseable {
  private static final long POLL_MILLIS = 1000;

  private static final String OTHER_FILE = "wirebench.lock";

  private final FileChannel channel;

  private CampaignLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Works while no other campaign can.
   *
   * @param wait for the other campaign to end, instead of refusing
   * @param waiting called once if it has to
   * @throws BadInput if another campaign runs, or the lock's file cannot be used
   */
  @SuppressWarnings("try") // The lock is held, not used.
  public static <T> T whileHeld(boolean wait, Runnable waiting, Supplier<T> work) {
    try (CampaignLock lock = acquire(wait, waiting)) {
      return work.get();
    }
  }

  private static CampaignLock acquire(boolean wait, Runnable waiting) {
    Path file = file();
    try {
      FileChannel channel = open(file);
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
      throw new BadInput(
          "The lock '" + file + "' cannot be used (" + e + "): ask its owner to make it writable.",
          e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadInput("Interrupted while another campaign was running.", e);
    }
  }

  /**
   * The file of the lock. All users of the machine share it, where there is such a folder. Tests
   * whose times mean nothing have one each, so that they need not wait for each other.
   */
  private static Path file() {
    if (System.getProperty(OTHER_FILE) != null) {
      return Path.of(System.getProperty(OTHER_FILE));
    }
    Path shared = Path.of("/tmp");
    Path folder = Files.isWritable(shared) ? shared : TemporaryFiles.shared();
    return folder.resolve("wirebench.lock");
  }

  private static FileChannel open(Path file) throws IOException {
    if (Files.exists(file)) {
      // This does not ask to create it, which Linux refuses here for a file of another user.
      return FileChannel.open(file, StandardOpenOption.WRITE);
    }
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    if (view != null) {
      view.setPermissions(PosixFilePermissions.fromString("rw-rw-rw-"));
    }
    return channel;
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
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
