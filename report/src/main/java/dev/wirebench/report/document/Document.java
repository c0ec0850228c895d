package dev.wirebench.report.document;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * A subject for people: words, tables and charts, which console, Markdown and page show each in its
 * form. All of it is plain text, whoever wrote it.
 *
 * @param name of the folder that it is about
 * @param title in a few words
 * @param warning what makes the figures void; null if nothing does
 * @param answers what was found, in sentences; may be empty
 * @param words paragraphs before the first section
 * @param command that measures so again; null if there is none
 * @param sections in their order
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Document(
    String name,
    String title,
    String warning,
    List<String> answers,
    List<Paragraph> words,
    String command,
    List<Section> sections) {}
