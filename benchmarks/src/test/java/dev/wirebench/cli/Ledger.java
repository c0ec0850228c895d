package dev.wirebench.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;

/**
 * Finds the executed case or the measured number behind each sentence that recommends a codec,
 * rules it out or counts its defects. It reads journals and executed cases itself, and has no rule
 * from the program that wrote the sentences.
 */
final class Ledger {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> CHANGES =
      List.of("field-added", "field-removed", "fields-reordered");
  private static final List<String> DIRECTIONS =
      List.of("old writer, new reader", "new writer, old reader");
  private static final List<String> DAMAGES =
      List.of("truncated", "bit-flipped", "length-inflated", "repeated", "deeply-nested");
  private static final Map<String, String> QUALITIES =
      Map.of(
          "unusual JSON inputs", "json-conformance",
          "kinds of damaged messages", "hostile-input",
          "messages that name a class", "named-classes",
          "schema changes", "schema-evolution",
          "ways of use", "in-use");

  private static final Pattern LEAD =
      Pattern.compile("(?m)^For messages like (?<payload>\\S+), on JDK (?<jdk>[^:]+):$");
  private static final Pattern ANSWER =
      Pattern.compile(
          "(?m)^- \\*\\*[^*]+\\*\\*: (?:(?<verb>keep|take) \\*\\*(?<chosen>[^*]+)\\*\\*\\. )?"
              + "(?<words>.*)<br>`(?<terms>[^`]*)`$");
  private static final Pattern TAKE = Pattern.compile("take \\*\\*(?<name>[^*]+)\\*\\*");
  private static final Pattern OTHER =
      Pattern.compile(
          "(?:Leaving pays from about \\S+, for|(?:Below|Above) about \\S+ take) "
              + "(?<name>\\S+?)(?:, of the two|, the only|\\.(?: |$))");
  private static final Pattern LEVEL =
      Pattern.compile("It cannot be told from (?<names>.+?)(?:: among|\\.(?: |$))");
  private static final Pattern RATIO =
      Pattern.compile(
          "It takes (?<ratio>[\\d.]+) × the time of (?<base>\\S+) \\(95 % CI (?<low>[\\d.]+) – "
              + "(?<high>[\\d.]+)\\) and (?<bytes>[\\d.]+) × its bytes");
  private static final Pattern DEFECTS =
      Pattern.compile(
          "Known defects of (?<name>[^:]+): (?<text>.*?\\))(?<version> \\(cases [^)]*\\))?\\.");
  private static final Pattern COUNT =
      Pattern.compile("(?<hard>\\d+) of (?<all>\\d+) (?<noun>[^(]+) \\((?<outcomes>[^)]*)\\)");
  private static final Pattern BETTER =
      Pattern.compile("(?<outcomes>.*); (?<name>\\S+): (?<cases>\\d+ of \\d+)");
  private static final Pattern SOUND =
      Pattern.compile(
          "(?<name>\\S+) has no known defect in (?<all>\\d+) executed cases?(?<version> \\(cases [^)]*\\))?\\.");
  private static final Pattern READS = Pattern.compile("reads-per-write: (?<reads>[\\d.]+)");
  private static final Pattern RULED_OUT =
      Pattern.compile("(?m)^\\| (?<name>\\S+) \\| (?<why>.*) \\|$");
  private static final Pattern CASE =
      Pattern.compile(
          "(?<demand>old and new readers|bytes from outside): (?<outcome>[a-z ]+) \\((?<quality>[a-z-]+),"
              + " (?<case>[a-z-]+)(?:, (?<about>[^)]*))?\\)");
  private static final Pattern UNTESTED =
      Pattern.compile(
          "(?<demand>old and new readers|bytes from outside): untested in (?<cases>[^;|]*)");

  private final JsonNode qualities;
  private final Map<String, List<JsonNode>> observed = new HashMap<>();
  private int checked;

  /**
   * @param qualities the file that the command {@code qualities} wrote
   */
  Ledger(Path qualities) throws IOException {
    try (Reader in = reader(qualities)) {
      this.qualities = JSON.readTree(in);
    }
    for (JsonNode one : this.qualities.get("observations")) {
      observed.computeIfAbsent(text(one, "codec"), id -> new ArrayList<>()).add(one);
    }
  }

  /** The number of sentences that have been checked. */
  int checked() {
    return checked;
  }

