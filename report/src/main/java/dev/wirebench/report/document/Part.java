package dev.wirebench.report.document;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** A part of a section, in its place. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "part")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Paragraph.class, name = "paragraph"),
  @JsonSubTypes.Type(value = Table.class, name = "table"),
  @JsonSubTypes.Type(value = Figure.class, name = "figure"),
  @JsonSubTypes.Type(value = Details.class, name = "details")
})
public sealed interface Part permits Paragraph, Table, Figure, Details {}
