package dev.wirebench.report.scenario;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.base.BadInput;
import java.util.List;
import java.util.Map;

/**
 * A situation to decide for. Its components have the names that the page's scripts know them by.
 * The scripts see the fields of most groups side by side.
 *
 * @param title in a few words; may be empty
 */
public record Scenario(
    String title,
    @JsonUnwrapped Subject subject,
    @JsonUnwrapped Load load,
    @JsonUnwrapped Capacity capacity,
    @JsonUnwrapped Prices prices,
    @JsonUnwrapped Change change,
    Weights weights,
    Must must) {

  /**
   * The rows that are asked about.
   *
   * @param medium {@code bytes}, {@code string} ...
   * @param jdk label or number of the release; empty: the first of the report
   * @param today the option that is used today; empty: the run's baseline
   * @param places where the scenario says which of them, by key, for messages
   */
  public record Subject(
      String payload,
      String medium,
      String jdk,
      String today,
      @JsonIgnore Map<String, String> places) {

    /** The error about a run that lacks one of them. */
    public BadInput refused(String key, String sentence) {
      return new BadInput(places.getOrDefault(key, "The scenario") + ": " + sentence);
    }
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
   * The prices, in the author's currency; null: not counted.
   *
   * @param pricePerGB of 10⁹ bytes moved
   * @param pricePerGBMonth of 10⁹ bytes stored for a month
   * @param pricePerCoreMonth of one processor for a month, as far as it is busy with this
   * @param retention how long messages are stored, in seconds
   */
  public record Prices(
      Double pricePerGB, Double pricePerGBMonth, Double pricePerCoreMonth, Double retention) {}

  /**
   * The changes that are considered, and what pays for one.
   *
   * @param compression {@code none} and names of operations that compress
   * @param paysFrom share of the processors, or of the link, from which a change pays
   * @param paysFromPrice money a month from which it does, too; null: money is not counted
   */
  public record Change(List<String> compression, double paysFrom, Double paysFromPrice) {}

  /** The weight of each resource, as exponents of a weighted geometric mean. */
  public record Weights(double cpu, double network, double allocation, double storage) {}

  /** The demands that every option has to meet. The scripts see them side by side. */
  public record Must(
      @JsonUnwrapped Messages messages,
      @JsonUnwrapped Code code,
      @JsonUnwrapped Library library,
      @JsonUnwrapped Use use) {

    /**
     * The demands on messages.
     *
     * @param formats any if empty
     */
    public record Messages(
        List<String> formats, boolean readable, boolean otherLanguages, boolean evolution) {}

    /**
     * The code that is accepted besides the user's classes.
     *
     * @param schemaStep whether a compiled schema is accepted
     * @param generatedCode whether generated or hand-written code is accepted
     */
    public record Code(boolean schemaStep, boolean generatedCode) {}

    /**
     * The demands on the library.
     *
     * @param licences SPDX identifiers, any if empty
     * @param jars bytes at most, with all that the library needs; null: any
     * @param releasedWithin months before the run; null: any
     */
    public record Library(List<String> licences, Double jars, Double releasedWithin) {}

    /**
     * The demands on how an option is used.
     *
     * @param ownClass whether rows are out that hold ready-made messages or maps
     */
    public record Use(boolean untrustedInput, boolean oneInstance, boolean ownClass) {}
  }
}