  /**
   * Checks a page with answers of use cases: a summary, or README.
   *
   * @param run the folder that the answers are of
   * @return a sentence for each statement without evidence
   */
  List<String> answers(String page, Path run) throws IOException {
    List<String> faults = new ArrayList<>();
    String plain = plain(page);
    List<MatchResult> answers = ANSWER.matcher(plain).results().toList();
    long documented = answers.stream().filter(answer -> "take".equals(answer.group(1))).count();
    if (TAKE.matcher(plain).results().count() != documented) {
      faults.add("something is to be taken in no documented use case");
    }
    Matcher lead = LEAD.matcher(plain);
    if (!lead.find()) {
      return faults;
    }
    Journal journal = new Journal(run, lead.group("payload"), lead.group("jdk"));
    Matcher answer = ANSWER.matcher(plain);
    while (answer.find()) {
      String words = answer.group("words");
      String terms = answer.group("terms");
      List<String> named = new ArrayList<>(named(OTHER, words));
      if (answer.group("chosen") != null) {
        named.add(answer.group("chosen"));
      }
      Matcher level = LEVEL.matcher(words);
      while (level.find()) {
        named.addAll(Arrays.asList(level.group("names").split(", | and ")));
      }
      named.forEach(
          name ->
              faults.addAll(
                  demands(
                      name,
                      journal,
                      terms.contains("evolution: yes"),
                      terms.contains("untrusted-input: yes"))));
      faults.addAll(ratio(words, terms, answer.group("chosen"), journal));
      faults.addAll(defects(words, journal));
    }
    return faults;
  }

  /** Checks an architecture decision record. */
  List<String> decision(String page, Path run) throws IOException {
    List<String> faults = new ArrayList<>();
    String plain = plain(page);
    Journal journal = new Journal(run, "", "");
    Matcher chosen =
        Pattern.compile("(?m)^- Chosen option: (?:keep )?(?<name>[^,. ]+)").matcher(plain);
    boolean evolution = plain.contains("\n- Old and new readers and writers meet");
    boolean untrusted = plain.contains("\n- Bytes come from outside.");
    if (chosen.find()) {
      faults.addAll(demands(chosen.group("name"), journal, evolution, untrusted));
    }
    faults.addAll(defects(plain, journal));
    int begin = plain.indexOf("### Ruled out");
    String out = begin < 0 ? "" : plain.substring(begin, plain.indexOf("\n## ", begin));
    Matcher row = RULED_OUT.matcher(out);
    while (row.find()) {
      faults.addAll(ruledOut(row.group("name"), row.group("why")));
    }
    return faults;
  }

  /** Without escapes, and without what keeps an @ from being a mention. */
  private static String plain(String page) {
    return page.replaceAll("\\\\(.)", "$1").replace("\u200b", "");
  }

  private List<String> ruledOut(String name, String why) {
    List<String> faults = new ArrayList<>();
    Matcher seen = CASE.matcher(why);
    while (seen.find()) {
      checked++;
      String about = seen.group("about") == null ? "" : seen.group("about");
      boolean found =
          observations(name).stream()
              .anyMatch(
                  one ->
                      text(one, "quality").equals(seen.group("quality"))
                          && text(one, "caseId").equals(seen.group("case"))
                          && text(one, "about").equals(about)
                          && text(one, "outcome").equals(seen.group("outcome").strip()));
      if (!found) {
        faults.add(name + ": nobody saw '" + seen.group() + "'");
      }
    }
    Matcher untested = UNTESTED.matcher(why);
    while (untested.find()) {
      for (String one : untested.group("cases").strip().split(", (?=[a-z]+-)| and ")) {
        checked++;
        String id = one.replaceAll(" \\(.*", "");
        String about = one.contains("(") ? one.replaceAll(".*\\(|\\).*", "") : "";
        if (wasExecuted(
            name,
            each ->
                id.equals("named-classes")
                    ? text(each, "quality").equals(id)
                    : isCase(each, id, about))) {
          faults.add(name + " was executed in " + one);
        }
      }
    }
    return faults;
  }

  private static boolean isCase(JsonNode one, String id, String about) {
    return text(one, "caseId").equals(id) && (about.isEmpty() || text(one, "about").equals(about));
  }

