package dev.wirebench.models.shaperecord;

import java.io.Serializable;
import java.util.List;

/** A Java record. */
public record FizzBuzz(String fizz, int bizz, List<String> bazz) implements Serializable {}
