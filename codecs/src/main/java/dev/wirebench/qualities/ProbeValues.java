package dev.wirebench.qualities;

import dev.wirebench.models.probejson.bean.ProbeJson;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells whether a value is the one that a case's text stands for.
 *
 * @param base the value of the document that cases change
 */
record ProbeValues(ProbeJson base) {
  private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-f]{4})");

  Answer judge(ConformanceCase each, ProbeJson read) {
    if (each.depth() != null) {
      return depth(each.depth(), read);
    }
    Map<String, Object> actual = fields(read);
    String became = differences(actual);
    boolean isMeant = each.reads().stream().anyMatch(meant -> actual.equals(meant(meant)));
    return new Answer(isMeant ? Outcome.ACCEPTS : Outcome.CHANGES_THE_VALUE, became);
  }

  private Map<String, Object> meant(Map<String, Serializable> differing) {
    Map<String, Object> meant = fields(base);
    differing.forEach((name, value) -> meant.put(name, typed(name, value)));
    return meant;
  }

  /** The file has numbers of whatever type, and strings with escapes. */
  private static Object typed(String name, Serializable value) {
    return switch (name) {
      case "number" -> ((Number) value).longValue();
      case "fraction" -> Double.valueOf(value.toString());
      case "texts" -> ((List<?>) value).stream().map(text -> (Object) unescaped(text)).toList();
      default -> unescaped(value);
    };
  }

  private static String unescaped(Object text) {
    return ESCAPE
        .matcher((String) text)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(
                    String.valueOf((char) Integer.parseInt(match.group(1), 16))));
  }

  /** The value with so many levels of the same below it. */
  ProbeJson deep(int depth) {
    ProbeJson deep = null;
    for (int i = 0; i <= depth; i++) {
      ProbeJson outer = new ProbeJson();
      outer.setText(base.getText());
      outer.setTexts(base.getTexts());
      outer.setNumber(base.getNumber());
      outer.setFraction(base.getFraction());
      outer.setFlag(base.getFlag());
      outer.setChild(deep);
      deep = outer;
    }
    return deep;
  }

  private Answer depth(int depth, ProbeJson read) {
    int levels = 0;
    for (ProbeJson each = read; each != null; each = each.getChild()) {
      if (!withoutChild(fields(each)).equals(withoutChild(fields(base)))) {
        return new Answer(
            Outcome.CHANGES_THE_VALUE, "at level " + levels + ": " + differences(fields(each)));
      }
      levels++;
    }
    return levels == depth + 1
        ? Answer.of(Outcome.ACCEPTS)
        : new Answer(Outcome.CHANGES_THE_VALUE, "read " + (levels - 1) + " levels");
  }

  private static Map<String, Object> withoutChild(Map<String, Object> fields) {
    fields.remove("child");
    return fields;
  }

  private static Map<String, Object> fields(ProbeJson value) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("text", value.getText());
    fields.put("texts", value.getTexts());
    fields.put("number", value.getNumber());
    fields.put("fraction", value.getFraction());
    fields.put("flag", value.getFlag());
    fields.put("child", value.getChild());
    return fields;
  }

  /** The fields in which the value differs from the document that was changed. */
  private String differences(Map<String, Object> actual) {
    List<String> differences = new ArrayList<>();
    fields(base)
        .forEach(
            (name, usual) -> {
              if (!Objects.equals(usual, actual.get(name))) {
                differences.add(name + " = " + actual.get(name));
              }
            });
    return Excerpt.said(Excerpt.text(String.join(", ", differences)));
  }
}
