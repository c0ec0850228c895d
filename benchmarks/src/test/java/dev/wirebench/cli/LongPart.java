package dev.wirebench.cli;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A class of tests that takes minutes and depends on few files. With {@code -Dci.state=FOLDER} it
 * runs only if one of these has changed since all of its tests passed; with {@code -Deverything} it
 * runs in any case.
 */
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@ExtendWith(SeenGreen.class)
@interface LongPart {
  /** The modules whose main sources the tests depend on; those that they need in turn follow. */
  String[] modules();

  /** Further files and folders, from the root of the checkout. */
  String[] files();
}
