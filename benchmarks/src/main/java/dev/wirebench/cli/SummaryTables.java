package dev.wirebench.cli;

import dev.wirebench.campaign.Cell;
import dev.wirebench.campaign.CellForks;
import dev.wirebench.campaign.CodecInfo;
import dev.wirebench.campaign.Floors;
import dev.wirebench.campaign.ForkRecord;
import dev.wirebench.campaign.HugeMethods;
import dev.wirebench.campaign.Jdk;
import dev.wirebench.campaign.Medium;
import dev.wirebench.campaign.NoiseFloor;
import dev.wirebench.campaign.Operation;
import dev.wirebench.campaign.Qualified;
import dev.wirebench.campaign.Run;
import dev.wirebench.campaign.Run.Exclusion;
import dev.wirebench.campaign.Sizes;
import dev.wirebench.campaign.StopRule;
import dev.wirebench.codec.Variant;
import dev.wirebench.jmh.CpuTime;
import dev.wirebench.report.analysis.FloorLine;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The tables at the end of a run: one per payload and operation. */
final class SummaryTables {

  /** Stands behind the id of a codec that reads its own output. */
  static final String OWN_DOCUMENT = " +";

  private static final String ALLOCATION = "gc.alloc.rate.norm";

  private final Run run;
  private final Map<Cell, List<ForkRecord>> forks;
  private final CellForks means;
  private final Map<String, FloorLine> floors = new HashMap<>();
  private final Set<String> studyRows;
  private final Set<String> ownDocuments;
  private final StringBuilder text = new StringBuilder();

  private SummaryTables(Run run) {
    this.run = run;
    this.forks = run.measuredByCell();
    this.means = CellForks.of(run);
    run.plan().jdks().forEach(jdk -> floors.put(jdk.label(), Floors.of(run, jdk.label())));
    this.studyRows = ids(run, codec -> codec.studyReason() != null);
    this.ownDocuments = ids(run, codec -> codec.ownDocument() != null);
  }

  private static Set<String> ids(Run run, Predicate<CodecInfo> which) {
    return run.codecs().stream().filter(which).map(CodecInfo::id).collect(Collectors.toSet());
  }

  /** What a reader must know of a codec that reads its own output. */
  static String ownDocument(CodecInfo codec) {
    return "+ "
        + codec.id()
        + " reads its own output, not the common document: "
        + codec.ownDocument();
  }

  static String of(Run run) {
    SummaryTables tables = new SummaryTables(run);
    if (!run.plan().timesMeanSomething()) {
      tables.text.append(
          String.format(
              "%nTimes mean nothing here: forks of %s and %s are over before HotSpot has compiled"
                  + " much.%nThis run shows that everything works.%n",
              run.plan().warmup(), run.plan().measurement()));
    }
    for (String payload : run.plan().payloads()) {
      for (String medium : run.plan().media()) {
        for (String operation : run.plan().operations()) {
          for (Jdk jdk : run.plan().jdks()) {
            tables.table(payload, Operation.of(operation), Medium.of(medium), jdk.label());
          }
        }
      }
    }
    tables.plain();
    tables.notes();
    return tables.text.toString();
  }

  private void table(String payload, Operation operation, Medium medium, String jdk) {
    List<Cell> cells = ranked(payload, operation, medium, jdk);
    if (cells.isEmpty()) {
      return;
    }
    String baseline = run.plan().baseline();
    text.append(
        String.format(
            "%n%s, %s, %s%s%n", payload, operation.label(), medium.type(), ofSeveral(jdk)));
    TextTable table =
        new TextTable(
            true,
            "codec",
            "ns/op",
            "95 % interval",
            "x " + baseline,
            "95 % interval",
            "CPU ns",
            "B/op",
            "floor ns",
            "bytes",
            "gzip",
            "zstd");
    for (Cell cell : cells) {
      table.add(row(cell, Cell.of(operation, medium, baseline, payload, jdk), operation));
    }
    text.append(table);
  }

  /** The JDK, where there is more than one to confuse it with. */
  private String ofSeveral(String jdk) {
    return run.plan().jdks().size() == 1 ? "" : ", JDK " + jdk;
  }

