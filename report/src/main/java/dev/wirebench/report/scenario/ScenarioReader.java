package dev.wirebench.report.scenario;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.scenario.Scenario.Capacity;
import dev.wirebench.report.scenario.Scenario.Load;
import dev.wirebench.report.scenario.Scenario.Must;
import dev.wirebench.report.scenario.Scenario.Prices;
import dev.wirebench.report.scenario.Scenario.Weights;
import dev.wirebench.report.scenario.ScenarioFile.MustFile;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** From what is written to numbers, with the defaults for what is not. */
final class ScenarioReader {
  private static final double ONCE = 1;
  private static final double UTILISATION = 0.7;
  private static final double PAYS_FROM = 0.05;
  private static final String MEDIUM = "bytes";
  private static final String NOT_COMPRESSED = "none";
  private static final String UNKNOWN = "unknown";
  private static final List<String> WEIGHED = List.of("cpu", "network", "allocation", "storage");

  private final String name;
  private final ScenarioFile file;
  private final Map<String, String> instead;

  /**
   * @param name of the file, for messages; may be empty
   * @param instead text by key, in the place of what the file says
   */
  ScenarioReader(String name, ScenarioFile file, Map<String, String> instead) {
    this.name = name;
    this.file = file;
    this.instead = instead;
  }

  Scenario read() {
    refuse(file.unknown(), ScenarioFile.class);
    if (file.must() != null) {
      refuse(file.must().unknown(), MustFile.class);
    }
    Scenario scenario =
        new Scenario(
            text("title", file.title(), ""),
            text("payload", file.payload(), null),
            text("medium", file.medium(), MEDIUM),
            text("jdk", file.jdk(), ""),
            text("today", file.today(), ""),
            new Load(
                number(Quantity.RATE, written("rate", file.rate())),
                number(Quantity.FACTOR, written("peak", file.peak()), ONCE),
                number(Quantity.AMOUNT, written("reads-per-write", file.reads()), ONCE)),
            new Capacity(
                number(Quantity.POSITIVE, written("cores", file.cores()), null),
                number(Quantity.LINK, file.link(), null),
                number(Quantity.SHARE, file.utilisation(), UTILISATION)),
            new Prices(
                number(Quantity.AMOUNT, file.pricePerGB(), null),
                number(Quantity.AMOUNT, file.pricePerGBMonth(), null),
                number(Quantity.AMOUNT, file.pricePerCoreMonth(), null),
                number(Quantity.SPAN, file.retention(), null)),
            texts(file.compression(), List.of(NOT_COMPRESSED)),
            number(Quantity.SHARE, file.paysFrom(), PAYS_FROM),
            number(Quantity.POSITIVE, file.paysFromPrice(), null),
            weights(),
            must(file.must() == null ? MustFile.NONE : file.must()),
            places());
    contradictions(scenario);
    return scenario;
  }

  private void refuse(Map<String, Elsewhere> unknown, Class<? extends Record> known) {
    if (unknown == null || unknown.isEmpty()) {
      return;
    }
    Map.Entry<String, Elsewhere> first = unknown.entrySet().iterator().next();
    throw new BadInput(
        name
            + ", line "
            + first.getValue().line()
            + ": '"
            + first.getKey()
            + "' is not a key there: choose from "
            + Arrays.stream(known.getRecordComponents())
                .filter(component -> !component.getName().equals(UNKNOWN))
                .map(ScenarioReader::key)
                .sorted()
                .collect(Collectors.joining(", "))
            + ".");
  }

  /** As it is written in a file. */
  private static String key(RecordComponent component) {
    JsonProperty renamed = component.getAccessor().getAnnotation(JsonProperty.class);
    return renamed == null ? component.getName() : renamed.value();
  }

  private Map<String, String> places() {
    Map<String, String> places = new HashMap<>();
    place(places, "payload", file.payload());
    place(places, "medium", file.medium());
    place(places, "jdk", file.jdk());
    place(places, "today", file.today());
    return places;
  }

  private void place(Map<String, String> places, String key, Written inFile) {
    Written found = written(key, inFile);
    if (found != null) {
      String of = fileOf(found);
      places.put(key, (of.isEmpty() ? "" : of + ", ") + found.place());
    } else if (!name.isEmpty()) {
      places.put(key, name);
    }
  }

  private Written written(String key, Written inFile) {
    return instead.containsKey(key) ? new Written(instead.get(key), "--" + key) : inFile;
  }

