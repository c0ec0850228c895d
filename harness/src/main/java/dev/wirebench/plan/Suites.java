package dev.wirebench.plan;

import com.fasterxml.jackson.core.type.TypeReference;
import dev.wirebench.data.DataFile;
import java.util.LinkedHashMap;
import java.util.Map;

/** The suites of the data files {@code suites.yaml}, of which a module may have one. */
public final class Suites {
  private Suites() {}

  /** Suites by name, in the order of the files. */
  public static Map<String, Suite> all() {
    Map<String, Suite> all = new LinkedHashMap<>();
    DataFile.readAll("suites.yaml", new TypeReference<LinkedHashMap<String, Suite>>() {})
        .forEach(all::putAll);
    return all;
  }
}