  /** A recommended codec needs an executed case for each part of what is demanded. */
  private List<String> demands(String name, Journal journal, boolean evolution, boolean untrusted) {
    List<String> faults = new ArrayList<>();
    String tried = qualities.get("codecs").path(codec(name)).asText();
    if ((evolution || untrusted) && !journal.version(name).equals(tried)) {
      faults.add(
          name + " is of " + journal.version(name) + ", and cases were executed with " + tried);
    }
    if (evolution) {
      for (String change : CHANGES) {
        for (String direction : DIRECTIONS) {
          checked++;
          if (!wasExecuted(name, one -> isEvolution(one, change, direction))) {
            faults.add(name + " evolves, and was not executed in " + change + ", " + direction);
          }
          if (sees(name, one -> isEvolution(one, change, direction) && isHard(one))) {
            faults.add(name + " evolves, and reads a wrong value in " + change + ", " + direction);
          }
        }
      }
      for (String change : List.of("field-added", "fields-reordered")) {
        if (sees(
            name,
            one ->
                isEvolution(one, change, DIRECTIONS.get(0))
                    && text(one, "outcome").equals("error"))) {
          faults.add(name + " evolves, and cannot read old messages after " + change);
        }
      }
    }
    if (untrusted) {
      for (String damage : DAMAGES) {
        checked++;
        if (!wasExecuted(
            name, one -> isOf(one, "hostile-input") && text(one, "caseId").equals(damage))) {
          faults.add(name + " is for untrusted input, and was not executed in " + damage);
        }
      }
      checked++;
      if (!wasExecuted(name, one -> isOf(one, "named-classes"))) {
        faults.add(name + " is for untrusted input, and read no message that names a class");
      }
      if (sees(
          name, one -> isHard(one) && (isOf(one, "hostile-input") || isOf(one, "named-classes")))) {
        faults.add(name + " is for untrusted input, and has a defect there");
      }
    }
    return faults;
  }

  /** A ratio is of the option that was named last. */
  private List<String> ratio(String words, String terms, String chosen, Journal journal) {
    List<String> faults = new ArrayList<>();
    Matcher said = RATIO.matcher(words);
    while (said.find()) {
      checked++;
      List<String> before = named(OTHER, words.substring(0, said.start()));
      String rival = before.isEmpty() ? chosen : before.get(before.size() - 1);
      Matcher reads = READS.matcher(terms);
      double times = reads.find() ? Double.parseDouble(reads.group("reads")) : 1;
      double ratio = Double.parseDouble(said.group("ratio"));
      double found = journal.ratio(rival, said.group("base"), times);
      boolean isWithin =
          Double.parseDouble(said.group("low")) <= ratio
              && ratio <= Double.parseDouble(said.group("high"));
      // Time is weighed a little differently here.
      if (!isWithin || !(Math.abs(Math.log(ratio / found)) < 0.1)) {
        faults.add(
            rival + " takes " + found + " × the time in the journal, and not " + said.group());
      }
      double bytes = journal.bytes(rival) / journal.bytes(said.group("base"));
      if (!(Math.abs(Math.log(Double.parseDouble(said.group("bytes")) / bytes)) < 0.005)) {
        faults.add(
            rival + " has " + bytes + " × the bytes in the journal, and not " + said.group());
      }
    }
    return faults;
  }

  private List<String> defects(String words, Journal journal) {
    List<String> faults = new ArrayList<>();
    Matcher said = DEFECTS.matcher(words);
    while (said.find()) {
      checked++;
      String name = said.group("name");
      faults.addAll(version(name, said.group("version"), journal));
      Map<String, String> found = new TreeMap<>();
      Matcher count = COUNT.matcher(said.group("text"));
      while (count.find()) {
        found.put(
            QUALITIES.getOrDefault(count.group("noun"), count.group("noun")),
            count.group("hard") + " of " + count.group("all"));
        faults.addAll(outcomes(name, count));
      }
      if (!found.equals(counted(name))) {
        faults.add(name + " has the defects " + counted(name) + ", and not " + found);
      }
    }
    Matcher sound = SOUND.matcher(words);
    while (sound.find()) {
      checked++;
      faults.addAll(version(sound.group("name"), sound.group("version"), journal));
      long cases =
          observations(sound.group("name")).stream()
              .filter(Ledger::isExecuted)
              .map(Ledger::place)
              .distinct()
              .count();
      if (!counted(sound.group("name")).isEmpty() || cases != Long.parseLong(sound.group("all"))) {
        faults.add("'" + sound.group() + "': " + counted(sound.group("name")) + " in " + cases);
      }
    }
    return faults;
  }

