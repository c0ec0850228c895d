package dev.wirebench.codec;

import java.util.Locale;

/** Says whether threads may share what a codec holds once it is bound, as the codec is wired. */
public enum ThreadSafety {
  /** Many threads may share it, whatever the library recycles inside. */
  SAFE,
  /** It must not be shared: a service binds one for each of its threads. */
  ONE_PER_THREAD,
  /**
   * Many threads may share it, because each operation borrows what must not be shared from a pool
   * or a thread-local that the library provides, and pays for that.
   */
  POOLED;

  /** The reason for rows of which their library's documentation does not say whether. */
  public static final String BY_SOURCE =
      "By its source alone threads may share it: its documentation does not say.";

  /** The name as it is printed: {@code one per thread}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
