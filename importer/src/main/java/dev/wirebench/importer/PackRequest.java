package dev.wirebench.importer;

import java.io.Serializable;
import java.util.List;

/**
 * Payloads that are to share a jar, as often as jars are to be written. Compilers take longer to
 * start than to compile one schema more.
 */
public record PackRequest(List<Pack> packs) implements Serializable {
  public PackRequest {
    packs = List.copyOf(packs);
  }

  /**
   * One jar.
   *
   * @param payloads each with a schema and a name; where else they would be written does not matter
   * @param jar the file to write; its path is absolute
   */
  public record Pack(List<ImportRequest> payloads, String jar) implements Serializable {
    public Pack {
      payloads = List.copyOf(payloads);
    }
  }
}
