package dev.wirebench.qualities.evolution;

import dev.wirebench.codec.Codec;
import dev.wirebench.codec.WritersSchema;
import dev.wirebench.models.Payload;
import dev.wirebench.qualities.Answer;
import dev.wirebench.qualities.Attempt;
import dev.wirebench.qualities.Bound;
import dev.wirebench.qualities.Outcome;
import dev.wirebench.qualities.Probe;
import java.util.ArrayList;
import java.util.List;

/** The program that writes; asked for payloads. What it says of each is a {@link Sent}. */
public final class Writing implements Probe<ArrayList<String>> {
  @Override
  public List<Attempt> attempts(Codec codec, ArrayList<String> payloads) {
    return payloads.stream().<Attempt>map(payload -> new Written(codec, payload)).toList();
  }

  private record Written(Codec codec, String caseId) implements Attempt {
    @Override
    public String input() {
      return "";
    }

    @Override
    public Answer run() throws Exception {
      return Bound.use(
          codec,
          caseId,
          (binding, payload) -> {
            Object value = binding.fromModel(first(payload));
            String schema = binding instanceof WritersSchema known ? known.writersSchema() : "";
            return new Answer(Outcome.WORKS, new Sent(binding.serialize(value), schema).text());
          });
    }

    private static Object first(Payload<?> payload) {
      return payload.values().get(0);
    }

    @Override
    public Outcome thrown() {
      return Outcome.ERROR;
    }
  }
}
