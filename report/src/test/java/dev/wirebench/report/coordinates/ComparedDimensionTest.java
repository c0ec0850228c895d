package dev.wirebench.report.coordinates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the tables of anybody's JMH file are found. */
class ComparedDimensionTest {
  @TempDir Path folder;

  private static Settings by(String dimension) {
    return new Settings(Optional.empty(), Optional.of(dimension), 0.03, false);
  }

  private static List<String> titles(Report report) {
    return report.tables().stream().map(table -> table.key().title()).toList();
  }

  private static List<String> names(ResultTable table) {
    return table.rows().stream().map(Row::name).toList();
  }

  @Test
  void methodsOfOneClassAreCompared() {
    Report report =
        new JmhFixture()
            .entry("a.Copy.loop", "avgt", "ns/op", 20, 21)
            .entry("a.Copy.array", "avgt", "ns/op", 10, 11)
            .report(folder);
    assertThat(titles(report)).containsExactly("Copy");
    ResultTable table = report.tables().get(0);
    assertThat(table.comparedBy()).isEqualTo("method");
    assertThat(names(table)).as("best first").containsExactly("array", "loop");
    assertThat(table.baseline()).as("the file's first").contains("loop");
  }

  @Test
  void parametersOfThatClassAreTables() {
    JmhFixture fixture = new JmhFixture();
    for (String size : List.of("10", "100")) {
      fixture.entry("a.Copy.loop", "avgt", "ns/op", 20).param("size", size);
      fixture.entry("a.Copy.array", "avgt", "ns/op", 10).param("size", size);
    }
    assertThat(titles(fixture.report(folder))).containsExactly("Copy, size=10", "Copy, size=100");
  }

  @Test
  void theParameterCodecIsComparedBeforeMethods() {
    JmhFixture fixture = new JmhFixture();
    for (String codec : List.of("x", "y")) {
      fixture.entry("a.Json.read", "avgt", "ns/op", 20).param("codec", codec);
      fixture.entry("a.Json.write", "avgt", "ns/op", 10).param("codec", codec);
    }
    Report report = fixture.report(folder);
    assertThat(titles(report)).containsExactly("Json, read", "Json, write");
    assertThat(report.tables().get(0).comparedBy()).isEqualTo("codec");
  }

  @Test
  void classesWithOneMethodOfTheSameNameAreCompared() {
    Report report =
        new JmhFixture()
            .entry("a.Gson.write", "avgt", "ns/op", 20)
            .entry("a.Jackson.write", "avgt", "ns/op", 10)
            .report(folder);
    assertThat(titles(report)).containsExactly("write");
    assertThat(names(report.tables().get(0))).containsExactly("Jackson", "Gson");
  }

  /** Whoever reads {@code decodeGson} faster than {@code encodeGson} has read nothing. */
  @ParameterizedTest
  @CsvSource({
    "encodeGson, decodeGson, encodeMoshi, decodeMoshi, 'Bench, encode', 'Bench, decode', Gson, Moshi",
    "readX, writeX, readY, writeY, 'Bench, read', 'Bench, write', X, Y",
    "gsonTo, gsonFrom, moshiTo, moshiFrom, 'Bench, to', 'Bench, from', gson, moshi",
    "gson_ser, gson_deser, moshi_ser, moshi_deser, 'Bench, ser', 'Bench, deser', gson, moshi",
    "gsonToJson, gsonFromJson, moshiToJson, moshiFromJson, 'Bench, to', 'Bench, from', gsonJson,"
        + " moshiJson"
  })
  void readingIsNotRankedAgainstWriting(
      String one,
      String two,
      String three,
      String four,
      String first,
      String second,
      String row,
      String another) {
    JmhFixture fixture = new JmhFixture();
    double cost = 10;
    for (String method : List.of(one, two, three, four)) {
      fixture.entry("a.Bench." + method, "avgt", "ns/op", cost++);
    }
    Report report = fixture.report(folder);
    assertThat(titles(report)).containsExactly(first, second);
    for (ResultTable table : report.tables()) {
      assertThat(names(table)).containsExactly(row, another);
    }
    assertThat(titles(fixture.report(folder, by("method")))).containsExactly("Bench");
  }

