package dev.wirebench.report.analysis;

/** Where a floor was measured: a source's name and a JDK's label. */
public record FloorKey(String source, String jdk) {}
