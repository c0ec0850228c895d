package dev.wirebench.catalogue;

import dev.wirebench.base.BadInput;
import dev.wirebench.data.Choice;
import dev.wirebench.models.Payload;
import java.util.List;

/** Payloads as the user writes them: ids, also of the first few values of one. */
public final class PayloadChoice {
  private PayloadChoice() {}

  /**
   * @throws BadInput for the first id that is none, with the nearest or with the reason
   */
  public static List<String> check(List<String> ids) {
    List<String> whole = Payload.ids();
    ids.stream().filter(id -> !whole.contains(id)).forEach(id -> checkPart(id, whole));
    return ids.stream().distinct().toList();
  }

  private static void checkPart(String id, List<String> whole) {
    try {
      if (!whole.contains(Payload.schemaOf(id))) {
        throw new BadInput(Choice.refusal("payload", id, whole));
      }
      Payload.load(id);
    } catch (IllegalArgumentException e) {
      throw new BadInput("There is " + e.getMessage() + ".", e);
    }
  }
}