  /** The commonest class has a method or two that measure the harness. */
  @Test
  void methodsWithoutAVerbAreComparedWithEachOther() {
    JmhFixture fixture = new JmhFixture();
    for (String method : List.of("encodeGson", "decodeGson", "encodeMoshi", "decodeMoshi")) {
      fixture.entry("a.Bench." + method, "avgt", "ns/op", 20);
    }
    fixture.entry("a.Bench.baseline", "avgt", "ns/op", 1);
    assertThat(titles(fixture.report(folder)))
        .containsExactlyInAnyOrder("Bench", "Bench, encode", "Bench, decode");
  }

  @Test
  void whereAVerbIsTheExceptionItIsPartOfTheName() {
    JmhFixture fixture = new JmhFixture();
    for (String method : List.of("loop", "array", "stream", "readAll", "writeAll")) {
      fixture.entry("a.Copy." + method, "avgt", "ns/op", 20);
    }
    assertThat(titles(fixture.report(folder))).containsExactly("Copy");
  }

  @Test
  void twoMethodsStayTwo() {
    JmhFixture fixture = new JmhFixture();
    for (String method : List.of("readX", "read_X", "writeX", "write_X")) {
      fixture.entry("a.Bench." + method, "avgt", "ns/op", 20);
    }
    assertThat(names(fixture.report(folder).tables().get(0)))
        .containsExactlyInAnyOrder("readX", "read_X");
  }

  @Test
  void classesAreRowsWhereMethodsAreOperations() {
    JmhFixture fixture = new JmhFixture();
    for (String library : List.of("Gson", "Moshi")) {
      fixture.entry("a." + library + "Bench.toJson", "avgt", "ns/op", 20);
      fixture.entry("a." + library + "Bench.fromJson", "avgt", "ns/op", 10);
    }
    Report report = fixture.report(folder);
    assertThat(titles(report)).containsExactly("toJson", "fromJson");
    assertThat(names(report.tables().get(0))).containsExactly("GsonBench", "MoshiBench");
  }

  /** Each class names the library once more: without the verb they would have nothing in common. */
  @Test
  void theVerbStandsForTheMethodsOfClassesThatAreRows() {
    JmhFixture fixture = new JmhFixture();
    for (String library : List.of("Gson", "Moshi")) {
      fixture.entry("a." + library + "Bench.encode" + library, "avgt", "ns/op", 20);
      fixture.entry("a." + library + "Bench.decode" + library, "avgt", "ns/op", 10);
    }
    for (Settings settings : List.of(Settings.DEFAULT, by("class"))) {
      Report report = fixture.report(folder, settings);
      assertThat(titles(report)).containsExactly("encode", "decode");
      assertThat(names(report.tables().get(0))).containsExactly("GsonBench", "MoshiBench");
    }
  }

  @Test
  void aClassWithoutTheOtherOperationIsComparedByTheMethodThatItShares() {
    Report report =
        new JmhFixture()
            .entry("a.Gson.write", "avgt", "ns/op", 20)
            .entry("a.Gson.read", "avgt", "ns/op", 20)
            .entry("a.Moshi.write", "avgt", "ns/op", 30)
            .report(folder);
    assertThat(titles(report)).containsExactly("write", "read");
    assertThat(names(report.tables().get(0))).containsExactly("Gson", "Moshi");
  }

  @Test
  void aLibraryThatWritesAloneKeepsItsName() {
    Report report =
        new JmhFixture()
            .entry("a.Bench.writeJackson", "avgt", "ns/op", 20)
            .entry("a.Bench.readGson", "avgt", "ns/op", 10)
            .report(folder);
    assertThat(titles(report)).containsExactly("Bench, write", "Bench, read");
    assertThat(report.tables())
        .flatMap(ComparedDimensionTest::names)
        .containsExactly("Jackson", "Gson");
  }

