package dev.wirebench.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A connection that is kept alive, and has one request under way at most. It understands of HTTP
 * 1.1 what such a server answers: a status, a Content-Length, a body. Nothing is allocated once it
 * is made, so that the generator's collector does not run while it measures.
 */
final class Connection implements AutoCloseable {
  /** More than any server writes before a body. */
  private static final int LONGEST_HEAD = 4096;

  private static final int SEND_BUFFER = 1 << 18;
  private static final String STATUS = "HTTP/1.1 200";
  private static final String LENGTH = "content-length:";

  private final SocketChannel channel;
  private final SelectionKey key;
  private final ByteBuffer[] requests;
  private final byte[][] expected;
  private final byte[] answer;
  private final ByteBuffer room;
  private int message;
  private int bodyFrom;
  private int bodyLength;
  private String failure;

  /** The time when the request that is under way was due, as {@link System#nanoTime}. */
  long dueNanos;

  /** The time since which no request is under way, as {@link System#nanoTime}. */
  long freeNanos;

  private Connection(SocketChannel channel, Selector selector, Messages messages)
      throws IOException {
    this.channel = channel;
    this.requests =
        Arrays.stream(messages.requests()).map(ByteBuffer::wrap).toArray(ByteBuffer[]::new);
    this.expected = messages.answers();
    this.answer = new byte[LONGEST_HEAD + messages.longestAnswer()];
    this.room = ByteBuffer.wrap(answer);
    channel.configureBlocking(false);
    this.key = channel.register(selector, SelectionKey.OP_READ, this);
  }

  /** Connects to a server on this machine. */
  static Connection open(int port, Selector selector, Messages messages) throws IOException {
    SocketChannel channel = SocketChannel.open();
    try {
      channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
      channel.setOption(StandardSocketOptions.SO_SNDBUF, SEND_BUFFER);
      channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
      return new Connection(channel, selector, messages);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /** Begins to send a message, whose answer {@link #proceed} then takes. */
  void send(int number, long due) throws IOException {
    message = number;
    dueNanos = due;
    bodyFrom = 0;
    room.clear();
    write(requests[number].clear());
  }

  private void write(ByteBuffer request) throws IOException {
    channel.write(request);
    boolean sent = !request.hasRemaining();
    int wanted = sent ? SelectionKey.OP_READ : SelectionKey.OP_READ | SelectionKey.OP_WRITE;
    if (key.interestOps() != wanted) {
      key.interestOps(wanted);
    }
  }

  /**
   * Goes on when the system says that it can.
   *
   * @return whether the answer is there in full; then {@link #failure} tells whether it is right
   */
  boolean proceed() throws IOException {
    ByteBuffer request = requests[message];
    if (request.hasRemaining()) {
      write(request);
    }
    int read = channel.read(room);
    if (read < 0) {
      throw new IOException("the server closed a connection");
    }
    if (read == 0 && room.hasRemaining()) {
      return false;
    }
    if (bodyFrom == 0 && !head()) {
      return false;
    }
    return room.position() >= bodyFrom + bodyLength && complete();
  }

  /** Reads what stands before the body, if all of it is there. */
  private boolean head() throws IOException {
    int length = room.position();
    for (int i = 3; i < length; i++) {
      if (answer[i] == '\n' && answer[i - 1] == '\r' && answer[i - 2] == '\n') {
        bodyFrom = i + 1;
        bodyLength = bodyLength();
        if (bodyLength > answer.length - bodyFrom) {
          throw new IOException("an answer is longer than any that is expected");
        }
        return true;
      }
    }
    if (!room.hasRemaining()) {
      throw new IOException("an answer has more than " + LONGEST_HEAD + " bytes before its body");
    }
    return false;
  }

  private int bodyLength() throws IOException {
    if (!begins(0, STATUS)) {
      int end = 0;
      while (answer[end] != '\r') {
        end++;
      }
      throw new IOException("it answered '" + text(0, end) + "'");
    }
    for (int i = 0; i < bodyFrom; i++) {
      if (answer[i] == '\n' && begins(i + 1, LENGTH)) {
        return number(i + 1 + LENGTH.length());
      }
    }
    throw new IOException("an answer has no Content-Length");
  }

  private boolean begins(int from, String lowerOrExact) {
    for (int i = 0; i < lowerOrExact.length(); i++) {
      int c = answer[from + i];
      if (c != lowerOrExact.charAt(i) && Character.toLowerCase(c) != lowerOrExact.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private int number(int from) {
    int number = 0;
    int at = from;
    while (answer[at] == ' ') {
      at++;
    }
    while (answer[at] >= '0' && answer[at] <= '9') {
      number = 10 * number + answer[at++] - '0';
    }
    return number;
  }

  private String text(int from, int to) {
    return new String(answer, from, to - from, StandardCharsets.ISO_8859_1);
  }

  /** Every answer is compared with what is expected, byte by byte. */
  private boolean complete() {
    byte[] right = expected[message];
    boolean isRight =
        room.position() == bodyFrom + bodyLength
            && Arrays.equals(answer, bodyFrom, bodyFrom + bodyLength, right, 0, right.length);
    failure = isRight ? null : "an answer to message " + message + " is not what it must be";
    return true;
  }

  /** The reason why the answer that has come is wrong; null if it is right. */
  String failure() {
    return failure;
  }

  /** Length of the answer that has come, with HTTP's lines. */
  int answerLength() {
    return bodyFrom + bodyLength;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