  /** Each outcome that is named was seen in the quality. */
  private List<String> outcomes(String name, MatchResult count) {
    List<String> faults = new ArrayList<>();
    String quality = QUALITIES.getOrDefault(count.group(3), "");
    String words = count.group(4);
    Matcher better = BETTER.matcher(words);
    if (better.matches()) {
      words = better.group("outcomes");
      faults.addAll(better(name, better, quality));
    }
    for (String one :
        words.replace("wrong value, no error", "wrong value without error").split(", ")) {
      String outcome = one.replaceAll(" in \\d+$", "");
      if (!sees(
          name,
          seen ->
              isOf(seen, quality)
                  && isHard(seen)
                  && wordsOf(text(seen, "outcome")).equals(outcome))) {
        faults.add(name + " never ended with '" + outcome + "' in " + quality);
      }
    }
    return faults;
  }

  /** A configuration that does better is of the same library, and has fewer defects. */
  private List<String> better(String name, MatchResult said, String quality) {
    String other = said.group(2);
    Cases cases = cases(other, quality);
    JsonNode libraries = qualities.path("libraries");
    return cases.toString().equals(said.group(3))
            && cases.hard() < cases(name, quality).hard()
            && libraries.path(codec(name)).equals(libraries.path(other))
        ? List.of()
        : List.of(name + " names " + other + ", which has " + cases + " in " + quality);
  }

  private static String wordsOf(String outcome) {
    return switch (outcome) {
      case "silent garbage", "changes the value" -> "wrong value without error";
      case "instantiates" -> "creates a class named by the sender";
      default -> outcome;
    };
  }

  /** A sentence about cases of another version says so. */
  private List<String> version(String name, String said, Journal journal) {
    String tried = qualities.get("codecs").path(codec(name)).asText();
    String measured = journal.version(name);
    boolean isOther = !measured.isEmpty() && !tried.equals(measured);
    boolean isSaid = said != null && said.contains(tried) && said.contains(measured);
    return isOther == isSaid || measured.isEmpty()
        ? List.of()
        : List.of(name + ": cases are of " + tried + ", times of " + measured + ": " + said);
  }

  private record Cases(long hard, long executed) {
    @Override
    public String toString() {
      return hard + " of " + executed;
    }
  }

  private Cases cases(String name, String quality) {
    List<JsonNode> executed =
        observations(name).stream().filter(one -> isOf(one, quality) && isExecuted(one)).toList();
    return new Cases(
        executed.stream().filter(Ledger::isHard).map(Ledger::place).distinct().count(),
        executed.stream().map(Ledger::place).distinct().count());
  }

  /** Cases with a defect, of all executed cases, by quality. */
  private Map<String, String> counted(String name) {
    Map<String, String> counts = new TreeMap<>();
    for (String quality : QUALITIES.values()) {
      Cases cases = cases(name, quality);
      if (cases.hard() > 0) {
        counts.put(quality, cases.toString());
      }
    }
    return counts;
  }

  private static List<String> named(Pattern pattern, String words) {
    return pattern.matcher(words).results().map(found -> found.group(1).strip()).toList();
  }

  private List<JsonNode> observations(String name) {
    return observed.getOrDefault(codec(name), List.of());
  }

  /** A release of a library is a row of its codec. */
  private static String codec(String name) {
    return name.replaceAll("@.*", "");
  }

  private boolean sees(String name, Predicate<JsonNode> is) {
    return observations(name).stream().anyMatch(is);
  }

  private boolean wasExecuted(String name, Predicate<JsonNode> is) {
    return sees(name, one -> is.test(one) && isExecuted(one));
  }

  private static boolean isEvolution(JsonNode one, String change, String direction) {
    return isOf(one, "schema-evolution")
        && text(one, "caseId").equals(change)
        && text(one, "about").equals(direction);
  }

  private static boolean isOf(JsonNode one, String quality) {
    return text(one, "quality").equals(quality);
  }

  private static boolean isHard(JsonNode one) {
    return text(one, "grade").equals("hard");
  }

