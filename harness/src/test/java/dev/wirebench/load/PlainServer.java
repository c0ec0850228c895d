package dev.wirebench.load;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** Answers with what it was asked, in a thread for each connection, and does what a test plants. */
final class PlainServer implements AutoCloseable {
  private final ServerSocket socket;
  private final Answering answering;
  private final AtomicInteger requests = new AtomicInteger();

  /** What stands in for the answer. */
  interface Answering {
    /**
     * @param number of the request, from 1
     * @return everything that is sent, with HTTP's lines; null to hang up
     */
    byte[] answer(int number, byte[] body) throws InterruptedException;
  }

  PlainServer(Answering answering) {
    this.answering = answering;
    try {
      socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    daemon(this::accept);
  }

  static byte[] ok(byte[] body) {
    return with("HTTP/1.1 200 OK\r\nServer: plain\r\nCONTENT-LENGTH: " + body.length, body);
  }

  static byte[] with(String head, byte[] body) {
    String text = head + "\r\n\r\n" + new String(body, StandardCharsets.ISO_8859_1);
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  int port() {
    return socket.getLocalPort();
  }

  int requests() {
    return requests.get();
  }

  private void accept() {
    try {
      while (true) {
        Socket connection = socket.accept();
        daemon(() -> serve(connection));
      }
    } catch (IOException closed) {
      // The test is over.
    }
  }

  private static void daemon(Runnable task) {
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    thread.start();
  }

  private void serve(Socket connection) {
    try (connection) {
      connection.setTcpNoDelay(true);
      InputStream in = new BufferedInputStream(connection.getInputStream());
      OutputStream out = connection.getOutputStream();
      for (byte[] body = body(in); body != null; body = body(in)) {
        byte[] answer = answering.answer(requests.incrementAndGet(), body);
        if (answer == null) {
          return;
        }
        out.write(answer);
      }
    } catch (IOException | InterruptedException closed) {
      // The load is over.
    }
  }

  /** Null at the end. */
  private static byte[] body(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = in.read();
      if (next < 0) {
        return null;
      }
      head.append((char) next);
    }
    String length = head.toString().replaceFirst("(?s).*Content-Length: (\\d+)\r\n.*", "$1");
    return in.readNBytes(Integer.parseInt(length));
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
