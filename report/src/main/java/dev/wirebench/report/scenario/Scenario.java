package dev.wirebench.report.scenario;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.base.BadInput;
import java.util.List;
import java.util.Map;

/**
 * A situation to decide for. Its components have the names that the page's scripts know them by.
 *
 * @param title in a few words; may be empty
 * @param medium {@code bytes}, {@code string} ...
 * @param jdk label or number of the release; empty: the first of the report
 * @param today the option that is used today; empty: the run's baseline
 * @param compression {@code none} and names of operations that compress
 * @param paysFrom share of the processors, or of the link, from which a change pays
 * @param paysFromPrice money a month from which it does, too; null: money is not counted
 * @param places where it says what, by key, for messages
 */
public record Scenario(
    String title,
    String payload,
    String medium,
    String jdk,
    String today,
    @JsonUnwrapped Load load,
    @JsonUnwrapped Capacity capacity,
    @JsonUnwrapped Prices prices,
    List<String> compression,
    double paysFrom,
    Double paysFromPrice,
    Weights weights,
    Must must,
    @JsonIgnore Map<String, String> places) {

  /** What a run lacks that the scenario names. */
  public BadInput refused(String key, String sentence) {
    return new BadInput(places.getOrDefault(key, "The scenario") + ": " + sentence);
  }

  /**
   * @param rate messages written per second
   * @param peak the highest rate as a multiple of it
   * @param reads how often each message is read
   */
  public record Load(double rate, double peak, double reads) {}

  /**
   * @param cores processors of the service; null: those of the machine that was measured
   * @param link bits per second in each direction; null: not a limit
   * @param utilisation the share of either that may be taken at peak
   */
  public record Capacity(Double cores, Double link, double utilisation) {}

  /**
   * In the currency of whoever wrote it; null: not counted.
   *
   * @param pricePerGB of 10⁹ bytes moved
   * @param pricePerGBMonth of 10⁹ bytes stored for a month
   * @param pricePerCoreMonth of one processor for a month, as far as it is busy with this
   * @param retention how long messages are stored, in seconds
   */
  public record Prices(
      Double pricePerGB, Double pricePerGBMonth, Double pricePerCoreMonth, Double retention) {}

  /** How much each resource counts, as exponents of a weighted geometric mean. */
  public record Weights(double cpu, double network, double allocation, double storage) {}

  /**
   * What every option has to meet.
   *
   * @param formats any if empty
   * @param schemaStep whether a compiled schema is accepted
   * @param generatedCode whether generated or hand-written code is accepted
   * @param licences SPDX identifiers, any if empty
   * @param jars bytes at most, with all that the library needs; null: any
   * @param releasedWithin months before the run; null: any
   * @param ownClass whether rows are out that hold ready-made messages or maps
   */
  public record Must(
      List<String> formats,
      boolean readable,
      boolean otherLanguages,
      boolean evolution,
      boolean schemaStep,
      boolean generatedCode,
      List<String> licences,
      Double jars,
      Double releasedWithin,
      boolean untrustedInput,
      boolean oneInstance,
      boolean ownClass) {}
}
