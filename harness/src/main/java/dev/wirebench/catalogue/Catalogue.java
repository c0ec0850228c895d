package dev.wirebench.catalogue;

import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Medium;
import dev.wirebench.console.Screen;
import dev.wirebench.models.Payload;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.Footprint;
import dev.wirebench.report.document.TextTable;
import dev.wirebench.report.exporters.Markdown;
import dev.wirebench.report.exporters.Markdown.Table;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lists every codec with what one wants to know before its numbers, on the console and as a page.
 */
public final class Catalogue {
  private static final double KIB = 1024;
  private static final String NONE = "-";

  /** The mark of a codec that reads its own output. */
  private static final String OWN_DOCUMENT = " +";

  private static final String OTHERS = "others";

  /** The folder in which the build puts the codecs' source files. */
  private static final String SOURCES = "/dev/wirebench/sources/";

  private final CodecRegistry codecs;
  private final Map<String, Footprint> footprints;
  private final CatalogueData facts = CatalogueData.read();

  /**
   * @param plugins jars with codecs from outside
   */
  public Catalogue(CodecRegistry codecs, List<String> plugins) {
    this.codecs = codecs;
    this.footprints = Footprint.of(codecs, plugins);
  }

  /** The facts that most people look for, and the codecs that cannot be made. */
  public String text() {
    TextTable table =
        new TextTable(false, "codec", "format", "version", "released", "row", "thread safety");
    for (CodecFacts codec : codecs.all()) {
      table.add(
          codec.id(),
          codec.format(),
          codec.version(),
          facts.released(codec),
          row(codec),
          codec.threadSafety());
    }
    return table.within(Screen.width())
        + broken().collect(Collectors.joining())
        + "More of each, and who is absent and why: --wide, or docs/CODECS.md.\n";
  }

  /** A table of all, and what does not fit into one. */
  public String wide() {
    TextTable table =
        new TextTable(
            false,
            "codec",
            "format",
            "version",
            "released",
            "licence",
            "row",
            "needs",
            "thread safety",
            "KiB",
            "in all",
            "lines",
            "circular references",
            "configuration");
    for (CodecFacts codec : codecs.all()) {
      Footprint footprint = footprints.get(codec.id());
      table.add(
          codec.id(),
          codec.format(),
          codec.version(),
          facts.released(codec),
          codec.licence(),
          row(codec),
          needs(codec),
          codec.threadSafety(),
          kib(footprint.jar()),
          kib(footprint.all()),
          lines(codec),
          facts.circular(codec),
          codec.configuration());
    }
    return table + String.join("", Stream.concat(remarks(), absences()).toList());
  }

  /** The note of a codec that reads its own output. */
  public static String ownDocument(CodecFacts codec) {
    return "+ "
        + codec.id()
        + " reads its own output, not the common document: "
        + codec.ownDocument();
  }

  private static String row(CodecFacts codec) {
    String row = codec.studyReason() != null ? "study" : codec.tuning();
    return codec.ownDocument() != null ? row + OWN_DOCUMENT : row;
  }

  private static String needs(CodecFacts codec) {
    return codec.needs().isEmpty() ? NONE : String.join(", ", codec.needs());
  }

  private static String kib(long bytes) {
    return bytes == 0 ? NONE : Long.toString(Math.round(bytes / KIB));
  }

  private Stream<String> remarks() {
    return codecs.all().stream()
        .flatMap(
            codec ->
                Stream.concat(
                    Stream.ofNullable(codec.ownDocument()).map(how -> ownDocument(codec)),
                    Stream.concat(
                        remarks(codec, " cannot carry ", facts.exclusions(codec)),
                        remarks(codec, " is marked on ", facts.defects(codec)))))
        .map(line -> line + "\n");
  }

  private static Stream<String> remarks(
      CodecFacts codec, String verb, Map<String, String> sentences) {
    return byPayload(sentences).entrySet().stream()
        .map(entry -> codec.id() + verb + entry.getKey() + ": " + entry.getValue());
  }

  private Stream<String> absences() {
    return Stream.concat(
        broken(),
        facts.absent().entrySet().stream()
            .map(entry -> entry.getKey() + " is absent: " + entry.getValue() + "\n"));
  }

  private Stream<String> broken() {
    return codecs.broken().entrySet().stream()
        .map(entry -> entry.getKey() + " cannot be made: " + entry.getValue() + "\n");
  }

  private static boolean isKnown(String name) {
    return name.equals(OTHERS)
        || Payload.schemas().contains(name)
        || Medium.labels().contains(name);
  }

  /** Only of payloads that are here, or of a medium, and "others" in words. */
  private static Map<String, String> byPayload(Map<String, String> sentences) {
    Map<String, String> reasons = new LinkedHashMap<>(sentences);
    reasons.keySet().removeIf(name -> !isKnown(name));
    String others = reasons.remove(OTHERS);
    String carried =
        reasons.keySet().stream()
            .filter(payload -> reasons.get(payload).isEmpty())
            .collect(Collectors.joining(", "));
    reasons.values().removeIf(String::isEmpty);
    if (others != null) {
      reasons.put(carried.isEmpty() ? "any payload" : "any but " + carried, others);
    }
    return reasons;
  }

