package dev.wirebench.report.analysis;

/** The key of a floor, by where it was measured: a source's name and a JDK's label. */
public record FloorKey(String source, String jdk) {}