  private Path file(String name, String jdk, String... benchmarks) {
    JmhFixture fixture = new JmhFixture();
    for (String benchmark : benchmarks) {
      fixture.entry(benchmark, "avgt", "ns/op", 20, 21);
    }
    return fixture.jdk(jdk).write(folder.resolve(name));
  }

  private static Report report(Settings settings, Path... files) {
    return Analysis.of(Sources.read(List.of(files)), settings);
  }

  /** Gson on one JVM and Moshi on another have but the verb in common. */
  @ParameterizedTest
  @ValueSource(strings = {"source", "jdk"})
  void methodsOfTwoFilesMeetByTheirWholeNames(String by) {
    Path one = file("17.json", "17.0.15", "a.Bench.encodeGson", "a.Bench.decodeGson");
    Path two = file("25.json", "25.0.1", "a.Bench.encodeMoshi", "a.Bench.decodeMoshi");
    Path three = file("26.json", "26.0.1", "a.Bench.encodeMoshi", "a.Bench.decodeMoshi");
    Report report = report(by(by), one, two, three);
    assertThat(titles(report))
        .containsExactly(
            "Bench, encodeGson", "Bench, decodeGson", "Bench, encodeMoshi", "Bench, decodeMoshi");
    assertThat(report.tables())
        .extracting(table -> table.rows().size())
        .containsExactly(1, 1, 2, 2);
  }

  /** What a method is called must not depend on its neighbours in one of the files. */
  @Test
  void aMethodIsCalledTheSameInEveryFile() {
    Path one = file("one.json", "17.0.15", "a.Bench.encodeGson", "a.Bench.decodeGson");
    Path two =
        file("two.json", "17.0.15", "a.Bench.encodeGson", "a.Bench.encodeMoshi", "a.Bench.other");
    Report report = report(Settings.DEFAULT, one, two);
    assertThat(titles(report))
        .containsExactly(
            "Bench, encode, one.json",
            "Bench, decode, one.json",
            "Bench, encode, two.json",
            "Bench, two.json");
    assertThat(names(report.tables().get(0))).containsExactly("Gson");
    assertThat(names(report.tables().get(2))).containsExactlyInAnyOrder("Gson", "Moshi");
    assertThat(names(report(by("source"), one, two).tables().get(0)))
        .containsExactlyInAnyOrder("one.json", "two.json");
  }

  /** The same class in two files is one class: there are no others to be compared with. */
  @Test
  void aClassOfTwoFilesIsOneClass() {
    Path one = file("one.json", "17.0.15", "a.Bench.encode", "a.Bench.decode");
    Path two = file("two.json", "25.0.1", "a.Bench.encode", "a.Bench.decode");
    assertThat(report(Settings.DEFAULT, one, two).tables())
        .extracting(ResultTable::comparedBy)
        .containsOnly("method");
  }

  private Path[] ofOneClassEach(List<String> classes, String... methods) {
    Path[] files = new Path[classes.size()];
    for (int i = 0; i < files.length; i++) {
      JmhFixture fixture = new JmhFixture();
      for (String method : methods) {
        fixture.entry(classes.get(i) + "." + method, "avgt", "ns/op", 20 + i, 21 + i);
      }
      String simple = classes.get(i).substring(classes.get(i).lastIndexOf('.') + 1);
      files[i] = fixture.write(folder.resolve(simple + ".json"));
    }
    return files;
  }

  private static final List<String> LIBRARIES =
      List.of("a.jackson.JacksonBench", "a.gson.GsonBench", "b.KotlinxBench");

