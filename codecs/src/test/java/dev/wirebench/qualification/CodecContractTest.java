package dev.wirebench.qualification;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.codec.ShapeStudy;
import dev.wirebench.models.Payload;
import dev.wirebench.qualification.Qualification.Judgement;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.KnownOutcomes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every codec on each kind of payload. The command {@code check --all} proves the whole matrix, and
 * a run proves what it measures.
 *
 * <p>A run qualifies each codec in a JVM of its own, which has no other library; here, two JVMs
 * that have all of them share the codecs. {@code order-event} with the codecs most asked for shows
 * that this makes no difference: each is also judged as a run does.
 */
public class CodecContractTest {
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());

  private static final Qualification QUALIFICATION =
      new Qualification(ContractCheck.quickJvm(), CodecClassPath.of(List.of()), false);

  /** Looks for methods that are too large to compile, in a JVM that has all compilers. */
  private static final Qualification INSPECTION =
      new Qualification(JvmLauncher.current(List.of()), CodecClassPath.of(List.of()), true);

  private static final String ORDER_EVENT = "order-event";
  private static final String OTHERS = "others";
  private static final String NOTHING = "";

  /**
   * The kinds of payload, which all codecs meet: a record, words with lists, nested objects, all
   * constructs of a schema, and names and values that libraries trip over.
   */
  private static final Set<String> KINDS =
      Set.of(
          ORDER_EVENT,
          "media-content",
          "nested-10",
          "torture",
          "awkward-values",
          "written-dates",
          "grid",
          "value-types",
          "empty-name",
          "odd-names");

  /**
   * The width at which fastjson2's generated writer becomes too large to compile, and the widest,
   * for codecs whose generated code grows with the class.
   */
  private static final Set<String> WIDE = Set.of("nested-50", "nested-100");

  private static final Set<String> GENERATE_BY_WIDTH = Set.of("fastjson2", "kotlinx-json");

  /**
   * Payloads in which few libraries trip: the codecs most asked for meet them, and those that are
   * known to trip. Only these tests have them.
   */
  private static final Set<String> TRAPS = Set.of("enum-list", "astral-key", "wide");

  /**
   * Candidates that take as long as all others together: a message that ends within an enum. The
   * tests of hostile input see fastjson2 read such a text until memory runs out.
   */
  private static final Map<String, String> SLOW =
      Map.of("fastjson", "torture", "fastjson2", "enum-list", "fastjson2-field-based", "enum-list");

  /** What became of each candidate behind others in a JVM. */
  private static final Map<Candidate, Judgement> TOGETHER = new ConcurrentHashMap<>();

  /** Candidates of which each is looked at for methods that are too large to compile. */
  private static final Candidate TOO_LARGE = candidate("fastjson2", "nested-50", Medium.BYTES);

  private static final Candidate SMALLER = candidate("jackson", "nested-50", Medium.BYTES);

  /** The outcomes of these. */
  private static final Map<Candidate, Judgement> INSPECTED = new ConcurrentHashMap<>();

  /** The outcomes of {@code order-event} in JVMs that have seen nothing else. */
  private static final Map<Candidate, Judgement> ALONE = new ConcurrentHashMap<>();

  @BeforeAll
  static void qualify() throws Exception {
    List<Callable<Void>> work = new ArrayList<>();
    for (List<Candidate> half : halves()) {
      work.add(() -> judgeTogether(half));
    }
    for (Candidate inspected : List.of(TOO_LARGE, SMALLER)) {
      work.add(() -> judge(INSPECTION, inspected, INSPECTED));
    }
    for (String codec : MostAskedFor.CODECS) {
      work.add(() -> judge(QUALIFICATION, orderEvent(codec), ALONE));
    }
    ExecutorService workers = Executors.newFixedThreadPool(2);
    try {
      for (Future<Void> done : workers.invokeAll(work)) {
        done.get();
      }
    } finally {
      workers.shutdownNow();
    }
  }

  /** The candidates of every second codec, and those of the others. */
  private static Collection<List<Candidate>> halves() {
    List<String> ids = CODECS.ids().stream().sorted().toList();
    return candidates()
        .distinct()
        .collect(Collectors.groupingBy(candidate -> ids.indexOf(candidate.codec()) % 2))
        .values();
  }

  private static Void judgeTogether(List<Candidate> candidates) {
    List<Judgement> outcome =
        QUALIFICATION.judge(candidates, CODECS, CodecClassPath.of(List.of()).all());
    for (int i = 0; i < candidates.size(); i++) {
      TOGETHER.put(candidates.get(i), outcome.get(i));
    }
    return null;
  }

  private static Void judge(
      Qualification qualification, Candidate candidate, Map<Candidate, Judgement> outcomes) {
    outcomes.put(candidate, qualification.judge(candidate, CODECS));
    return null;
  }

  private static Stream<Candidate> candidates() {
    return Stream.of(
            cells().stream()
                .map(cell -> candidate((String) cell[0], (String) cell[1], (Medium) cell[2])),
            CODECS.ids().stream().map(CodecContractTest::orderEvent),
            CODECS.ids().stream()
                .filter(codec -> readsOn(codec, Medium.BUFFER))
                .map(codec -> candidate(codec, ORDER_EVENT, Medium.BUFFER)),
            someReadersAndAllOthers().stream().map(CodecContractTest::pretty))
        .flatMap(candidates -> candidates);
  }

  /**
   * One with the payload's first values alone, unless it may be a later one that the codec cannot
   * carry: a run asks about all of them.
   */
  private static Candidate candidate(String codec, String payload, Medium medium) {
    boolean all = KnownOutcomes.of(codec).excluded().containsKey(payload);
    return new Candidate(
        codec, all ? payload : payload + "-first-" + Payload.FEWEST_VALUES, medium);
  }

  private static Candidate orderEvent(String codec) {
    return candidate(codec, ORDER_EVENT, Medium.BYTES);
  }

  private static Candidate pretty(String codec) {
    return candidate(codec, "order-event-pretty", Medium.BYTES);
  }

  /** Of a medium, whatever the payload, or of the payload. */
  private static String defect(String codec, String payload, Medium medium) {
    Map<String, String> marks = KnownOutcomes.of(codec).marked();
    return marks.getOrDefault(medium.label(), sentence(marks, payload));
  }

  private static String sentence(Map<String, String> sentences, String payload) {
    return sentences.getOrDefault(payload, sentences.getOrDefault(OTHERS, NOTHING));
  }

  static List<Object[]> cells() {
    List<Object[]> cells = new ArrayList<>();
    for (CodecFacts codec : CODECS.all()) {
      for (String payload : payloads()) {
        if (isTested(codec.id(), payload)) {
          cells.add(arguments(codec.id(), payload, Medium.BYTES));
        }
      }
      for (Medium medium : List.of(Medium.BUFFER, Medium.STREAM, Medium.OKIO)) {
        if (!readsOn(codec.id(), medium)) {
          cells.add(arguments(codec.id(), ORDER_EVENT, medium));
        }
      }
      if (codec.readsDocuments() && MostAskedFor.CODECS.contains(codec.id())) {
        cells.add(arguments(codec.id(), "media-content", Medium.STRING));
      }
      if (ShapeStudy.CODECS.contains(codec.id())) {
        cells.add(arguments(codec.id(), "shape-default", Medium.STRING));
      }
    }
    return cells;
  }

  /** Those that are measured, and those that codecs are only looked at with. */
  private static List<String> payloads() {
    return Stream.concat(Payload.schemas().stream(), Payload.probes().stream()).toList();
  }

  /** Of fastjson2's binary format, a length does not stop the reader where more bytes follow. */
  private static boolean readsOn(String codec, Medium medium) {
    return medium == Medium.BUFFER && codec.startsWith("fastjson2-jsonb");
  }

  private static Object[] arguments(String codec, String payload, Medium medium) {
    return new Object[] {codec, payload, medium};
  }

  private static boolean isTested(String codec, String payload) {
    if (payload.equals(SLOW.get(codec))) {
      return false;
    }
    return KINDS.contains(payload)
        || WIDE.contains(payload) && GENERATE_BY_WIDTH.contains(codec)
        || TRAPS.contains(payload)
            && (MostAskedFor.CODECS.contains(codec) || trips(codec, payload));
  }

  private static boolean trips(String codec, String payload) {
    return KnownOutcomes.of(codec).excluded().containsKey(payload)
        || KnownOutcomes.of(codec).marked().containsKey(payload);
  }

  @Test
  void whatIsKnownOfIsThere() {
    List<String> names =
        Stream.of(payloads(), Medium.labels(), List.of(OTHERS)).flatMap(List::stream).toList();
    for (String codec : KnownOutcomes.codecs()) {
      assertThat(names).as(codec).containsAll(KnownOutcomes.of(codec).excluded().keySet());
      assertThat(names).as(codec).containsAll(KnownOutcomes.of(codec).marked().keySet());
    }
  }

  @ParameterizedTest
  @MethodSource("cells")
  void keepsTheContract(String codec, String payload, Medium medium) {
    Judgement judgement = TOGETHER.get(candidate(codec, payload, medium));
    if (judgement.lacksApi()) {
      assertThat(medium).isNotEqualTo(Medium.BYTES);
      return;
    }
    String reason = sentence(KnownOutcomes.of(codec).excluded(), payload);
    if (reason.equals(NOTHING)) {
      assertThat(judgement.objections()).isEmpty();
      assertThat(judgement.result().operations())
          .contains(Operation.SERIALIZE, Operation.DESERIALIZE);
      assertThat(judgement.outputs()).hasSizeGreaterThanOrEqualTo(Payload.FEWEST_VALUES);
      assertMarks(judgement, defect(codec, payload, medium));
    } else {
      assertThat(judgement.objections()).isNotEmpty();
      assertThat(judgement.objections().get(0)).startsWith(reason);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Medium.class,
      names = {"BUFFER", "STREAM"})
  void theCodecsMostAskedForHaveTheMedium(Medium medium) {
    assertThat(MostAskedFor.CODECS.stream().filter(codec -> !codec.equals("kotlinx-json")))
        .as("which has another row for streams")
        .allSatisfy(
            codec ->
                assertThat(TOGETHER.get(candidate(codec, ORDER_EVENT, medium)).objections())
                    .isEmpty());
  }

  private static void assertMarks(Judgement judgement, String defect) {
    if (defect.equals(NOTHING)) {
      assertThat(judgement.defects()).isEmpty();
    } else {
      assertThat(judgement.defects()).singleElement().asString().startsWith(defect);
    }
  }

  static Set<Candidate> alone() {
    return ALONE.keySet();
  }

  @ParameterizedTest
  @MethodSource("alone")
  void othersInTheSameJvmMakeNoDifference(Candidate candidate) {
    assertThat(TOGETHER.get(candidate)).usingRecursiveComparison().isEqualTo(ALONE.get(candidate));
  }

  /** Those that read documents are many, and carry pretty-printed ones above. */
  static List<String> someReadersAndAllOthers() {
    return CODECS.all().stream()
        .filter(codec -> MostAskedFor.CODECS.contains(codec.id()) || !codec.readsDocuments())
        .map(CodecFacts::id)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("someReadersAndAllOthers")
  void prettyPrintedTextsAreForThoseThatReadDocuments(String codec) {
    boolean refused =
        TOGETHER.get(pretty(codec)).objections().stream()
            .anyMatch(reason -> reason.startsWith("a pretty-printed"));
    assertThat(refused).isNotEqualTo(CODECS.find(codec).orElseThrow().readsDocuments());
  }

  /** Else the test above would not meet the constructs that order-event does without. */
  @Test
  void theTestsHavePayloadsOfTheirOwn() {
    assertThat(Payload.schemas())
        .contains(
            "order-event",
            "torture",
            "enum-list",
            "astral-key",
            "awkward-values",
            "written-dates",
            "grid",
            "empty-name",
            "odd-names",
            "wide");
  }

  /**
   * The case that is known: fastjson2's generated writer for 50 fields a class is beyond what
   * HotSpot compiles. Nothing in the machinery names it.
   */
  @Test
  void methodsThatAreTooLargeToCompileAreFound() {
    assertThat(INSPECTED.get(TOO_LARGE).result().hugeMethods().get(Operation.SERIALIZE))
        .isNotEmpty()
        .allSatisfy(method -> assertThat(method).matches(".+::\\S+ \\(\\d{4,} bytes\\)"));
    assertThat(INSPECTED.get(SMALLER).result().hugeMethods()).isEmpty();
  }
}
