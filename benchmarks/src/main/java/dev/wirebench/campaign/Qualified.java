package dev.wirebench.campaign;

import java.util.List;
import java.util.Map;

/**
 * What qualification found of one codec and one payload.
 *
 * @param operations what will be measured; empty if the codec is excluded
 * @param reasons why operations are not measured, by operation; the same for all if excluded
 * @param sizes null if the codec is excluded
 */
public record Qualified(
    String codec,
    String payload,
    List<String> operations,
    Map<String, String> reasons,
    Sizes sizes) {}
