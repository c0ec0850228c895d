package dev.wirebench.report.page;

import dev.wirebench.base.Program;
import dev.wirebench.base.Shell;
import dev.wirebench.report.input.RunPlan;
import dev.wirebench.report.input.RunPlan.Effort;
import dev.wirebench.report.input.RunPlan.Jdk;
import dev.wirebench.report.input.RunPlan.JvmDifference;
import dev.wirebench.report.input.RunPlan.Limits;
import dev.wirebench.report.input.RunPlan.Selection;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The command that measures a plan again. */
public final class Command {
  /**
   * The flags that a campaign gives every fork by itself, in this order and each only where it
   * applies. A flag that it does not know any more is passed as if it were the user's, which does
   * no harm.
   */
  private static final List<String> OWN_FLAGS =
      List.of(
          "-Xms2g",
          "-Xmx2g",
          "-XX:+UseG1GC",
          "-Dfile.encoding=UTF-8",
          "--sun-misc-unsafe-memory-access=allow");

  /** The default number of forks that warm up at the same time. */
  private static final int WARMING_UP = 2;

  /** Behind a payload's id, where a class of the user's own holds its documents. */
  private static final String OWN_CLASS = "-class";

  private static final Pattern COLLECTOR = Pattern.compile("-XX:\\+Use\\w+GC");

  private static final String NEXT = " \\\n    ";

  private static final double MILLIS = 1000;

  private final StringBuilder text = new StringBuilder(Program.COMMAND + " run");

  private Command() {}

  /**
   * The command for a POSIX shell, one option a line.
   *
   * @param imported payloads of the plan that are in jars of their own
   */
  public static String of(RunPlan plan, List<String> imported) {
    Command command = new Command();
    command.selection(plan);
    command.payloadJars(plan, imported);
    command.jvms(plan.jvms().jdks());
    return command.text.toString();
  }

  private void selection(RunPlan plan) {
    Selection selection = plan.selection();
    option("--suite", plan.request().suite());
    option("--payload", String.join(",", selection.payloads()));
    option("--codec", String.join(",", selection.codecs()));
    option("--operation", String.join(",", selection.operations()));
    option("--medium", String.join(",", selection.media()));
    if (plan.order().takesTurns()) {
      int warmingUp = plan.order().forksWarmingUp();
      option("--warming-up", warmingUp == WARMING_UP ? "" : String.valueOf(warmingUp));
      text.append(plan.order().pins() ? "" : NEXT + "--no-pin");
    } else {
      option("--interleave", "blocks");
    }
    effort(plan.limits(), plan.effort());
    option("--precision", plan.effort().stopsEarly() ? percent(plan.comparison().precision()) : "");
    option("--seed", Objects.toString(plan.request().seed(), ""));
    option("--shard", plan.extras().shard());
  }

  /** One jar for a payload and the class of the user's own for the same documents. */
  private void payloadJars(RunPlan plan, List<String> imported) {
    imported.stream()
        .filter(
            id ->
                !id.endsWith(OWN_CLASS)
                    || !imported.contains(id.substring(0, id.length() - OWN_CLASS.length())))
        .forEach(id -> option("--payload-jar", "/path/to/" + id + ".jar"));
    text.append(plan.jvms().namesFields() ? NEXT + "--show-fields" : "");
  }

  /** Adds the options for the effort of each benchmark: by time, by profile, or by counts. */
  private void effort(Limits limits, Effort effort) {
    if (limits.budgetMillis() != null) {
      // A budget that need not be spent is the suite's own.
      option(
          "--budget", limits.spendsAll() ? time(Math.round(limits.budgetMillis() / MILLIS)) : "");
      return;
    }
    option("--profile", effort.profile());
    option("--blocks", effort.stopsEarly() ? "" : Objects.toString(effort.blocks(), ""));
    // A profile may have been given another warm-up, or measurement. What longer warm-ups wide
    // classes have follows from it.
    // A warm-up that is given is the same for all.
    option("--warmup", effort.warmsUpByNeed() ? "" : effort.warmup());
    option("--measurement", effort.measurement());
  }

  /** A time as somebody types it. */
  private static String time(long seconds) {
    return seconds % 60 == 0 ? seconds / 60 + "m" : seconds + "s";
  }

  private static String percent(Double share) {
    return share == null
        ? ""
        : BigDecimal.valueOf(share).movePointRight(2).stripTrailingZeros().toPlainString();
  }

  /**
   * Adds the options for JVMs. The environment says enough of a single JDK without flags of the
   * user.
   */
  private void jvms(List<Jdk> jdks) {
    String flags = jdks.isEmpty() ? "" : String.join(" ", usersFlags(jdks.get(0)));
    List<String> homes = homes(jdks);
    if (homes.size() > 1 || !flags.isEmpty()) {
      homes.forEach(home -> option("--jdk", "/path/to/jdk-" + home));
    }
    sideBySide("--archive", "jdk", jdks, JvmDifference::archive);
    sideBySide("--collector", "g1", jdks, JvmDifference::collector);
    sideBySide("--threads", "1", jdks, jvm -> Objects.toString(jvm.threads(), ""));
    jdks.stream()
        .map(jdk -> jdk.difference().mixed())
        .filter(mixed -> !mixed.isEmpty())
        .findFirst()
        .ifPresent(mixed -> option("--mixed", String.join(",", mixed)));
    option("--jvm-args", flags);
  }

  /** Adds the option for the difference between forks of one JDK, unless all have the default. */
  private void sideBySide(
      String name, String untold, List<Jdk> jdks, Function<JvmDifference, String> difference) {
    String all =
        jdks.stream()
            .map(Jdk::difference)
            .map(difference)
            .map(value -> value.isEmpty() ? untold : value)
            .distinct()
            .collect(Collectors.joining(","));
    option(name, all.equals(untold) ? "" : all);
  }

  /**
   * The names of the JDKs as readers call theirs: by feature, unless two builds have the same one.
   */
  private static List<String> homes(List<Jdk> jdks) {
    List<String> features =
        jdks.stream().map(jdk -> String.valueOf(jdk.feature())).distinct().toList();
    List<String> versions = jdks.stream().map(Jdk::version).distinct().toList();
    return features.size() == versions.size() ? features : versions;
  }

  /**
   * The flags without those of the campaign, and without those that an archive or a collector asks
   * for.
   */
  private static List<String> usersFlags(Jdk jdk) {
    List<String> flags =
        jdk.flags().stream()
            .filter(flag -> jdk.difference().archive().isEmpty() || !flag.startsWith("-Xshare:"))
            .filter(
                flag ->
                    jdk.difference().collector().isEmpty() || !COLLECTOR.matcher(flag).matches())
            .toList();
    int own = 0;
    for (String flag : OWN_FLAGS) {
      if (own < flags.size() && flags.get(own).equals(flag)) {
        own++;
      }
    }
    return flags.subList(own, flags.size());
  }

  private void option(String name, String value) {
    if (!value.isEmpty()) {
      text.append(NEXT).append(name).append(' ').append(Shell.quoted(value));
    }
  }
}
