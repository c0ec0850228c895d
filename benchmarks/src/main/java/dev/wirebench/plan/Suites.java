package dev.wirebench.plan;

import com.fasterxml.jackson.core.type.TypeReference;
import dev.wirebench.base.DataFile;
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