  private static boolean isExecuted(JsonNode one) {
    return !text(one, "grade").equals("none");
  }

  private static String place(JsonNode one) {
    return text(one, "quality") + "|" + text(one, "caseId") + "|" + text(one, "about");
  }

  private static String text(JsonNode node, String field) {
    return node.path(field).asText();
  }

  private static Reader reader(Path file) throws IOException {
    return new InputStreamReader(
        file.toString().endsWith(".gz")
            ? new GZIPInputStream(Files.newInputStream(file))
            : Files.newInputStream(file),
        StandardCharsets.UTF_8);
  }

  /** Forks of one payload on one JDK, as the campaign wrote them down. */
  private static final class Journal {
    /**
     * Processor time of each fork, by codec, operation and interleaved group; by repetition where
     * forks are sequential.
     */
    private final Map<String, Map<String, Map<Integer, Double>>> cpu = new HashMap<>();

    private final Map<String, Double> bytes = new HashMap<>();
    private final Map<String, String> versions = new LinkedHashMap<>();

    Journal(Path run, String payload, String jdk) throws IOException {
      Path file = run.resolve("journal.jsonl.gz");
      try (BufferedReader lines = new BufferedReader(reader(file))) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          JsonNode record = JSON.readTree(line);
          codec(record.path("codec"));
          sizes(record.path("qualified"), payload);
          fork(record.path("fork"), payload, jdk);
        }
      }
    }

    private void codec(JsonNode codec) {
      codec
          .path("artifacts")
          .elements()
          .forEachRemaining(version -> versions.putIfAbsent(text(codec, "id"), version.asText()));
    }

    private void sizes(JsonNode qualified, String payload) {
      if (text(qualified, "payload").equals(payload) && text(qualified, "medium").equals("bytes")) {
        StreamSupport.stream(qualified.path("sizes").path("raw").spliterator(), false)
            .mapToDouble(JsonNode::asDouble)
            .average()
            .ifPresent(mean -> bytes.put(text(qualified, "codec"), mean));
      }
    }

    private void fork(JsonNode fork, String payload, String jdk) {
      JsonNode cell = fork.path("cell");
      String benchmark = text(cell, "benchmark");
      if (benchmark.contains(".Bytes.")
          && text(cell.path("params"), "payload").equals(payload)
          && (text(cell, "jdk") + ".").startsWith(jdk + ".")) {
        StreamSupport.stream(fork.path("result").path("iterations").spliterator(), false)
            .mapToDouble(one -> one.path("secondary").path("cpu.norm").path("value").asDouble())
            .average()
            .ifPresent(
                mean ->
                    cpu.computeIfAbsent(text(cell.path("params"), "codec"), id -> new HashMap<>())
                        .computeIfAbsent(
                            benchmark.substring(benchmark.lastIndexOf('.') + 1),
                            id -> new HashMap<>())
                        .put(fork.path("heat").asInt(fork.path("block").asInt()), mean));
      }
    }

    /**
     * Processor time to write a message and to read it so often, as a multiple of the baseline's.
     */
    double ratio(String codec, String base, double reads) {
      double write = mean(base, "serialize");
      double read = reads * mean(base, "deserialize");
      return (write * ratio(codec, base, "serialize") + read * ratio(codec, base, "deserialize"))
          / (write + read);
    }

    /** Geometric mean over interleaved groups that have both; else the ratio of the means. */
    private double ratio(String codec, String base, String operation) {
      Map<Integer, Double> own = forks(codec, operation);
      Map<Integer, Double> others = forks(base, operation);
      return own.keySet().stream()
          .filter(others::containsKey)
          .mapToDouble(heat -> Math.log(own.get(heat) / others.get(heat)))
          .average()
          .stream()
          .map(Math::exp)
          .findFirst()
          .orElse(mean(codec, operation) / mean(base, operation));
    }

    private Map<Integer, Double> forks(String codec, String operation) {
      return cpu.getOrDefault(codec, Map.of()).getOrDefault(operation, Map.of());
    }

    private double mean(String codec, String operation) {
      return forks(codec, operation).values().stream()
          .collect(Collectors.averagingDouble(value -> value));
    }

    double bytes(String codec) {
      return bytes.getOrDefault(codec, Double.NaN);
    }

    String version(String codec) {
      return versions.getOrDefault(codec, "");
    }
  }
}