  @ParameterizedTest
  @ValueSource(strings = {"", "class"})
  void filesOfOneClassEachMakeOneTableForEachMethod(String by) {
    Settings settings = by.isEmpty() ? Settings.DEFAULT : by(by);
    for (List<String> methods :
        List.of(
            List.of("serializeSmall", "serializeLarge", "deserializeSmall", "deserializeLarge"),
            List.of("order", "customer"),
            List.of("encode", "decode"))) {
      Report report = report(settings, ofOneClassEach(LIBRARIES, methods.toArray(String[]::new)));
      assertThat(titles(report)).containsExactlyElementsOf(methods);
      assertThat(report.tables())
          .allSatisfy(
              table ->
                  assertThat(names(table))
                      .containsExactly("JacksonBench", "GsonBench", "KotlinxBench"));
    }
  }

  @Test
  void whoeverAsksForMethodsGetsThemInsteadOfClasses() {
    Path[] files = ofOneClassEach(LIBRARIES, "order", "customer");
    assertThat(report(by("method"), files).tables())
        .hasSize(3)
        .allSatisfy(table -> assertThat(names(table)).containsExactly("order", "customer"));
  }

  @Test
  void aBenchmarkThatFailedInOneOfTheFilesIsMissingInItsTableAlone() {
    Path[] two = ofOneClassEach(LIBRARIES.subList(0, 2), "order", "customer", "invoice");
    Path[] third = ofOneClassEach(LIBRARIES.subList(2, 3), "order", "invoice");
    Report report = report(Settings.DEFAULT, two[0], two[1], third[0]);
    assertThat(titles(report)).containsExactly("order", "customer", "invoice");
    assertThat(report.tables()).extracting(table -> table.rows().size()).containsExactly(3, 2, 3);
  }

  @Test
  void classesOfOneFileStayRowsOfTheirMethods() {
    JmhFixture fixture = new JmhFixture();
    for (String name : List.of("a.Orders", "a.Customers")) {
      fixture.entry(name + ".gson", "avgt", "ns/op", 20);
      fixture.entry(name + ".moshi", "avgt", "ns/op", 10);
    }
    assertThat(titles(fixture.report(folder))).containsExactly("Orders", "Customers");
  }

  /** Two states of a class are not two classes. */
  @Test
  void filesWithTwoStatesOfEachClassAreKeptApart() {
    Path[] now = ofOneClassEach(LIBRARIES, "order", "customer");
    Path before = file("before.json", "21.0.4", "b.KotlinxBench.order", "b.KotlinxBench.customer");
    Report report = report(by("class"), now[0], now[2], before);
    assertThat(report.tables()).hasSize(6).allSatisfy(table -> assertThat(table.rows()).hasSize(1));
  }

  @ParameterizedTest
  @CsvSource({
    "serializeSmall, serializeLarge, deserializeSmall, deserializeLarge, serialize small",
    "smallRead, hugeRead, smallWrite, hugeWrite, read small",
    "read10, read1000, write10, write1000, read 10",
    "read_10_kb, read_1_mb, write_10_kb, write_1_mb, read 10kb",
    "parse, parseLarge, write, writeLarge, parse"
  })
  void sizesOfOneClassAreNotRankedAgainstEachOther(
      String one, String two, String three, String four, String first) {
    JmhFixture fixture = new JmhFixture();
    for (String method : List.of(one, two, three, four)) {
      fixture.entry("a.Bench." + method, "avgt", "ns/op", 20);
    }
    Report report = fixture.report(folder);
    assertThat(titles(report)).hasSize(4).startsWith("Bench, " + first);
    assertThat(names(fixture.report(folder, by("method")).tables().get(0))).hasSize(4);
  }

  @Test
  void librariesOfOneClassAreRankedForEachSize() {
    JmhFixture fixture = new JmhFixture();
    for (String method : List.of("smallGson", "smallMoshi", "largeGson", "largeMoshi", "empty")) {
      fixture.entry("a.Bench." + method, "avgt", "ns/op", 20);
    }
    Report report = fixture.report(folder);
    assertThat(titles(report)).containsExactly("Bench, small", "Bench, large", "Bench");
    assertThat(names(report.tables().get(1))).containsExactly("Gson", "Moshi");
  }

