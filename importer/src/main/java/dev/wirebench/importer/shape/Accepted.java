package dev.wirebench.importer.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.importer.shape.Shape.Field;
import dev.wirebench.importer.shape.Shape.ListOf;
import dev.wirebench.importer.shape.Shape.MapOf;
import dev.wirebench.importer.shape.Shape.Message;
import dev.wirebench.importer.shape.Shape.Scalar;

/** Makes of documents what {@link ShapeLoss}es that were accepted say that becomes of them. */
public final class Accepted {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private Accepted() {}

  /** The document as its shape holds it; where nothing is lost, what it was. */
  public static ObjectNode apply(ObjectNode document, Message shape) {
    ObjectNode changed = JSON.objectNode();
    for (Field field : shape.fields()) {
      JsonNode value = document.get(field.name());
      if (value != null) {
        changed.set(field.name(), apply(value, field.shape()));
      }
    }
    return changed;
  }

  private static JsonNode apply(JsonNode value, Shape shape) {
    if (value.isNull()) {
      return value;
    }
    if (shape instanceof ListOf list) {
      ArrayNode changed = JSON.arrayNode();
      value.forEach(
          element -> {
            if (!element.isNull()) {
              changed.add(apply(element, list.element()));
            }
          });
      return changed;
    }
    if (shape instanceof MapOf map) {
      ObjectNode changed = JSON.objectNode();
      value
          .properties()
          .forEach(
              entry -> {
                if (!entry.getValue().isNull()) {
                  changed.set(entry.getKey(), apply(entry.getValue(), map.value()));
                }
              });
      return changed;
    }
    return shape instanceof Message message
        ? apply((ObjectNode) value, message)
        : scalar(value, (Scalar) shape);
  }

  private static JsonNode scalar(JsonNode value, Scalar shape) {
    if (shape == Scalar.STRING && !value.isTextual()) {
      return JSON.textNode(value.toString());
    }
    if (shape == Scalar.DOUBLE && !NumberShapes.isExact(value.decimalValue())) {
      // JSON has no infinity: the largest double is the nearest that there is.
      double nearest = value.doubleValue();
      return JSON.numberNode(Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, nearest)));
    }
    return value;
  }
}
