package dev.wirebench.campaign;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.wirebench.base.BadInput;
import dev.wirebench.fork.Gate;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The campaign's side of the {@link Gate}s of a heat: where they connect, on this machine's own
 * loopback address. Whoever connects without the key of a fork is not let in.
 */
final class Gatekeeper implements Closeable {
  private static final int POLL_MILLIS = 50;
  private static final int HELLO_MILLIS = 30_000;

  private final ServerSocket server;
  private final String secret;
  private final String remedy;

  /**
   * @param remedy for a machine whose own address cannot be reached, for instance {@code start a
   *     run with --interleave blocks}
   * @throws BadInput if it cannot be reached
   */
  Gatekeeper(String remedy) {
    this.remedy = remedy;
    try {
      server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
      server.setSoTimeout(POLL_MILLIS);
    } catch (IOException e) {
      throw unreachable(e);
    }
    byte[] random = new byte[16];
    new SecureRandom().nextBytes(random);
    secret = HexFormat.of().formatHex(random);
  }

  private BadInput unreachable(IOException e) {
    return new BadInput(
        "Forks cannot be reached on this machine's own address ("
            + e.getMessage()
            + "): allow connections within it, or "
            + remedy
            + ".",
        e);
  }

  /** The options of the gate of a fork. */
  String options(int fork) {
    return server.getLocalPort() + " " + key(fork);
  }

  private String key(int fork) {
    return secret + "-" + fork;
  }

  /**
   * Waits until the gate of a fork connects.
   *
   * @param alive whether it still may
   * @return empty if it is not alive, or the time is over
   * @throws BadInput if it cannot be reached
   */
  Optional<GateLink> admit(int fork, BooleanSupplier alive, long millis) {
    long deadline = System.nanoTime() + millis * 1_000_000;
    while (alive.getAsBoolean() && System.nanoTime() < deadline) {
      try {
        Optional<GateLink> link = greet(server.accept(), fork);
        if (link.isPresent()) {
          return link;
        }
      } catch (SocketTimeoutException nobodyYet) {
        // Whether the fork is alive is looked at again.
      } catch (IOException e) {
        throw unreachable(e);
      }
    }
    return Optional.empty();
  }

  private Optional<GateLink> greet(Socket socket, int fork) throws IOException {
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(HELLO_MILLIS);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII));
    String hello = helloOf(in);
    String[] parts = hello.split(" ");
    if (parts.length == 2 && parts[0].equals(key(fork)) && parts[1].matches("\\d{1,18}")) {
      return Optional.of(new GateLink(socket, in, Long.parseLong(parts[1])));
    }
    socket.close();
    return Optional.empty();
  }

  private static String helloOf(BufferedReader in) {
    try {
      String line = in.readLine();
      return line == null ? "" : line;
    } catch (IOException silent) {
      return "";
    }
  }

  @Override
  public void close() {
    try {
      server.close();
    } catch (IOException e) {
      throw unreachable(e);
    }
  }
}
