package dev.wirebench.codec;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the version of the SPI that a codec from outside was compiled for:
 * {@code @Spi(Spi.VERSION)} stands at its class. The compiler copies the constant's value into the
 * class, so that a jar keeps the version of its own day.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Spi {
  /**
   * The version that this program has. A change that makes authors of codecs change theirs raises
   * it, and CHANGELOG says how.
   */
  int VERSION = 2;

  /**
   * The last version that codecs need not name. Later ones refuse a codec that names none, since it
   * may be as old.
   */
  int UNNAMED = 2;

  int value();
}
