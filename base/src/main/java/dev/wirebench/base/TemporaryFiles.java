package dev.wirebench.base;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The folder for all temporary files of this process, those of JMH and of other libraries included.
 * The process locks it while it lives, so that the next one can tell what a killed one left, and
 * remove it.
 */
public final class TemporaryFiles {
  private static final String PROPERTY = "java.io.tmpdir";
  private static final String PREFIX = "wirebench-process-";
  private static final String LOCK = "lock";

  /** The folder that the system or the user names. */
  private static final Path SHARED = Path.of(System.getProperty(PROPERTY));

  /** A channel that nobody refers to is closed, and its lock is lost. */
  private static final Queue<FileChannel> HELD = new ConcurrentLinkedQueue<>();

  private TemporaryFiles() {}

  /** The folder that all processes of this machine have in common. */
  public static Path shared() {
    return SHARED;
  }

  /**
   * Gives this process a folder of its own, which goes when it ends. Must come before the first
   * temporary file: the JDK reads the property once. Where no folder can be made, files are where
   * they would be without it.
   */
  public static void own() {
    removeAbandoned(SHARED);
    try {
      Path folder = lockedIn(SHARED);
      System.setProperty(PROPERTY, folder.toString());
      Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
    } catch (IOException | UnsupportedOperationException e) {
      // Whoever needs a temporary file says why there can be none.
    }
  }

  /** Makes a folder that this process holds until it ends. */
  @SuppressWarnings("resource") // The lock is given back when the process ends, however it ends.
  static Path lockedIn(Path shared) throws IOException {
    Path folder = shared.resolve(PREFIX + ProcessHandle.current().pid() + "-" + System.nanoTime());
    Files.createDirectory(folder);
    Path part = folder.resolve(LOCK + ".part");
    FileChannel channel =
        FileChannel.open(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    channel.lock();
    HELD.add(channel);
    // Nobody sees a lock that is not held yet.
    Files.move(part, folder.resolve(LOCK), StandardCopyOption.ATOMIC_MOVE);
    return folder;
  }

  /** Removes the folders of processes that are gone. */
  static void removeAbandoned(Path shared) {
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(shared, PREFIX + "*")) {
      for (Path folder : folders) {
        if (isAbandoned(folder.resolve(LOCK))) {
          remove(folder);
        }
      }
    } catch (IOException e) {
      // It costs disk space, and no result.
    }
  }

  private static boolean isAbandoned(Path lock) {
    if (!Files.isWritable(lock)) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE)) {
      return channel.tryLock() != null;
    } catch (IOException | OverlappingFileLockException e) {
      return false;
    }
  }

  private static void remove(Path folder) {
    try {
      Folders.delete(folder);
    } catch (IOException e) {
      // Another process has removed it, or still writes there: the next one tries again.
    }
  }
}
