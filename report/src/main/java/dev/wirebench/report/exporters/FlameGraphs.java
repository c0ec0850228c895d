package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.ProfileComparison;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.RowProfile;
import dev.wirebench.report.analysis.TableProfiles;
import dev.wirebench.report.document.HtmlText;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.input.Profile;
import dev.wirebench.report.input.Profile.Stack;
import dev.wirebench.report.input.Source;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import one.convert.Arguments;
import one.convert.FlameGraph;

/**
 * {@code profiles/<row>.html}: a flame graph for each row that was profiled, and where a table has
 * two of them, one of the second that is coloured by what it has more and less than the first.
 */
public final class FlameGraphs implements Exporter {
  /** The folder in that of the report. */
  public static final String FOLDER = Profile.FOLDER;

  /** The end of the names of its files. */
  public static final String SUFFIX = ".html";

  /** The characters that would break a line of stacks, or end the script that draws them. */
  private static final Pattern UNUSUAL = Pattern.compile("[^\\w.$<>()\\[\\]@-]");

  @Override
  public Path write(Report report, List<Finding> findings, Outputs out) throws IOException {
    Map<String, Profile> profiles =
        report.sources().stream()
            .map(Source::profiles)
            .flatMap(List::stream)
            .collect(Collectors.toMap(Profile.Named::name, Profile.Named::profile, (a, b) -> a));
    for (TableProfiles table : report.profiles()) {
      String title = table.table().key().title() + ": ";
      for (RowProfile row : table.rows()) {
        write(graph(profiles.get(row.file()), title + row.row()), out.aside(name(row)));
      }
      if (table.pair().isPresent()) {
        ProfileComparison pair = table.pair().get();
        String both = title + pair.second().row() + " beside " + pair.first().row();
        FlameGraph second = graph(profiles.get(pair.second().file()), both);
        second.diff(graph(profiles.get(pair.first().file()), both));
        write(second, out.aside(differenceName(table)));
      }
    }
    return out.place(FOLDER);
  }

  /** The name of a row's file, from the report's folder. */
  static String name(RowProfile row) {
    return FOLDER + "/" + row.file() + SUFFIX;
  }

  /** The name of the file on the difference of a table's two rows, from the report's folder. */
  static String differenceName(TableProfiles table) {
    return FOLDER + "/" + table.table().key().id() + "--difference" + SUFFIX;
  }

  private static FlameGraph graph(Profile profile, String title) throws IOException {
    Arguments arguments = new Arguments();
    arguments.title = HtmlText.escaped(title);
    FlameGraph graph = new FlameGraph(arguments);
    graph.parseCollapsed(new StringReader(collapsed(profile)));
    return graph;
  }

  private static void write(FlameGraph graph, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      graph.dump(out);
    }
  }

  /** A line for each stack: its frames, and how many samples have it. */
  private static String collapsed(Profile profile) {
    List<String> frames = profile.frames().stream().map(FlameGraphs::frame).toList();
    StringBuilder lines = new StringBuilder();
    for (Stack stack : profile.stacks()) {
      lines
          .append(stack.frames().stream().map(frames::get).collect(Collectors.joining(";")))
          .append(' ')
          .append(stack.count())
          .append('\n');
    }
    return lines.toString();
  }

  /** The frame with slashes between packages, by which the converter knows a method of Java. */
  private static String frame(String method) {
    String usual = UNUSUAL.matcher(method).replaceAll("_");
    int dot = usual.lastIndexOf('.');
    return dot < 0 ? usual : usual.substring(0, dot).replace('.', '/') + usual.substring(dot);
  }
}
