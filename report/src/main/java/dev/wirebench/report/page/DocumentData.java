package dev.wirebench.report.page;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.base.Program;
import dev.wirebench.report.document.Document;
import java.util.List;
import java.util.Map;

/** A document as a page carries it. */
final class DocumentData {
  private DocumentData() {}

  private record Data(
      String generator, List<Map<String, String>> licences, @JsonUnwrapped Document document) {}

  /**
   * JSON of ASCII characters without any that would be markup in HTML.
   *
   * @param document whose texts may be anybody's
   */
  static String json(Document document) {
    try {
      return new ObjectMapper(SafeJson.factory())
          .writeValueAsString(new Data(Program.TEXT, List.of(ProgramData.licence()), document));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
