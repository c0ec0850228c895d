package dev.wirebench.codec;

import java.util.Collection;

/** The traits of a codec lack what every codec says; the message is a sentence for its author. */
public final class IncompleteTraits extends RuntimeException {
  private static final long serialVersionUID = 1L;

  IncompleteTraits(Collection<String> missing) {
    super(
        "Traits lack "
            + String.join(", ", missing)
            + ": call the method of that name before build()");
  }
}
