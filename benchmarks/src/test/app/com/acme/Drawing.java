package com.acme;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** A drawing of shapes, of which each is one of the types that Jackson's annotations list. */
public record Drawing(String title, List<Shape> shapes) {
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Circle.class, name = "circle"),
    @JsonSubTypes.Type(value = Rectangle.class, name = "rectangle")
  })
  public sealed interface Shape permits Circle, Rectangle {}

  public record Circle(int x, int y, double radius) implements Shape {}

  public record Rectangle(int x, int y, double width, double height) implements Shape {}
}
