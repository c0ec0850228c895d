package dev.wirebench.studies.replicator;

/** The server did not start, or did not answer; the message says why, as a phrase. */
final class ServerFailed extends Exception {
  private static final long serialVersionUID = 1L;

  ServerFailed(String why) {
    super(why);
  }

  ServerFailed(String why, Throwable cause) {
    super(why, cause);
  }
}
