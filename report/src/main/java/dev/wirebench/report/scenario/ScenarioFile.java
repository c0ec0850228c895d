package dev.wirebench.report.scenario;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;

/** A scenario as it is written; null is what the file does not say. */
record ScenarioFile(
    Written title,
    Written payload,
    Written medium,
    Written jdk,
    Written today,
    Written rate,
    Written peak,
    @JsonProperty("reads-per-write") Written reads,
    Written cores,
    Written link,
    Written utilisation,
    @JsonProperty("price-per-GB") Written pricePerGB,
    @JsonProperty("price-per-GB-month") Written pricePerGBMonth,
    @JsonProperty("price-per-core-month") Written pricePerCoreMonth,
    Written retention,
    List<Written> compression,
    @JsonProperty("pays-from") Written paysFrom,
    @JsonProperty("pays-from-price") Written paysFromPrice,
    Map<String, Written> weights,
    MustFile must,
    @JsonAnySetter Map<String, Elsewhere> unknown) {

  /** What every option has to meet. */
  record MustFile(
      List<Written> formats,
      Written readable,
      @JsonProperty("other-languages") Written otherLanguages,
      Written evolution,
      @JsonProperty("schema-step") Written schemaStep,
      @JsonProperty("generated-code") Written generatedCode,
      List<Written> licences,
      Written jars,
      @JsonProperty("released-within") Written releasedWithin,
      @JsonProperty("untrusted-input") Written untrustedInput,
      @JsonProperty("one-instance") Written oneInstance,
      @JsonProperty("own-class") Written ownClass,
      @JsonAnySetter Map<String, Elsewhere> unknown) {
    static final MustFile NONE =
        new MustFile(null, null, null, null, null, null, null, null, null, null, null, null, null);
  }
}