  /** A number behind a library's name is its version, and a word may be part of a name. */
  @ParameterizedTest
  @CsvSource({
    "jackson2, jackson3",
    "fastjson1Read, fastjson2Read",
    "parse1, parse2",
    "bigDecimal, double",
    "readSmallRye, readGson",
    "jdk17, jdk21"
  })
  void whatIsNoSizeIsRanked(String one, String two) {
    Report report =
        new JmhFixture()
            .entry("a.Bench." + one, "avgt", "ns/op", 20)
            .entry("a.Bench." + two, "avgt", "ns/op", 21)
            .report(folder);
    assertThat(names(report.tables().get(0))).containsExactly(one, two);
  }

  @Test
  void classesThatDifferInASizeAreNoRivals() {
    JmhFixture fixture = new JmhFixture();
    for (String name : List.of("GsonSmall", "GsonLarge", "MoshiSmall", "MoshiLarge")) {
      fixture.entry("a." + name + ".read", "avgt", "ns/op", 20);
      fixture.entry("a." + name + ".write", "avgt", "ns/op", 20);
    }
    Report report = fixture.report(folder);
    assertThat(titles(report))
        .containsExactly("small, read", "small, write", "large, read", "large, write");
    assertThat(names(report.tables().get(0))).containsExactly("GsonSmall", "MoshiSmall");
    Path[] files = ofOneClassEach(List.of("a.SmallBench", "a.LargeBench"), "gson", "moshi");
    assertThat(report(Settings.DEFAULT, files).tables())
        .allSatisfy(table -> assertThat(names(table)).containsExactly("gson", "moshi"));
  }

  /** A round trip costs both: it would lose against either. */
  @ParameterizedTest
  @CsvSource({
    "serializeGson, deserializeGson, serializeDeserializeGson, serialize and deserialize, Gson",
    "writeGson, readGson, writeAndReadGson, write and read, Gson",
    "writeGson, readGson, writeThenReadGson, write and read, Gson",
    "gsonTo, gsonFrom, gsonToAndFrom, to and from, gson",
    "encodeGson, decodeGson, gsonRoundTrip, round trip, gson",
    "encode_gson, decode_gson, encode_round_trip_gson, round trip, gson"
  })
  void aRoundTripIsAnOperationOfItsOwn(
      String one, String two, String both, String operation, String row) {
    JmhFixture fixture = new JmhFixture();
    for (String method : List.of(one, two, both)) {
      fixture.entry("a.Bench." + method, "avgt", "ns/op", 20);
    }
    Report report = fixture.report(folder);
    assertThat(titles(report)).hasSize(3).endsWith("Bench, " + operation);
    assertThat(names(report.tables().get(2))).containsExactly(row);
  }

  @ParameterizedTest
  @CsvSource({
    "gsonSerialization, gsonDeserialization, serialize, deserialize, gson, gson",
    "gsonEncoding, gsonDecoding, encode, decode, gson, gson",
    "marshallGson, unmarshallGson, marshal, unmarshal, Gson, Gson",
    "gsonToJson, jsonToGson, to, from, gsonJson, jsonGson",
    "gsonToXml, gsonFromXml, to, from, gsonXml, gsonXml",
    "toJson, toPojo, to, from, Json, Pojo",
    "objectToBytes, bytesToObject, to, from, objectBytes, bytesObject",
    "fromPojo, fromJson, to, from, Pojo, Json",
    "writeToStream, readFromStream, write, read, ToStream, FromStream",
    "write10, read10, write, read, 10, 10",
    "fastjson2Serialize, fastjson2Deserialize, serialize, deserialize, fastjson2, fastjson2"
  })
  void otherWordsForReadingAndWriting(
      String one, String two, String write, String read, String written, String readRow) {
    Report report =
        new JmhFixture()
            .entry("a.Bench." + one, "avgt", "ns/op", 20)
            .entry("a.Bench." + two, "avgt", "ns/op", 10)
            .report(folder);
    assertThat(titles(report)).containsExactly("Bench, " + write, "Bench, " + read);
    assertThat(report.tables())
        .flatMap(ComparedDimensionTest::names)
        .containsExactly(written, readRow);
  }

