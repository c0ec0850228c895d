package dev.wirebench.report.scenario;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.scenario.Scenario.Capacity;
import dev.wirebench.report.scenario.Scenario.Change;
import dev.wirebench.report.scenario.Scenario.Load;
import dev.wirebench.report.scenario.Scenario.Must;
import dev.wirebench.report.scenario.Scenario.Must.Code;
import dev.wirebench.report.scenario.Scenario.Must.Library;
import dev.wirebench.report.scenario.Scenario.Must.Messages;
import dev.wirebench.report.scenario.Scenario.Must.Use;
import dev.wirebench.report.scenario.Scenario.Prices;
import dev.wirebench.report.scenario.Scenario.Subject;
import dev.wirebench.report.scenario.Scenario.Weights;
import dev.wirebench.report.scenario.ScenarioFile.MustFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes a scenario of what a file says, with the defaults for what it does not say. */
final class ScenarioReader {
  private static final double ONCE = 1;
  private static final double UTILISATION = 0.7;
  private static final double PAYS_FROM = 0.05;
  private static final String MEDIUM = "bytes";
  private static final String NOT_COMPRESSED = "none";
  private static final String PRICE_OF_STORAGE = "price-per-GB-month";
  private static final String PAYS_FROM_PRICE = "pays-from-price";
  private static final String SCHEMA_STEP = "schema-step";
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
    requireSingle(file.entries(), ScenarioFile.KEYS);
    requireSingle(file.must().entries(), MustFile.KEYS);
    refuseUnknown(file.entries(), ScenarioFile.KEYS);
    refuseUnknown(file.must().entries(), MustFile.KEYS);
    Scenario scenario =
        new Scenario(
            text("title", ""),
            new Subject(
                text("payload", null),
                text("medium", MEDIUM),
                text("jdk", ""),
                text("today", ""),
                places()),
            new Load(
                number(Quantity.RATE, written("rate")),
                number(Quantity.FACTOR, written("peak"), ONCE),
                number(Quantity.AMOUNT, written("reads-per-write"), ONCE)),
            new Capacity(
                number(Quantity.POSITIVE, written("cores"), null),
                number(Quantity.LINK, written("link"), null),
                number(Quantity.SHARE, written("utilisation"), UTILISATION)),
            new Prices(
                number(Quantity.AMOUNT, written("price-per-GB"), null),
                number(Quantity.AMOUNT, written(PRICE_OF_STORAGE), null),
                number(Quantity.AMOUNT, written("price-per-core-month"), null),
                number(Quantity.SPAN, written("retention"), null)),
            new Change(
                texts(file.compression(), List.of(NOT_COMPRESSED)),
                number(Quantity.SHARE, written("pays-from"), PAYS_FROM),
                number(Quantity.POSITIVE, written(PAYS_FROM_PRICE), null)),
            weights(),
            new Demands(file.must()).must());
    contradictions(scenario);
    return scenario;
  }

  /** Refuses a list or an object under a key that has one value. */
  private void requireSingle(Map<String, Entry> entries, List<String> keys) {
    entries.forEach(
        (key, entry) -> {
          if (!entry.isOne() && keys.contains(key)) {
            throw new BadInput(
                name
                    + ", line "
                    + entry.line()
                    + ": no scenario can be read here (one value is expected here): correct the"
                    + " YAML.");
          }
        });
  }

  private void refuseUnknown(Map<String, Entry> entries, List<String> keys) {
    entries.forEach(
        (key, entry) -> {
          if (!keys.contains(key)) {
            throw new BadInput(
                name
                    + ", line "
                    + entry.line()
                    + ": '"
                    + key
                    + "' is not a key there: choose from "
                    + String.join(", ", keys)
                    + ".");
          }
        });
  }

  private Map<String, String> places() {
    Map<String, String> places = new HashMap<>();
    for (String key : List.of("payload", "medium", "jdk", "today")) {
      Written found = written(key);
      if (found != null) {
        String of = fileOf(found);
        places.put(key, (of.isEmpty() ? "" : of + ", ") + found.place());
      } else if (!name.isEmpty()) {
        places.put(key, name);
      }
    }
    return places;
  }

  /** The value of a key; null if nothing is written there. */
  private Written written(String key) {
    return instead.containsKey(key)
        ? new Written(instead.get(key), "--" + key)
        : value(file.entries(), key);
  }

  private static Written value(Map<String, Entry> entries, String key) {
    Entry entry = entries.get(key);
    return entry == null ? null : entry.value();
  }

  /**
   * @param otherwise null if there is no default
   */
  private String text(String key, String otherwise) {
    Written found = written(key);
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

  /** Refuses demands that no option could meet, or that contradict each other. */
  private void contradictions(Scenario scenario) {
    if (scenario.prices().pricePerGBMonth() != null && scenario.prices().retention() == null) {
      throw written(PRICE_OF_STORAGE)
          .refused(name, "a price of storage needs a retention: write for instance 30 days.");
    }
    if (scenario.change().paysFromPrice() != null
        && scenario.prices().pricePerGB() == null
        && scenario.prices().pricePerGBMonth() == null
        && scenario.prices().pricePerCoreMonth() == null) {
      throw written(PAYS_FROM_PRICE)
          .refused(name, "money is to be saved, and nothing has a price: write price-per-GB.");
    }
    if (scenario.weights().storage() > 0 && scenario.prices().retention() == null) {
      throw file.weights()
          .get("storage")
          .refused(name, "what is stored is weighed, and nothing is: write a retention.");
    }
    Written schemaStep = value(file.must().entries(), SCHEMA_STEP);
    if (!scenario.must().code().generatedCode()
        && scenario.must().code().schemaStep()
        && schemaStep != null) {
      throw schemaStep.refused(
          name,
          "a compiled schema is generated code, which generated-code: no rules out: leave one of"
              + " them out.");
    }
  }

  /** The reader of what every option has to meet. */
  private final class Demands {
    private final MustFile must;

    Demands(MustFile must) {
      this.must = must;
    }

    Must must() {
      return new Must(
          new Messages(
              texts(must.formats(), List.of()),
              flag("readable", false),
              flag("other-languages", false),
              flag("evolution", false)),
          new Code(flag(SCHEMA_STEP, true), flag("generated-code", true)),
          new Library(
              texts(must.licences(), List.of()),
              number(Quantity.SIZE, value(must.entries(), "jars"), null),
              number(Quantity.MONTHS, value(must.entries(), "released-within"), null)),
          new Use(
              flag("untrusted-input", false),
              flag("one-instance", false),
              flag("own-class", true)));
    }

    private boolean flag(String key, boolean otherwise) {
      Written text = value(must.entries(), key);
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
  }
}