  /** Fastest first; study rows and variants behind the others, as they are not ranked. */
  private List<Cell> ranked(String payload, Operation operation, Medium medium, String jdk) {
    return forks.keySet().stream()
        .filter(cell -> cell.isIn(operation, medium, payload, jdk))
        .sorted(
            Comparator.comparing((Cell cell) -> !isRanked(cell))
                .thenComparing(cell -> mean(cell).value()))
        .toList();
  }

  private boolean isStudyRow(Cell cell) {
    return studyRows.contains(cell.codec().orElseThrow());
  }

  private boolean isRanked(Cell cell) {
    return !isStudyRow(cell) && !Variant.isVariant(cell.name().orElseThrow());
  }

  private Estimate mean(Cell cell) {
    return Estimates.mean(
        forks.get(cell).stream().mapToDouble(fork -> fork.result().mean()).toArray(),
        Settings.CONFIDENCE);
  }

  private String[] row(Cell cell, Cell baseline, Operation operation) {
    Estimate mean = mean(cell);
    Estimate ratio = means.ratio(cell, baseline);
    Sizes sizes = sizes(cell);
    double bytes = operation == Operation.PARSE ? documentBytes(cell) : Sizes.mean(sizes.raw());
    return new String[] {
      marked(cell),
      number(mean.value(), 1),
      interval(mean, 1),
      cell.equals(baseline) ? "1" : number(ratio.value(), 3),
      cell.equals(baseline) ? "" : interval(ratio, 3),
      number(secondary(cell, CpuTime.NAME), 1),
      number(secondary(cell, ALLOCATION), 0),
      number(floors.get(cell.jdk()).nanosAt(bytes), 1),
      number(bytes, 0),
      number(Sizes.mean(sizes.gzip()), 0),
      number(Sizes.mean(sizes.zstd()), 0)
    };
  }

  private String marked(Cell cell) {
    String codec = cell.codec().orElseThrow();
    return cell.name().orElseThrow()
        + (ownDocuments.contains(codec) ? OWN_DOCUMENT : "")
        + (isStudyRow(cell) ? " *" : "");
  }

  private Sizes sizes(Cell cell) {
    return run.qualified().stream()
        .filter(row -> row.codec().equals(cell.codec().orElseThrow()))
        .filter(row -> row.payload().equals(cell.payload().orElseThrow()))
        .map(Qualified::sizes)
        .filter(Objects::nonNull)
        .findFirst()
        .orElseThrow();
  }

  private double documentBytes(Cell cell) {
    return run.start().documentBytes().get(cell.payload().orElseThrow());
  }

  /** What the SPI adds to a plain call: the cost of the benchmark's own machinery. */
  private void plain() {
    if (run.plan().plain().isEmpty()) {
      return;
    }
    text.append(String.format("%nThrough the SPI against the plain call%n"));
    TextTable table =
        new TextTable(true, "call", "SPI / plain", "95 % interval", "B/op SPI", "B/op plain");
    for (String codec : run.plan().plain()) {
      for (String label : run.plan().operations()) {
        String jdk = run.plan().jdks().get(0).label();
        Cell plain = Cell.plain(Operation.of(label), codec, jdk);
        Cell spi =
            Cell.of(Operation.of(label), Medium.BYTES, codec, run.plan().payloads().get(0), jdk);
        if (forks.containsKey(plain) && forks.containsKey(spi)) {
          Estimate ratio = means.ratio(spi, plain);
          table.add(
              label + " " + codec,
              number(ratio.value(), 4),
              interval(ratio, 4),
              number(secondary(spi, ALLOCATION), 1),
              number(secondary(plain, ALLOCATION), 1));
        }
      }
    }
    text.append(table);
  }

  private double secondary(Cell cell, String metric) {
    return forks.get(cell).stream()
        .mapToDouble(fork -> fork.result().mean(metric))
        .average()
        .orElse(Double.NaN);
  }