  /** That one size costs less than another is no finding; how cost grows with it is a chart. */
  @ParameterizedTest
  @CsvSource({"1, 10, 100", "1k, 10k, 1m", "16KB, 1MB, 1GiB", "1e3, 1e6, 1_000_000_000"})
  void numbersAreWhatTablesAreAboutAndNoRows(String small, String middle, String large) {
    JmhFixture fixture = new JmhFixture();
    for (String size : List.of(small, middle, large)) {
      fixture.entry("a.Copy.array", "avgt", "ns/op", 10).param("size", size);
    }
    Report report = fixture.report(folder);
    assertThat(titles(report))
        .containsExactly("Copy, size=" + small, "Copy, size=" + middle, "Copy, size=" + large);
    assertThat(report.tables()).flatMap(ComparedDimensionTest::names).containsOnly("array");
    assertThat(names(fixture.report(folder, by("size")).tables().get(0)))
        .containsExactly(small, middle, large);
  }

  /** Two suites, each on two JVMs, in a file each. */
  @Test
  void whichFileIsOfWhichJvmIsFoundForEachTable() {
    List<Path> files = new ArrayList<>();
    for (String suite : List.of("A", "B")) {
      for (String jdk : List.of("17.0.15", "25.0.1")) {
        String name = suite + jdk.substring(0, 2) + ".json";
        files.add(file(name, jdk, suite + ".Copy.loop", suite + ".Copy.array"));
      }
    }
    Report report = Analysis.of(Sources.read(files), by("jdk"));
    assertThat(titles(report))
        .containsExactly("A.Copy, loop", "A.Copy, array", "B.Copy, loop", "B.Copy, array");
    assertThat(report.tables())
        .allSatisfy(table -> assertThat(names(table)).containsExactly("17.0.15", "25.0.1"));
  }

  /** Two states of one suite, each on two JVMs: a row cannot be both. */
  @Test
  void whereTwoFilesAreOfOneJvmTheyStayApart() {
    List<Path> files = new ArrayList<>();
    for (String state : List.of("before", "after")) {
      for (String jdk : List.of("17.0.15", "25.0.1")) {
        files.add(file(state + jdk.substring(0, 2) + ".json", jdk, "a.Copy.loop"));
      }
    }
    Report report = Analysis.of(Sources.read(files), by("source"));
    assertThat(titles(report)).containsExactly("Copy, loop, JDK 17.0.15", "Copy, loop, JDK 25.0.1");
    assertThat(names(report.tables().get(0))).containsExactly("before17.json", "after17.json");
    assertThat(titles(Analysis.of(Sources.read(files), by("jdk"))))
        .containsExactly(
            "Copy, loop, before17.json",
            "Copy, loop, before25.json",
            "Copy, loop, after17.json",
            "Copy, loop, after25.json");
  }

  @Test
  void readingAndWritingOfOneClassStandAlone() {
    Report report =
        new JmhFixture()
            .entry("a.Gson.read", "avgt", "ns/op", 20)
            .entry("a.Gson.write", "avgt", "ns/op", 10)
            .report(folder);
    assertThat(titles(report)).containsExactly("Gson, read", "Gson, write");
    assertThat(report.tables()).allSatisfy(table -> assertThat(table.rows()).hasSize(1));
  }

  @Test
  void verbsOfOneKindAreJustNames() {
    Report report =
        new JmhFixture()
            .entry("a.Copy.readLoop", "avgt", "ns/op", 20)
            .entry("a.Copy.readArray", "avgt", "ns/op", 10)
            .report(folder);
    assertThat(titles(report)).containsExactly("Copy");
    assertThat(names(report.tables().get(0))).containsExactly("readArray", "readLoop");
  }

