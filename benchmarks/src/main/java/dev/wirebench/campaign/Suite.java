package dev.wirebench.campaign;

import java.util.List;

/**
 * A named selection, as the data file states it.
 *
 * @param description one sentence
 * @param baseline the codec that others are compared with
 * @param blocks how often each cell is forked
 * @param plain codecs that are also measured without the SPI, see {@link Cell#plain}; may be null
 * @param floors sizes in bytes at which the floor is measured
 */
public record Suite(
    String description,
    List<String> payloads,
    List<String> codecs,
    List<String> operations,
    String baseline,
    int blocks,
    Iterations warmup,
    Iterations measurement,
    List<String> plain,
    List<Integer> floors) {}
