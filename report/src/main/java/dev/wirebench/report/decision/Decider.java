package dev.wirebench.report.decision;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.page.Engine;
import dev.wirebench.report.page.PageData;
import dev.wirebench.report.page.Scripts;
import dev.wirebench.report.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.Script;
import org.mozilla.javascript.Scriptable;

/**
 * Decides for scenarios by the scripts that the page decides by, so that both agree to the last
 * digit. The scripts see JavaScript's own objects and no Java. Belongs to the thread that opened
 * it.
 */
public final class Decider implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Context context;
  private final Scriptable scope;
  private final Function decide;
  private final Function answer;

  public Decider(Report report, List<Finding> findings) {
    this(PageData.of(report, findings));
  }

  /**
   * @param data of {@link PageData}
   */
  Decider(String data) {
    context = Engine.enter();
    scope = context.initSafeStandardObjects();
    Program.DECISIONS.exec(context, scope, scope);
    Function open =
        (Function) context.evaluateString(scope, "wirebench.decide.open", "open", 1, null);
    Scriptable opened = (Scriptable) open.call(context, scope, scope, new Object[] {data});
    decide = (Function) opened.get("decide", opened);
    answer = (Function) opened.get("answer", opened);
  }

  /** The scripts, compiled once: that takes longer than most decisions. */
  private static final class Program {
    static final Script DECISIONS = compiled();

    private static Script compiled() {
      try (Context context = Engine.enter()) {
        return context.compileString(Scripts.decisions(), "decision.js", 1, null);
      }
    }
  }

  /**
   * @param command that decides so again, for the record
   * @throws BadInput if the report has no rows for the scenario
   */
  public Decision decide(Scenario scenario, String command) {
    return decide(scenario, command, Optional.empty());
  }

  /**
   * Decides as {@link #decide(Scenario, String)} does, and cites the cost of a service in the
   * record.
   *
   * @throws BadInput if the report has no rows for the scenario, or the service another payload
   */
  public Decision decide(Scenario scenario, String command, Optional<MeasuredService> service) {
    service.ifPresent(measured -> measured.requireOf(scenario));
    JsonNode decided = parse(call(write(scenario), command, write(service.orElse(null))));
    if (decided.has("lacks")) {
      throw lacking(scenario, decided);
    }
    return new Decision(
        decided.get("outcome").asText(),
        Optional.of(decided.get("chosen").asText()).filter(name -> !name.isEmpty()),
        texts(decided.get("sentences")),
        texts(decided.get("brief")),
        decided.get("scenario").asText(),
        decided.get("record").asText(),
        decided.get("options"));
  }

  /**
   * The answer of a use case.
   *
   * @return empty if the report has nothing of the payload to say
   */
  public Optional<UseCaseAnswer> answer(Scenario useCase) {
    JsonNode answered = parse(callAnswer(write(useCase)));
    return answered.isNull()
        ? Optional.empty()
        : Optional.of(
            new UseCaseAnswer(
                new UseCaseAnswer.UseCase(
                    answered.get("title").asText(),
                    answered.get("load").asText(),
                    answered.get("terms").asText()),
                answered.get("outcome").asText(),
                Optional.of(answered.get("chosen").asText()).filter(name -> !name.isEmpty()),
                answered.get("keeps").asBoolean(),
                answered.get("why").asText(),
                texts(answered.get("changes")),
                answered.get("words").asText()));
  }

  /** The answer of a use case, as the scripts say it. */
  String callAnswer(String scenario) {
    return Context.toString(answer.call(context, scope, scope, new Object[] {scenario}));
  }

  /** The decision as the scripts return it, in JSON. */
  String call(String scenario, String command) {
    return call(scenario, command, "null");
  }

  private String call(String scenario, String command, String service) {
    return Context.toString(
        decide.call(context, scope, scope, new Object[] {scenario, command, service}));
  }

  private static BadInput lacking(Scenario scenario, JsonNode decided) {
    String has = String.join(", ", texts(decided.get("has")));
    String payload = scenario.subject().payload();
    return switch (decided.get("lacks").asText()) {
      case "payload" ->
          scenario
              .subject()
              .refused(
                  "payload",
                  "no table writes '"
                      + payload
                      + "' as "
                      + scenario.subject().medium()
                      + (scenario.subject().jdk().isEmpty()
                          ? ""
                          : " on JDK " + scenario.subject().jdk())
                      + ": choose a payload from "
                      + (has.isEmpty() ? "a run's folder (these files have none)" : has)
                      + ".");
      case "options" ->
          scenario
              .subject()
              .refused(
                  "payload",
                  "no codec both writes and reads '"
                      + payload
                      + "' here: measure both, with --operation serialize,deserialize.");
      default ->
          scenario
              .subject()
              .refused(
                  "today",
                  "'"
                      + decided.get("missing").asText()
                      + "' has no rows that write and read "
                      + payload
                      + ": choose from "
                      + has
                      + ".");
    };
  }

  private static List<String> texts(JsonNode array) {
    return new ArrayList<>(
        StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList());
  }

  private static String write(Object given) {
    try {
      return JSON.writeValueAsString(given);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static JsonNode parse(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    Context.exit();
  }
}
