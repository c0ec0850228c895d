package dev.wirebench.report.charts;

import dev.wirebench.report.page.Engine;
import dev.wirebench.report.page.Scripts;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.NativeObject;
import org.mozilla.javascript.Script;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;
import org.mozilla.javascript.Undefined;

/**
 * Runs the charts' scripts without a browser. The scripts see JavaScript's own objects and no Java;
 * the page's data reach them as text. Belongs to the thread that opened it.
 */
final class Painter implements AutoCloseable {
  /**
   * Scopes in which all scripts ran and that no painter has now. To run the scripts takes longer
   * than a picture.
   */
  private static final Queue<Scriptable> IDLE = new ConcurrentLinkedQueue<>();

  private final Context context;
  private final Scriptable scope;
  private final Function draw;
  private boolean failed;

  /**
   * A picture.
   *
   * @param svg a document of its own
   * @param title in a few words
   * @param note what the picture leaves to words; may be empty
   */
  record Picture(String svg, String title, String note) {}

  /**
   * @param data of {@link dev.wirebench.report.page.PageData}
   */
  Painter(String data) {
    context = entered();
    scope = scope(context);
    Function open = (Function) ScriptableObject.getProperty(scope, "openFiles");
    draw = (Function) open.call(context, scope, scope, new Object[] {data});
  }

  /**
   * The one chart that belongs to no report.
   *
   * @param data see {@code bursts.js}
   * @param width in pixels
   */
  static Picture bursts(String data, int width) {
    try (Context context = entered()) {
      Scriptable scope = scope(context);
      Function draw = (Function) ScriptableObject.getProperty(scope, "drawBursts");
      Object drawn = draw.call(context, scope, scope, new Object[] {data, width});
      IDLE.add(scope);
      return picture((NativeObject) drawn);
    }
  }

  private static Scriptable scope(Context context) {
    Scriptable idle = IDLE.poll();
    return idle == null ? newScope(context) : idle;
  }

  private static Scriptable newScope(Context context) {
    Scriptable scope = context.initSafeStandardObjects();
    Programs.ALL.forEach(program -> program.exec(context, scope, scope));
    return scope;
  }

  private static Context entered() {
    Context context = Engine.enter();
    // ECharts is one function that exceeds what the class file format allows for a method.
    context.setInterpretedMode(true);
    return context;
  }

  /** The scripts, read once: most of the time until the first picture. */
  private static final class Programs {
    /** ECharts asks for one when it is told of new data, and draws without it when asked to. */
    private static final String NO_TIMERS = "globalThis.setTimeout = function () { return 0; };";

    static final List<Script> ALL = all();

    private static List<Script> all() {
      try (Context context = entered()) {
        return List.of(
            context.compileString(NO_TIMERS, "timers.js", 1, null),
            context.compileString(Scripts.library(), "echarts.js", 1, null),
            context.compileString(Scripts.pictures(), "charts.js", 1, null),
            context.compileString(Scripts.resource("files.js"), "files.js", 1, null),
            context.compileString(Scripts.resource("bursts.js"), "bursts.js", 1, null));
      }
    }
  }

  /**
   * @param chart its id
   * @param table index into the report's tables
   * @param width in pixels
   * @return empty if the table lacks what the chart shows
   */
  Optional<Picture> draw(String chart, int table, int width) {
    failed = true;
    Object result = draw.call(context, scope, scope, new Object[] {chart, table, width});
    failed = false;
    return Optional.of(picture((NativeObject) result)).filter(picture -> !picture.svg().isEmpty());
  }

  private static Picture picture(NativeObject drawn) {
    return new Picture(text(drawn, "svg"), text(drawn, "title"), text(drawn, "note"));
  }

  private static String text(NativeObject object, String name) {
    Object value = object.get(name, object);
    return value == null || value == Scriptable.NOT_FOUND || Undefined.isUndefined(value)
        ? ""
        : Context.toString(value);
  }

  @Override
  public void close() {
    Context.exit();
    if (!failed) {
      IDLE.add(scope);
    }
  }
}