  @ParameterizedTest
  @CsvSource({"jdk, 17.0.15, 25.0.1", "source, jdk17.json, jdk25.json"})
  void aFileForEachJvmIsARowForEach(String by, String first, String second) {
    List<Path> files = new ArrayList<>();
    for (String jdk : List.of("17.0.15", "25.0.1")) {
      Path file = folder.resolve("jdk" + jdk.substring(0, 2) + ".json");
      files.add(
          new JmhFixture()
              .entry("a.Copy.loop", "avgt", "ns/op", 20, 21)
              .entry("a.Copy.array", "avgt", "ns/op", 10, 11)
              .jdk(jdk)
              .write(file));
    }
    Report report = Analysis.of(Sources.read(files), by(by));
    assertThat(titles(report)).containsExactly("Copy, loop", "Copy, array");
    assertThat(report.tables())
        .allSatisfy(table -> assertThat(names(table)).containsExactly(first, second));
  }

  @Test
  void aParameterOfWordsIsComparedBeforeOneOfNumbers() {
    JmhFixture fixture = new JmhFixture();
    for (String size : List.of("10", "100")) {
      for (String kind : List.of("array", "linked")) {
        fixture.entry("a.List.add", "avgt", "ns/op", 10).param("size", size).param("kind", kind);
      }
    }
    Report report = fixture.report(folder);
    assertThat(titles(report)).containsExactly("List, add, size=10", "List, add, size=100");
    assertThat(names(report.tables().get(0))).containsExactly("array", "linked");
  }

  @Test
  void aLoneBenchmarkIsATableOfOneRow() {
    Report report = new JmhFixture().entry("a.B.c", "ss", "ms/op", 412).report(folder);
    ResultTable table = report.tables().get(0);
    assertThat(names(table)).containsExactly("c");
    assertThat(table.rows().get(0).verdict()).isEqualTo(Verdict.BASELINE);
    assertThat(table.rows().get(0).score().low()).isNaN();
  }

  @Test
  void modesThreadsAndJdksAreNeverMixed() {
    Report report =
        new JmhFixture()
            .entry("a.B.c", "avgt", "ns/op", 10)
            .entry("a.B.d", "avgt", "ns/op", 10)
            .entry("a.B.c", "thrpt", "ops/s", 1e8)
            .entry("a.B.d", "thrpt", "ops/s", 1e8)
            .report(folder);
    assertThat(titles(report)).containsExactly("B, avgt", "B, thrpt");
    assertThat(report.tables().get(1).largerIsBetter()).isTrue();
  }

  @Test
  void whatIsAskedForIsCompared() {
    JmhFixture fixture = new JmhFixture();
    for (String size : List.of("10", "100")) {
      fixture.entry("a.Copy.loop", "avgt", "ns/op", 20).param("size", size);
      fixture.entry("a.Copy.array", "avgt", "ns/op", 10).param("size", size);
    }
    Report report = fixture.report(folder, by("size"));
    assertThat(titles(report)).containsExactly("Copy, loop", "Copy, array");
    assertThat(names(report.tables().get(0))).containsExactly("10", "100");
  }

  @Test
  void askingForWhatIsNotThereIsRefused() {
    JmhFixture fixture = new JmhFixture().entry("a.B.c", "avgt", "ns/op", 10).param("n", "1");
    assertThatThrownBy(() -> fixture.report(folder, by("colour")))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "Nothing can be compared by 'colour': choose one of class, jdk, method, mode, n,"
                + " source, threads.");
  }

  @Test
  void aParameterMayBeCalledLikeAnotherDimension() {
    Report report =
        new JmhFixture()
            .entry("a.B.c", "avgt", "ns/op", 10)
            .param("mode", "x")
            .entry("a.B.c", "avgt", "ns/op", 20)
            .param("mode", "y")
            .report(folder);
    assertThat(titles(report)).containsExactly("B, c");
    assertThat(report.tables().get(0).comparedBy()).isEqualTo("param mode");
    assertThat(names(report.tables().get(0))).containsExactly("x", "y");
  }
}
