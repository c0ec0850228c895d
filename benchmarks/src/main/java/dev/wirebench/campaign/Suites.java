package dev.wirebench.campaign;

import com.fasterxml.jackson.core.type.TypeReference;
import java.util.LinkedHashMap;
import java.util.Map;

/** The suites of the data file {@code suites.yaml}. */
public final class Suites {
  private Suites() {}

  /** Suites by name, in the order of the file. */
  public static Map<String, Suite> all() {
    return DataFile.read("suites.yaml", new TypeReference<LinkedHashMap<String, Suite>>() {});
  }
}
