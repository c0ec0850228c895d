package dev.wirebench.qualities;

import dev.wirebench.registry.CodecFacts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The quality that asks whether bytes decide which classes are made: remote code execution needs
 * that.
 */
final class NamedClasses implements Quality {
  static final String OWN = "own-words";
  static final String RELATIVE = "relatives-words";

  /** The keys that tell readers of JSON a class. Some readers have them in other formats, too. */
  private static final Map<String, String> KEYS = new LinkedHashMap<>();

  static {
    KEYS.put("key-at-type", "@type");
    KEYS.put("key-at-class", "@class");
    KEYS.put("key-class", "class");
    KEYS.put("key-dollar-type", "$type");
    KEYS.put("key-java-class", "javaClass");
    KEYS.put("key-underscore-type", "_type");
    KEYS.put("key-xsi-type", "@xsi:type");
  }

  static final String ROOT = "root-name";
  static final String VALUE = "whole-value";

  @Override
  public String name() {
    return "named-classes";
  }

  @Override
  public String title() {
    return "Classes named by bytes";
  }

  @Override
  public String description() {
    return "A message names a class that is on the class path and that nobody asked for: one that"
        + " extends the class that is read. *Instantiates* says that an object of it was made,"
        + " which is how messages come to run code of their sender's choice; *accepts* that the"
        + " name was ignored, *rejects* that an exception was thrown. Only rows that are there to"
        + " show what not to do should do the first.";
  }

  @Override
  public List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    KEYS.forEach(
        (id, key) ->
            cases.add(
                new Case(
                    id,
                    "key " + key,
                    "The first key of an object is "
                        + key
                        + ", and its value the name of the class.")));
    cases.add(
        new Case(
            ROOT,
            "name of the root",
            "The object stands in another, whose only key is the name of the class."));
    cases.add(
        new Case(
            VALUE,
            "type in front",
            "In front of the value stands what says its class in the format, where it has such a"
                + " thing."));
    cases.add(
        new Case(
            OWN,
            "its own words",
            "What the codec writes itself of an object whose field holds one of the class."));
    cases.add(
        new Case(
            RELATIVE,
            "another row's words",
            "What a row of the same library and format writes of such an object that trusts every"
                + " class."));
    return cases;
  }

  /** The key that a case is about. */
  static String key(String caseId) {
    return KEYS.get(caseId);
  }

  @Override
  public List<Observation> observe(CodecFacts codec, QualitySettings settings) {
    ArrayList<String> ids =
        settings.chosen(this).stream()
            .map(Case::id)
            .collect(Collectors.toCollection(ArrayList::new));
    return settings.prober().observe(name(), codec, NamedClassesProbe.class, ids);
  }
}