  /**
   * @param otherwise null if there is no default
   */
  private String text(String key, Written inFile, String otherwise) {
    Written found = written(key, inFile);
    if (found == null || found.text().isEmpty()) {
      if (otherwise == null) {
        throw missing(key, "order-event");
      }
      return otherwise;
    }
    return found.text();
  }

  private BadInput missing(String key, String example) {
    return new BadInput(
        (name.isEmpty() ? "The scenario" : name)
            + " says no "
            + key
            + ": write for instance '"
            + key
            + ": "
            + example
            + "' there, or --"
            + key
            + ".");
  }

  private double number(Quantity quantity, Written text) {
    if (text == null) {
      throw missing("rate", "50000/s");
    }
    return number(quantity, text, null);
  }

  private Double number(Quantity quantity, Written text, Double otherwise) {
    if (text == null) {
      return otherwise;
    }
    return quantity
        .parse(text.text())
        .orElseThrow(() -> text.refused(fileOf(text), quantity.refusal(text.text())));
  }

  /** An option has no file. */
  private String fileOf(Written text) {
    return text.place().startsWith("-") ? "" : name;
  }

  private static List<String> texts(List<Written> list, List<String> otherwise) {
    return list == null || list.isEmpty() ? otherwise : list.stream().map(Written::text).toList();
  }

  private Weights weights() {
    Map<String, Double> weights = new HashMap<>();
    if (file.weights() != null) {
      file.weights()
          .forEach(
              (key, text) -> {
                if (!WEIGHED.contains(key)) {
                  throw text.refused(
                      name,
                      "'"
                          + key
                          + "' cannot be weighed: choose from "
                          + String.join(", ", WEIGHED)
                          + ".");
                }
                weights.put(key, number(Quantity.AMOUNT, text, null));
              });
      if (weights.values().stream().allMatch(weight -> weight == 0)) {
        throw new BadInput(name + ": nothing is weighed: give one of the weights more than 0.");
      }
    } else {
      weights.put(WEIGHED.get(0), ONCE);
    }
    return new Weights(
        weights.getOrDefault("cpu", 0.0),
        weights.getOrDefault("network", 0.0),
        weights.getOrDefault("allocation", 0.0),
        weights.getOrDefault("storage", 0.0));
  }

  private Must must(MustFile must) {
    return new Must(
        texts(must.formats(), List.of()),
        flag(must.readable(), false),
        flag(must.otherLanguages(), false),
        flag(must.evolution(), false),
        flag(must.schemaStep(), true),
        flag(must.generatedCode(), true),
        texts(must.licences(), List.of()),
        number(Quantity.SIZE, must.jars(), null),
        number(Quantity.MONTHS, must.releasedWithin(), null),
        flag(must.untrustedInput(), false),
        flag(must.oneInstance(), false),
        flag(must.ownClass(), true));
  }

  private boolean flag(Written text, boolean otherwise) {
    if (text == null) {
      return otherwise;
    }
    return switch (text.text()) {
      case "yes", "true" -> true;
      case "no", "false" -> false;
      default ->
          throw text.refused(
              name, "'" + text.text() + "' is neither yes nor no: write one of them.");
    };
  }

  /** What no option whatever could meet, or would say two things at once. */
  private void contradictions(Scenario scenario) {
    if (scenario.prices().pricePerGBMonth() != null && scenario.prices().retention() == null) {
      throw file.pricePerGBMonth()
          .refused(name, "a price of storage needs a retention: write for instance 30 days.");
    }
    if (scenario.paysFromPrice() != null
        && scenario.prices().pricePerGB() == null
        && scenario.prices().pricePerGBMonth() == null
        && scenario.prices().pricePerCoreMonth() == null) {
      throw file.paysFromPrice()
          .refused(name, "money is to be saved, and nothing has a price: write price-per-GB.");
    }
    if (scenario.weights().storage() > 0 && scenario.prices().retention() == null) {
      throw file.weights()
          .get("storage")
          .refused(name, "what is stored is weighed, and nothing is: write a retention.");
    }
    if (!scenario.must().generatedCode()
        && scenario.must().schemaStep()
        && file.must().schemaStep() != null) {
      throw file.must()
          .schemaStep()
          .refused(
              name,
              "a compiled schema is generated code, which generated-code: no rules out: leave one of"
                  + " them out.");
    }
  }
}
