package dev.wirebench.qualification;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says in words what a class path lacks of what a codec, or a library, was compiled against. */
final class Lacking {
  /**
   * A method as errors name it: {@code 'com.google.gson.GsonBuilder
   * com.google.gson.GsonBuilder.setLenient()'}.
   */
  private static final Pattern METHOD = Pattern.compile("'?(?:\\S+ )?([\\w.$<>]+\\(.*?\\))'?.*");

  private static final Pattern CLASS_VERSION =
      Pattern.compile("(\\S+) has been compiled .*class file version (\\d+).*");

  /** Class file versions count from Java 1.0, which is 44. */
  private static final int FIRST_CLASS_VERSION = 44;

  private Lacking() {}

  /**
   * Describes the error that began it all, if that is one of linking.
   *
   * @return one sentence without a full stop
   */
  static Optional<String> words(Throwable thrown) {
    LinkageError found = null;
    for (Throwable one = thrown; one != null; one = one.getCause()) {
      if (one instanceof LinkageError error && !(one instanceof ExceptionInInitializerError)) {
        found = error;
      }
    }
    return Optional.ofNullable(found)
        .map(error -> words(error) + " (" + error.getClass().getSimpleName() + ")");
  }

  private static String words(LinkageError error) {
    String message = String.valueOf(error.getMessage());
    if (error instanceof NoSuchMethodError) {
      Matcher method = METHOD.matcher(message);
      return "this version of the library lacks the method "
          + (method.matches() ? method.group(1) : message);
    }
    if (error instanceof NoSuchFieldError) {
      return "this version of the library lacks the field " + message;
    }
    if (error instanceof NoClassDefFoundError) {
      return message.startsWith("Could not initialize")
          ? "a class of this version of the library cannot be initialized: " + message
          : "this version of the library lacks the class " + message.replace('/', '.');
    }
    if (error instanceof UnsupportedClassVersionError) {
      Matcher version = CLASS_VERSION.matcher(message);
      return version.matches()
          ? "this version of the library needs Java "
              + (Integer.parseInt(version.group(2)) - FIRST_CLASS_VERSION)
              + ", for which "
              + version.group(1).replace('/', '.')
              + " was compiled"
          : "this version of the library needs a newer Java: " + message;
    }
    return "this version of the library does not fit the codec, or what it needs: " + message;
  }
}
