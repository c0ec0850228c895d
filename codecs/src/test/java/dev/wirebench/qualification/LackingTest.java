package dev.wirebench.qualification;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LackingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'com.google.gson.GsonBuilder com.google.gson.GsonBuilder.setLenient()'"
            + "|com.google.gson.GsonBuilder.setLenient()",
        "'void a.B.c(java.lang.String, int)'|a.B.c(java.lang.String, int)",
        "'void a.B.<init>(byte[])'|a.B.<init>(byte[])",
        "a.B.c()|a.B.c()"
      })
  void aMethodIsNamedWithItsParameters(String message, String method) {
    assertThat(Lacking.words(new NoSuchMethodError(message)))
        .contains(
            "this version of the library lacks the method " + method + " (NoSuchMethodError)");
  }

  @Test
  void aClassIsNamedAsInSources() {
    assertThat(Lacking.words(new IllegalStateException(new NoClassDefFoundError("a/b/C"))))
        .contains("this version of the library lacks the class a.b.C (NoClassDefFoundError)");
  }

  @Test
  void aClassForANewerJavaSaysWhich() {
    assertThat(
            Lacking.words(
                new UnsupportedClassVersionError(
                    "a/B has been compiled by a more recent version of the Java Runtime (class file"
                        + " version 65.0), this version of the Java Runtime only recognizes class file"
                        + " versions up to 61.0")))
        .contains(
            "this version of the library needs Java 21, for which a.B was compiled"
                + " (UnsupportedClassVersionError)");
  }

  @Test
  void otherErrorsAreNotOfLinking() {
    assertThat(Lacking.words(new IllegalStateException("no"))).isEmpty();
    assertThat(Lacking.words(new ExceptionInInitializerError("no"))).isEmpty();
    assertThat(Lacking.words(new IncompatibleClassChangeError("a changed")))
        .contains(
            "this version of the library does not fit the codec, or what it needs: a changed"
                + " (IncompatibleClassChangeError)");
  }
}
