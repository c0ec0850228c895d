package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.coordinates.Operations;
import dev.wirebench.report.coordinates.RowVariant;
import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.MeasuredCell;
import java.util.ArrayList;
import java.util.List;

/** The notes that a reader must know about a row's forks. */
final class RowNotes {
  private RowNotes() {}

  static List<String> of(Coordinates coordinates) {
    MeasuredCell cell = coordinates.cell();
    List<Fork> forks = cell.analysed();
    List<String> notes = new ArrayList<>();
    String name = coordinates.value(Dimensions.CODEC);
    if (RowVariant.isControl(name)) {
      notes.add(
          "Control, not ranked: "
              + RowVariant.codec(name)
              + " once more; what differs between the two is noise.");
    }
    coordinates
        .source()
        .run()
        .flatMap(run -> run.codec(coordinates.value(Dimensions.CODEC)))
        .ifPresent(
            codec -> {
              notes.addAll(of(codec, cell));
              notes.addAll(
                  codec.description().operationNotes().getOrDefault(cell.operation(), List.of()));
            });
    notes.addAll(defects(coordinates));
    long repeated = cell.forks().size() - forks.size();
    if (repeated > 0) {
      notes.add(
          count(repeated) + " repeated because the machine was disturbed; the repetition counts.");
    }
    long unusable =
        forks.stream().filter(fork -> !(Double.isFinite(fork.mean()) && fork.mean() > 0)).count();
    if (unusable > 0) {
      notes.add(count(unusable) + " without a positive score, left out of ratios.");
    }
    return notes;
  }

  private static List<String> of(CodecInfo codec, MeasuredCell cell) {
    List<String> notes = new ArrayList<>();
    if (codec.isStudyRow()) {
      notes.add("Study row, not ranked: " + codec.handling().studyReason());
    }
    if (codec.external()) {
      notes.add("External: it comes from a plug-in. Its numbers are worth what its source is.");
    }
    if (codec.holdsOther() && Row.involvesWhatIsHeld(cell)) {
      notes.add(
          "Holds "
              + (codec.holdsMessages() ? "ready-made messages" : "maps and lists")
              + ": what it takes to make them of an application's own objects, and these of them, is"
              + " not in its time.");
    }
    String wiring = OlderWirings.of(codec);
    if (Row.involvesWhatIsHeld(cell) && !wiring.isEmpty()) {
      notes.add(wiring);
    }
    if (codec.handling().ownDocument() != null
        && Operations.compression(cell.operation()).isEmpty()) {
      notes.add("Reads its own output, not the common document: " + codec.handling().ownDocument());
    }
    return notes;
  }

  /**
   * The known defects of a benchmark that reads, or whose operation is not known to do something
   * else.
   */
  private static List<String> defects(Coordinates coordinates) {
    String operation = coordinates.value(Dimensions.OPERATION);
    if (operation.equals(Operations.SERIALIZE) || Operations.compression(operation).isPresent()) {
      return List.of();
    }
    String codec = RowVariant.codec(coordinates.value(Dimensions.CODEC));
    return coordinates.source().run().stream()
        .flatMap(run -> run.problems().defects().stream())
        .filter(
            defects ->
                defects.codec().equals(codec)
                    && defects.payload().equals(coordinates.value(Dimensions.PAYLOAD))
                    && defects.medium().equals(coordinates.value(Dimensions.MEDIUM))
                    && defects.jdk().equals(coordinates.value(Dimensions.JDK)))
        .flatMap(defects -> defects.sentences().stream())
        .map(sentence -> "Marked: " + sentence + ".")
        .toList();
  }

  private static String count(long forks) {
    return forks == 1 ? "1 fork" : forks + " forks";
  }
}
