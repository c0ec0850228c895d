package dev.wirebench.load;

import dev.wirebench.report.load.LoadTurn;
import java.io.IOException;
import java.nio.file.Path;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/** Samples of stacks that Flight Recorder took in a server. */
final class StackSamples {
  /**
   * The event for samples of threads that run Java code. Threads that wait or are in the system
   * have none.
   */
  private static final String EVENT = "jdk.ExecutionSample";

  /** The server's method that makes the codec's two calls, and nothing else. */
  private static final String CLASS = "dev.wirebench.service.orders.Exchange";

  private static final String METHOD = "exchange";

  private StackSamples() {}

  static LoadTurn.Samples count(Path recording) throws IOException {
    long codec = 0;
    long all = 0;
    try (RecordingFile file = new RecordingFile(recording)) {
      while (file.hasMoreEvents()) {
        RecordedEvent event = file.readEvent();
        if (event.getEventType().getName().equals(EVENT) && event.getStackTrace() != null) {
          all++;
          codec +=
              event.getStackTrace().getFrames().stream().anyMatch(StackSamples::isCodecs) ? 1 : 0;
        }
      }
    }
    return new LoadTurn.Samples(codec, all);
  }

  private static boolean isCodecs(RecordedFrame frame) {
    return frame.getMethod().getName().equals(METHOD)
        && frame.getMethod().getType().getName().equals(CLASS);
  }
}