  /**
   * Lines of the codec's file that hold code: neither blank, nor a comment, an import, or the
   * package.
   */
  private static String lines(CodecFacts codec) {
    return Stream.of(".java", ".kt")
        .map(ending -> SOURCES + Codecs.className(codec.id()) + ending)
        .flatMap(resource -> source(resource).stream())
        .map(source -> Long.toString(source.lines().filter(Catalogue::isCode).count()))
        .findFirst()
        .orElse(NONE);
  }

  private static boolean isCode(String line) {
    return !line.strip().matches("|(import|package) .*|(//|/\\*|\\*).*");
  }

  private static Optional<String> source(String resource) {
    try (InputStream in = Catalogue.class.getResourceAsStream(resource)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(resource, e);
    }
  }

  /** The page {@code docs/CODECS.md}. */
  public String markdown() {
    return """
        # Codecs

        Written by this command, from the codecs' traits, their jars, and data files that tests hold to be true:

            java -jar benchmarks/target/benchmarks.jar list codecs --markdown docs/CODECS.md

        ## Libraries

        The jar is that of the library's main artifact; beside it stands all that it needs in turn, as Maven resolves
        it.

        %s
        ## Use

        *Needs*: what a codec asks of whoever uses it, beside its jars. *Thread safety*: whether threads may share a
        codec as it is configured here; those that are *pooled* may be shared since each operation borrows from a pool
        or a thread-local of the library. *Row*: whether the configuration is the library's default or tuned; a study
        row is measured, but nobody should use it; `+` marks codecs whose library cannot write the common document,
        and which read their own output. *Lines*: those of the codec's file that hold code, without imports and
        comments. *Circular references*: what becomes of two values that hold each other.

        %s
        ## Configuration

        %s
        ## What they cannot carry

        Found by the contract; an exclusion from a run says the same. Tests hold that a codec carries all else of
        order-event, media-content, nested-10 and the hazards; the card's codecs, every payload. A run proves the rest.

        %s
        ## Marked

        A library that takes part of a message for the whole of it, without an error, is measured all the same: its
        row says so. A reader of damaged messages has to find out by other means.

        %s
        ## Absent

        %s"""
        .formatted(libraries(), use(), configurations(), exclusions(), defects(), absent());
  }

  private Table libraries() {
    Table table =
        Table.ofTexts(
            "codec",
            "library",
            "version",
            "released",
            "licence",
            "jar, KiB",
            "with its needs, KiB");
    for (CodecFacts codec : codecs.all()) {
      Footprint footprint = footprints.get(codec.id());
      row(
          table,
          codec.id(),
          codec.artifacts().keySet().stream().findFirst().orElse("the JDK"),
          codec.version(),
          facts.released(codec),
          codec.licence(),
          kib(footprint.jar()),
          kib(footprint.all()));
    }
    return table;
  }

  private Table use() {
    Table table =
        Table.ofTexts(
            "codec",
            "format",
            "readable",
            "other languages",
            "needs",
            "thread safety",
            "row",
            "lines",
            "circular references");
    for (CodecFacts codec : codecs.all()) {
      row(
          table,
          codec.id(),
          codec.format(),
          codec.humanReadable() ? "yes" : "no",
          codec.languages(),
          needs(codec),
          codec.threadSafety(),
          row(codec),
          lines(codec),
          facts.circular(codec));
    }
    return table;
  }

  private Table configurations() {
    Table table = Table.ofTexts("codec", "configuration", "documentation");
    for (CodecFacts codec : codecs.all()) {
      String sentences =
          Stream.of(
                  Stream.of(codec.configuration()),
                  Stream.ofNullable(codec.studyReason()),
                  Stream.ofNullable(codec.ownDocument()),
                  codec.notes().stream(),
                  codec.operationNotes().entrySet().stream()
                      .flatMap(
                          notes ->
                              notes.getValue().stream().map(note -> notes.getKey() + ": " + note)))
              .flatMap(part -> part)
              .collect(Collectors.joining(" "));
      String link = "[link](" + codec.documentation() + ")";
      table.row(Markdown.text(codec.id()), Markdown.text(sentences), link);
    }
    return table;
  }

  private Table exclusions() {
    return sentences("reason", facts::exclusions);
  }

  private Table defects() {
    return sentences("marked for", facts::defects);
  }

  private Table sentences(String title, Function<CodecFacts, Map<String, String>> sentences) {
    Table table = Table.ofTexts("codec", "payload", title);
    for (CodecFacts codec : codecs.all()) {
      byPayload(sentences.apply(codec))
          .forEach((payload, sentence) -> row(table, codec.id(), payload, sentence));
    }
    return table;
  }

  private Table absent() {
    Table table = Table.ofTexts("codec", "reason");
    facts.absent().forEach((codec, reason) -> row(table, codec, reason));
    return table;
  }

  private static void row(Table table, String... cells) {
    table.row(Arrays.stream(cells).map(Markdown::text).toArray(String[]::new));
  }
}
