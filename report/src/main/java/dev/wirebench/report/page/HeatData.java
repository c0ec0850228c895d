package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.RunInfo.Heat;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.statistics.Estimates;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The slices of one heat of a table: that in which they vary most, by the median over its rows of
 * the standard deviation of their logarithms, as what hits all rows is to be seen. One heat alone,
 * as slices are many.
 */
final class HeatData {
  private static final int ROWS = 2;

  /** The resolution of an iteration's score, as a multiple of a median. */
  private static final double FINEST = 1e-4;

  /** The resolution of a time, in milliseconds. */
  private static final double TICK = 10;

  private static final double MILLIS = 1000;

  private final Names names;
  private final JsonGenerator json;

  HeatData(Names names, JsonGenerator json) {
    this.names = names;
    this.json = json;
  }

  private record Member(Row row, Fork fork) {

    double deviation() {
      return Estimates.deviation(Arrays.stream(fork.scores()).map(Math::log).toArray());
    }
  }

  /**
   * Nothing where no rows of this table took turns.
   *
   * @param source of the table; empty if its rows come from several
   */
  void write(ResultTable table, Optional<Source> source) throws IOException {
    Map<Integer, List<Member>> heats = heats(table);
    Optional<List<Member>> most =
        heats.values().stream()
            .filter(members -> members.size() >= ROWS)
            .reduce((one, other) -> variation(other) > variation(one) ? other : one);
    if (most.isPresent() && source.isPresent()) {
      write(most.get(), heats.size(), source.get());
    }
  }

  private static Map<Integer, List<Member>> heats(ResultTable table) {
    Map<Integer, List<Member>> heats = new TreeMap<>();
    for (Row row : table.rows()) {
      for (Fork fork : row.cell().analysed()) {
        if (isUsable(fork)) {
          heats
              .computeIfAbsent(fork.turns().heat(), heat -> new ArrayList<>())
              .add(new Member(row, fork));
        }
      }
    }
    return heats;
  }

  private static boolean isUsable(Fork fork) {
    return fork.turns() != null
        && fork.scores().length > 1
        && fork.turns().beginMillis().length == fork.scores().length
        && Arrays.stream(fork.scores()).allMatch(score -> score > 0 && Double.isFinite(score));
  }

  private static double variation(List<Member> heat) {
    return Estimates.median(heat.stream().mapToDouble(Member::deviation).toArray());
  }

  private void write(List<Member> members, int heats, Source source) throws IOException {
    Fork first = members.get(0).fork();
    Optional<Heat> heat =
        source.run().stream()
            .flatMap(run -> run.sampling().heats().stream())
            .filter(one -> one.number() == first.turns().heat())
            .findFirst();
    json.writeObjectFieldStart("heat");
    json.writeNumberField("number", first.turns().heat());
    json.writeNumberField("block", first.block());
    json.writeNumberField("heats", heats);
    json.writeNumberField("leftOut", heat.map(Heat::leftOut).orElse(0));
    double[] reference = heat.map(Heat::referenceNanos).orElse(new double[0]);
    if (reference.length == first.scores().length) {
      Fields.numbers(json, "reference", relative(reference));
    }
    json.writeArrayFieldStart("rows");
    for (Member member : members) {
      json.writeStartObject();
      json.writeNumberField("name", names.index(member.row().name()));
      Fields.numbers(json, "seconds", seconds(member.fork().turns().beginMillis()));
      Fields.numbers(json, "slices", relative(member.fork().scores()));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static double[] seconds(long[] millis) {
    return Arrays.stream(millis).mapToDouble(ms -> Math.rint(ms / TICK) * TICK / MILLIS).toArray();
  }

  /** The values as multiples of their median. */
  private static double[] relative(double[] values) {
    double median = Estimates.median(values);
    return Arrays.stream(values).map(v -> Math.rint(v / median / FINEST) * FINEST).toArray();
  }
}