  private void notes() {
    text.append('\n');
    NoiseFloor.of(run).text().ifPresent(sentence -> text.append(sentence).append('\n'));
    notPrecise();
    if (run.plan().blocks() < Settings.FORKS_FOR_VERDICTS) {
      text.append(
          String.format(
              "Indicative: %d block%s; differences need at least %d blocks (--blocks) to be told from"
                  + " chance.%n",
              run.plan().blocks(),
              run.plan().blocks() == 1 ? "" : "s",
              Settings.FORKS_FOR_VERDICTS));
    }
    run.codecs().stream()
        .filter(codec -> codec.studyReason() != null)
        .forEach(
            codec ->
                text.append(
                    String.format(
                        "* %s is a study row, not ranked: %s%n", codec.id(), codec.studyReason())));
    run.codecs().stream()
        .filter(codec -> codec.ownDocument() != null)
        .forEach(codec -> text.append(String.format("%s%n", ownDocument(codec))));
    run.exclusions().stream()
        .collect(
            Collectors.groupingBy(
                exclusion ->
                    exclusion.operation()
                        + " "
                        + exclusion.payload()
                        + " "
                        + exclusion.medium()
                        + ofSeveral(exclusion.jdk())
                        + " ("
                        + exclusion.reason()
                        + ")",
                LinkedHashMap::new,
                Collectors.mapping(Exclusion::codec, Collectors.joining(", "))))
        .forEach(
            (what, codecs) -> text.append(String.format("Not measured: %s: %s%n", what, codecs)));
    if (run.scope() != null && !run.scope().leftOut().isEmpty()) {
      text.append(String.format("Left out: %s.%n", Events.leftOut(run.scope())));
    }
    for (Qualified row : run.qualified()) {
      row.hugeMethods().forEach((operation, methods) -> tooLarge(row, operation, methods));
    }
    long drifting =
        run.forks().stream().filter(fork -> Boolean.TRUE.equals(fork.drifting())).count();
    if (drifting > 0) {
      text.append(
          String.format(
              "Warm-up not finished in %d of %d forks (marked in journal.jsonl): lengthen --warmup.%n",
              drifting, run.forks().size()));
    }
    if (run.spoiled(0) > 0) {
      text.append(
          String.format(
              "Spoiled by the machine and repeated: %d of %d forks; spoiled again: %d (reasons in"
                  + " journal.jsonl).%n",
              run.spoiled(0), run.forks().size(), run.spoiled(1)));
    }
    run.failures()
        .forEach(
            fork ->
                text.append(
                    String.format(
                        "Failed: %s, block %d: %s%n",
                        fork.cell().label(), fork.block() + 1, fork.failure())));
  }

  private void notPrecise() {
    if (!run.plan().stopsEarly()) {
      return;
    }
    Set<Cell> left = StopRule.left(run);
    List<Cell> compared =
        forks.keySet().stream().filter(cell -> cell.payload().isPresent()).toList();
    long open = compared.stream().filter(cell -> !left.contains(cell)).count();
    text.append(
        String.format(
            Locale.ROOT,
            "Precise to ± %s: %d of %d cells%s.%n",
            Events.percent(run.plan().precision()),
            compared.size() - open,
            compared.size(),
            open == 0 ? "" : "; the others did not converge"));
  }

  private void tooLarge(Qualified row, String operation, List<String> methods) {
    String others = methods.size() == 1 ? "" : " and " + (methods.size() - 1) + " more";
    text.append(
        String.format(
            Locale.ROOT,
            "Too large to compile: %s %s %s %s: %s%s; HotSpot interprets methods of more than %,d"
                + " bytes of bytecode (all in run.json).%n",
            operation,
            row.payload(),
            row.medium() + ofSeveral(row.jdk()),
            row.codec(),
            methods.get(0),
            others,
            HugeMethods.LIMIT));
  }

  private static String interval(Estimate estimate, int digits) {
    return Double.isNaN(estimate.low())
        ? "-"
        : number(estimate.low(), digits) + " - " + number(estimate.high(), digits);
  }

  private static String number(double value, int digits) {
    return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, "%." + digits + "f", value);
  }
}
