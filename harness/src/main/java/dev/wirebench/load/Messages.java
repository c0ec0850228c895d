package dev.wirebench.load;

import dev.wirebench.report.load.LoadServer;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * The messages that are sent to a server, and what it must answer.
 *
 * @param requests in full, with HTTP's lines
 * @param answers the bodies alone, in the same order
 * @param requestBytes mean length of the requests' bodies
 */
record Messages(byte[][] requests, byte[][] answers, double requestBytes) {

  /**
   * Requests with these bodies.
   *
   * @param contentType of the bodies
   */
  static Messages of(byte[][] bodies, byte[][] answers, String contentType) {
    byte[][] requests = new byte[bodies.length][];
    for (int i = 0; i < bodies.length; i++) {
      requests[i] = request(bodies[i], contentType);
    }
    return new Messages(requests, answers, mean(bodies));
  }

  private static byte[] request(byte[] body, String contentType) {
    String lines =
        "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: "
            + contentType
            + "\r\nContent-Length: "
            + body.length
            + "\r\n\r\n";
    byte[] head = lines.getBytes(StandardCharsets.US_ASCII);
    byte[] request = Arrays.copyOf(head, head.length + body.length);
    System.arraycopy(body, 0, request, head.length, body.length);
    return request;
  }

  /** Reads what a server has written when it started: content type, number, and pairs of bodies. */
  static Messages read(Path file) {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      String contentType = in.readUTF();
      byte[][] bodies = new byte[in.readInt()][];
      byte[][] answers = new byte[bodies.length][];
      for (int i = 0; i < bodies.length; i++) {
        bodies[i] = in.readNBytes(in.readInt());
        answers[i] = in.readNBytes(in.readInt());
      }
      return of(bodies, answers, contentType);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int count() {
    return requests.length;
  }

  LoadServer.Sizes sizes() {
    return new LoadServer.Sizes(count(), requestBytes, mean(answers), mean(requests));
  }

  int longestAnswer() {
    return Arrays.stream(answers).mapToInt(answer -> answer.length).max().orElse(0);
  }

  private static double mean(byte[][] parts) {
    return Arrays.stream(parts).mapToInt(part -> part.length).average().orElse(0);
  }
}
