package dev.wirebench.campaign;

import java.util.List;
import java.util.Map;

/**
 * What qualification found of one codec, one payload and one medium on one JDK.
 *
 * @param operations what will be measured; empty if the codec is excluded
 * @param reasons why operations are not measured, by operation; the same for all if excluded
 * @param sizes null if the codec is excluded
 * @param hugeMethods by operation, hot methods that are too large for HotSpot to compile
 */
public record Qualified(
    String codec,
    String payload,
    String medium,
    String jdk,
    List<String> operations,
    Map<String, String> reasons,
    Sizes sizes,
    Map<String, List<String>> hugeMethods) {}
