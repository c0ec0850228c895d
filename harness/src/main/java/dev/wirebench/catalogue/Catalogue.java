package dev.wirebench.catalogue;

import dev.wirebench.base.Program;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Medium;
import dev.wirebench.console.Screen;
import dev.wirebench.models.Payload;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.LibraryFootprint;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Spans;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.document.TextTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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

  /** The folder in which the build puts the codecs' source files. */
  private static final String SOURCES = "/dev/wirebench/sources/";

  private static final Column<CodecFacts> CODEC = Column.text("codec", CodecNames::of);
  private static final Column<CodecFacts> FORMAT = Column.text("format", CodecFacts::format);
  private static final Column<CodecFacts> VERSION = Column.text("version", CodecFacts::version);
  private static final Column<CodecFacts> LICENCE = Column.text("licence", CodecFacts::licence);
  private static final Column<CodecFacts> ROW = Column.text("row", Catalogue::row);
  private static final Column<CodecFacts> NEEDS = Column.text("needs", Catalogue::needs);
  private static final Column<CodecFacts> THREADS =
      Column.text("thread safety", codec -> codec.handling().threadSafety());
  private static final Column<CodecFacts> LINES = Column.text("lines", Catalogue::lines);

  private static final Spans USE =
      Spans.NONE
          .emphasis("Needs")
          .and(": what a codec asks of whoever uses it, beside its jars. ")
          .emphasis("Thread safety")
          .and(": whether threads may share a codec as it is configured here; those that are ")
          .emphasis("pooled")
          .and(
              " may be shared since each operation borrows from a pool or a thread-local of the"
                  + " library. ")
          .emphasis("Row")
          .and(
              ": whether the configuration is the library's default or tuned; a study row is"
                  + " measured, but nobody should use it; ")
          .code("+")
          .and(
              " marks codecs whose library cannot write the common document, and which read their"
                  + " own output. ")
          .emphasis("Lines")
          .and(": those of the codec's file that hold code, without imports and comments. ")
          .emphasis("Circular references")
          .and(": what becomes of two values that hold each other.");

  private final CodecRegistry codecs;
  private final Map<String, LibraryFootprint> footprints;
  private final CatalogueData facts = CatalogueData.read();
  private final Column<CodecFacts> released = Column.text("released", facts::released);
  private final Column<CodecFacts> circular = Column.text("circular references", facts::circular);
  private final Column<CodecFacts> jar =
      Column.text("jar, KiB", codec -> kib(footprint(codec).jar()));
  private final Column<CodecFacts> jars =
      Column.text("with its needs, KiB", codec -> kib(footprint(codec).all()));

  /**
   * @param plugins jars with codecs from outside
   */
  public Catalogue(CodecRegistry codecs, List<String> plugins) {
    this.codecs = codecs;
    this.footprints = LibraryFootprint.of(codecs, plugins);
  }

  /** The facts that most people look for, and the codecs that cannot be made. */
  public String text() {
    return TextTable.of(table(List.of(CODEC, FORMAT, VERSION, released, ROW, THREADS)))
            .within(Screen.width())
        + marks()
        + broken().collect(Collectors.joining())
        + "More of each, and who is absent and why: --wide, or docs/CODECS.md.\n";
  }

  /** A table of all, and what does not fit into one. */
  public String wide() {
    Table all =
        table(
            List.of(
                CODEC,
                FORMAT,
                VERSION,
                released,
                LICENCE,
                ROW,
                NEEDS,
                THREADS,
                jar,
                jars,
                LINES,
                circular,
                Column.text("configuration", codec -> codec.description().configuration())));
    return TextTable.of(all)
        + marks()
        + String.join("", Stream.concat(remarks(), absences()).toList());
  }

  private Table table(List<Column<CodecFacts>> columns) {
    return Table.of("", columns, codecs.all());
  }

  private LibraryFootprint footprint(CodecFacts codec) {
    return footprints.get(codec.id());
  }

  /** The note of a codec that reads its own output. */
  public static String ownDocument(CodecFacts codec) {
    return "+ "
        + codec.id()
        + " reads its own output, not the common document: "
        + codec.handling().ownDocument();
  }

  private String marks() {
    return CodecNames.explanation(codecs.all()).map(line -> line + "\n").orElse("");
  }

  private static String row(CodecFacts codec) {
    String row = codec.handling().studyReason() != null ? "study" : codec.handling().tuning();
    return codec.handling().ownDocument() != null ? row + OWN_DOCUMENT : row;
  }

  private static String needs(CodecFacts codec) {
    return codec.readers().needs().isEmpty() ? NONE : String.join(", ", codec.readers().needs());
  }

  private static String kib(long bytes) {
    return bytes == 0 ? NONE : Long.toString(Math.round(bytes / KIB));
  }

  private Stream<String> remarks() {
    return codecs.all().stream()
        .flatMap(
            codec ->
                Stream.concat(
                    Stream.ofNullable(codec.handling().ownDocument())
                        .map(how -> ownDocument(codec)),
                    Stream.concat(
                        remarks(codec, " cannot carry ", facts.exclusions(codec.id())),
                        remarks(codec, " is marked on ", facts.defects(codec.id())))))
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
    return name.equals(CatalogueData.OTHERS)
        || Payload.schemas().contains(name)
        || Medium.labels().contains(name);
  }

  /** Only of payloads that are here, or of a medium, and "others" in words. */
  private static Map<String, String> byPayload(Map<String, String> sentences) {
    Map<String, String> reasons = new LinkedHashMap<>(sentences);
    reasons.keySet().removeIf(name -> !isKnown(name));
    String others = reasons.remove(CatalogueData.OTHERS);
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
  public Document document() {
    return new Document(
        "codecs",
        "Codecs",
        null,
        List.of(),
        introduction(),
        Program.COMMAND + " list codecs --markdown docs/CODECS.md",
        List.of(
            section(
                "Libraries",
                Spans.of(
                    "The jar is that of the library's main artifact; beside it stands all that it"
                        + " needs in turn, as Maven resolves it."),
                libraries()),
            section("Use", USE, use()),
            new Section("Configuration", List.of(configurations())),
            section(
                "What they cannot carry",
                Spans.of(
                    "Found by the contract; an exclusion from a run says the same. Tests hold that"
                        + " a codec carries all else of order-event, media-content, nested-10 and"
                        + " the hazards; the card's codecs, every payload. A run proves the rest."),
                sentences("reason", facts::exclusions)),
            section(
                "Marked",
                Spans.of(
                    "A library that takes part of a message for the whole of it, without an error,"
                        + " is measured all the same: its row says so. A reader of damaged messages"
                        + " has to find out by other means."),
                sentences("marked for", facts::defects)),
            new Section("Absent", List.of(absent()))));
  }

  private List<Paragraph> introduction() {
    Paragraph origin =
        Paragraph.of(
            "Written by this command, from the codecs' traits, their jars, and data files that"
                + " tests hold to be true:");
    return Stream.concat(
            CodecNames.explanation(codecs.all()).map(Paragraph::of).stream(), Stream.of(origin))
        .toList();
  }

  private static Section section(String title, Spans words, Table table) {
    return new Section(title, List.of(Paragraph.of(words), table));
  }

  private Table libraries() {
    Column<CodecFacts> library =
        Column.text(
            "library", codec -> codec.artifacts().keySet().stream().findFirst().orElse("the JDK"));
    return table(List.of(CODEC, library, VERSION, released, LICENCE, jar, jars));
  }

  private Table use() {
    return table(
        List.of(
            CODEC,
            FORMAT,
            Column.text("readable", codec -> codec.readers().humanReadable() ? "yes" : "no"),
            Column.text("other languages", codec -> codec.readers().languages()),
            NEEDS,
            THREADS,
            ROW,
            LINES,
            circular));
  }

  private Table configurations() {
    return table(
        List.of(
            CODEC,
            Column.text("configuration", Catalogue::configuration),
            Column.spans(
                "documentation",
                codec -> Spans.NONE.file("link", codec.description().documentation()))));
  }

  private static String configuration(CodecFacts codec) {
    return Stream.of(
            Stream.of(codec.description().configuration()),
            Stream.ofNullable(codec.handling().studyReason()),
            Stream.ofNullable(codec.handling().ownDocument()),
            codec.description().notes().stream(),
            codec.description().operationNotes().entrySet().stream()
                .flatMap(
                    notes -> notes.getValue().stream().map(note -> notes.getKey() + ": " + note)))
        .flatMap(part -> part)
        .collect(Collectors.joining(" "));
  }

  /** The sentences of each codec by the payloads that they are about. */
  private Table sentences(String title, Function<String, Map<String, String>> sentences) {
    record Sentence(String codec, String payload, String words) {}
    return Table.of(
        "",
        List.of(
            Column.text("codec", Sentence::codec),
            Column.text("payload", Sentence::payload),
            Column.text(title, Sentence::words)),
        codecs.all().stream()
            .flatMap(
                codec ->
                    byPayload(sentences.apply(codec.id())).entrySet().stream()
                        .map(
                            one ->
                                new Sentence(CodecNames.of(codec), one.getKey(), one.getValue())))
            .toList());
  }

  private Table absent() {
    return Table.of(
        "",
        List.of(
            Column.<Map.Entry<String, String>>text("codec", Map.Entry::getKey),
            Column.text("reason", Map.Entry::getValue)),
        List.copyOf(facts.absent().entrySet()));
  }
}
