package dev.wirebench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Suite.Jvms;
import dev.wirebench.plan.Suite.Matrix;
import dev.wirebench.plan.Suite.Spending;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HeatDrawTest {
  private static final String JDK = "17.0.15+6";
  private static final String NEWER = "25.0.1+8";

  /** Forks of 512 MB and 300 MB besides. */
  private static final int MEGABYTES = 812;

  private static Plan plan(int forks, long seed) {
    Suite suite =
        new Suite(
            "A test.",
            new Matrix(
                List.of("order-event"),
                List.of("jackson"),
                List.of(Operation.SERIALIZE, Operation.PARSE),
                null,
                List.of("kryo"),
                List.of(64, 256)),
            "jackson",
            new Spending(null, 10, new Iterations(1, 10), new Iterations(2, 100), null, false),
            null,
            null,
            new Jvms(null, null, null));
    return new PlanBuilder("test", suite, List.of(new Jdk(JDK, "/jdk", 17, "vm", List.of())))
        .seed(seed)
        .interleaving(Interleaving.turns(forks * MEGABYTES, 1, true))
        .build();
  }

  private static List<Cell> cells(Operation operation, String jdk, String... names) {
    return Stream.of(names)
        .map(name -> Cell.of(operation, Medium.BYTES, name, "order-event", jdk))
        .toList();
  }

  private static List<Cell> serialize(String... names) {
    return cells(Operation.SERIALIZE, JDK, names);
  }

  private static final List<Cell> SIX =
      serialize("jackson", "jackson#control", "kryo", "gson", "avro", "fory", "cbor", "smile");

  private static List<Heat> draw(Plan plan, int block, List<Cell> cells) {
    return new HeatDraw(plan).draw(block, cells, cells);
  }

  @Test
  void aTableIsAHeatIfAllItsForksFit() {
    List<Cell> all = new ArrayList<>(SIX);
    all.addAll(cells(Operation.PARSE, JDK, "jackson", "jackson#control", "gson"));
    List<Heat> heats = draw(plan(8, 1), 1, all);
    assertThat(heats).hasSize(2);
    assertThat(heats)
        .anySatisfy(heat -> assertThat(heat.cells()).containsExactlyInAnyOrderElementsOf(SIX));
    assertThat(heats)
        .allSatisfy(
            heat ->
                assertThat(heat.anchors())
                    .extracting(cell -> cell.name().orElseThrow())
                    .containsExactly("jackson", "jackson#control"));
  }

  @Test
  void seedAndBlockDecideTheOrder() {
    List<Cell> order = draw(plan(8, 1), 1, SIX).get(0).cells();
    assertThat(draw(plan(8, 1), 1, SIX).get(0).cells()).isEqualTo(order);
    assertThat(draw(plan(8, 1), 2, SIX).get(0).cells()).isNotEqualTo(order);
    assertThat(draw(plan(8, 2), 1, SIX).get(0).cells()).isNotEqualTo(order);
  }

  @Test
  void aLargeTableIsDealtOutAnewInEveryBlockAndEveryHeatHasItsAnchors() {
    Plan plan = plan(4, 1);
    Set<Set<Set<Cell>>> deals =
        Stream.of(1, 2, 3, 4, 5)
            .map(
                block -> {
                  List<Heat> heats = draw(plan, block, SIX);
                  assertThat(heats).hasSize(3);
                  assertThat(heats)
                      .allSatisfy(
                          heat ->
                              assertThat(heat.cells())
                                  .hasSize(4)
                                  .containsAll(serialize("jackson", "jackson#control")));
                  assertThat(heats.stream().flatMap(heat -> heat.cells().stream()).distinct())
                      .containsExactlyInAnyOrderElementsOf(SIX);
                  return heats.stream()
                      .map(heat -> Set.copyOf(heat.cells()))
                      .collect(Collectors.toSet());
                })
            .collect(Collectors.toSet());
    assertThat(deals).as("who is dealt to whom").hasSizeGreaterThan(2);
  }

  @Test
  void aRowIsInOneHeatOnAllJdksAndEachJdkHasItsAnchors() {
    List<Cell> all = new ArrayList<>(SIX);
    all.addAll(
        cells(
            Operation.SERIALIZE,
            NEWER,
            SIX.stream().map(cell -> cell.name().orElseThrow()).toArray(String[]::new)));
    List<Heat> heats = draw(plan(8, 1), 1, all);
    assertThat(heats).hasSize(3);
    assertThat(heats)
        .allSatisfy(
            heat -> {
              assertThat(heat.anchors()).hasSize(4);
              assertThat(heat.cells()).containsAll(heat.anchors()).hasSize(8);
              for (Cell cell : heat.cells()) {
                assertThat(heat.cells())
                    .filteredOn(other -> other.name().equals(cell.name()))
                    .extracting(Cell::jdk)
                    .containsExactlyInAnyOrder(JDK, NEWER);
              }
            });
  }

  @Test
  void aConfigurationIsInOneHeatAfterEitherWarmup() {
    List<Cell> all = new ArrayList<>(SIX);
    all.addAll(
        serialize(
            SIX.stream()
                .map(cell -> cell.name().orElseThrow())
                .filter(name -> !Variant.isVariant(name))
                .map(Variant::longWarmup)
                .toArray(String[]::new)));
    List<Heat> heats = draw(plan(7, 1), 1, all);
    assertThat(heats).hasSize(3);
    for (Heat heat : heats) {
      List<String> names = heat.cells().stream().map(cell -> cell.name().orElseThrow()).toList();
      assertThat(names).contains("jackson", "jackson#control", "jackson#long-warm-up").hasSize(7);
      assertThat(names)
          .filteredOn(name -> !Variant.isVariant(name))
          .allSatisfy(name -> assertThat(names).contains(Variant.longWarmup(name)));
    }
  }

  @Test
  void aPlainCallIsInTheHeatOfItsCodec() {
    List<Cell> all = new ArrayList<>(SIX);
    Cell plain = Cell.plain(Operation.SERIALIZE, "kryo", JDK);
    all.add(plain);
    for (int block = 1; block < 6; block++) {
      assertThat(draw(plan(5, 1), block, all))
          .filteredOn(heat -> heat.cells().contains(plain))
          .singleElement()
          .satisfies(heat -> assertThat(heat.cells()).containsAll(serialize("kryo")));
    }
  }

  @Test
  void floorsAreAHeatOfTheirOwnInTheFirstBlock() {
    List<Cell> all = new ArrayList<>(SIX);
    all.add(Cell.floor(64, JDK));
    all.add(Cell.floor(256, JDK));
    assertThat(draw(plan(8, 1), 0, all))
        .anySatisfy(
            heat -> {
              assertThat(heat.title()).isEqualTo("floors");
              assertThat(heat.anchors()).isEmpty();
              assertThat(heat.cells())
                  .containsExactlyInAnyOrder(Cell.floor(64, JDK), Cell.floor(256, JDK));
            })
        .hasSize(2);
    assertThat(draw(plan(8, 1), 1, all)).hasSize(1);
  }

  @Test
  void onlyWhatIsDueIsDrawnBesideTheAnchors() {
    List<Cell> due = serialize("gson", "avro");
    assertThat(new HeatDraw(plan(8, 1)).draw(0, SIX, due))
        .singleElement()
        .satisfies(
            heat ->
                assertThat(heat.cells())
                    .containsExactlyInAnyOrderElementsOf(
                        serialize("jackson", "jackson#control", "gson", "avro")));
    assertThat(new HeatDraw(plan(8, 1)).draw(0, SIX, List.of())).isEmpty();
  }

  @Test
  void withoutTheBaselineTheRowThatIsRepeatedIsTheAnchor() {
    assertThat(draw(plan(8, 1), 0, serialize("gson", "kryo", "kryo#control")).get(0).anchors())
        .containsExactlyElementsOf(serialize("kryo", "kryo#control"));
    assertThat(draw(plan(8, 1), 0, serialize("gson", "kryo")).get(0).anchors()).isEmpty();
  }
}
