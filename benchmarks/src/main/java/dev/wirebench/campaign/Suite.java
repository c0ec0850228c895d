package dev.wirebench.campaign;

import java.util.List;
import java.util.Map;

/**
 * A named selection, as the data file states it.
 *
 * @param description one sentence
 * @param baseline the codec that others are compared with
 * @param blocks how often each cell is forked
 * @param media bytes if null
 * @param longerWarmup by payload: where {@code warmup} would not do; may be null
 * @param plain codecs that are also measured without the SPI, see {@link Cell#plain}; none if null
 * @param floors sizes in bytes at which the floor is measured
 */
public record Suite(
    String description,
    List<String> payloads,
    List<String> codecs,
    List<String> operations,
    List<String> media,
    String baseline,
    int blocks,
    Iterations warmup,
    Map<String, Iterations> longerWarmup,
    Iterations measurement,
    List<String> plain,
    List<Integer> floors) {

  public Suite {
    media = media == null ? List.of(Medium.BYTES.label()) : media;
    longerWarmup = longerWarmup == null ? Map.of() : longerWarmup;
    plain = plain == null ? List.of() : plain;
  }
}
