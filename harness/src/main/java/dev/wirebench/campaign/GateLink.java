package dev.wirebench.campaign;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.wirebench.fork.Gate;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;

/** The connection to the gate of one fork. */
final class GateLink implements Closeable {
  private final Socket socket;
  private final BufferedReader in;
  private final long pid;
  private String lastWords = "";

  GateLink(Socket socket, BufferedReader in, long pid) {
    this.socket = socket;
    this.in = in;
    this.pid = pid;
  }

  /** The process that the fork is. */
  long pid() {
    return pid;
  }

  /** The outcome of waiting for a fork. */
  enum Answer {
    YES,
    /** The fork has closed its end: it is over. */
    GONE,
    /** The time is over. */
    LATE
  }

  /** Waits until the fork stands at its gate. */
  Answer awaitWaiting(long millis) {
    return await(Gate.WAITING, millis);
  }

  /** Lets the fork measure once. */
  void go() {
    send(Gate.GO);
  }

  /** Lets the fork measure once on fresh values, if it has such. */
  void goFresh() {
    send(Gate.FRESH);
  }

  private void send(String word) {
    try {
      socket.getOutputStream().write((word + "\n").getBytes(US_ASCII));
    } catch (IOException gone) {
      // Reading will tell.
    }
  }

  /** Waits until the fork gives its turn back. */
  Answer awaitDone(long millis) {
    return await(Gate.DONE, millis);
  }

  /** CPU time of the wait before the turn that was given back last, in nanoseconds; -1: unknown. */
  long waitedNanos() {
    return Long.parseLong(lastWords.split(" ")[1]);
  }

  /** Says whether the turn that was given back last was on fresh values. */
  boolean wasFresh() {
    return lastWords.endsWith(" " + Gate.FRESH);
  }

  private Answer await(String word, long millis) {
    try {
      socket.setSoTimeout((int) Math.min(Integer.MAX_VALUE, Math.max(1, millis)));
      String line = in.readLine();
      if (line == null) {
        return Answer.GONE;
      }
      lastWords = line;
      return line.startsWith(word) ? Answer.YES : Answer.GONE;
    } catch (SocketTimeoutException e) {
      return Answer.LATE;
    } catch (IOException e) {
      return Answer.GONE;
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException closedAlready) {
      // Nothing is left to do.
    }
  }
}
