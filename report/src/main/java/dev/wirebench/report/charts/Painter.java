package dev.wirebench.report.charts;

import dev.wirebench.report.page.Scripts;
import java.util.Optional;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.NativeObject;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;
import org.mozilla.javascript.Undefined;

/**
 * Runs the charts' scripts without a browser. The scripts see JavaScript's own objects and no Java;
 * the page's data reach them as text. Belongs to the thread that opened it.
 */
final class Painter implements AutoCloseable {
  /** ECharts asks for one when it is told of new data, and draws without it when it is asked to. */
  private static final String NO_TIMERS = "globalThis.setTimeout = function () { return 0; };";

  private final Context context;
  private final Scriptable scope;
  private final Function draw;

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
    context = Context.enter();
    context.setLanguageVersion(Context.VERSION_ES6);
    // ECharts is one function that exceeds what the class file format allows for a method.
    context.setInterpretedMode(true);
    scope = context.initSafeStandardObjects();
    run(NO_TIMERS, "timers.js");
    run(Scripts.library(), "echarts.js");
    run(Scripts.pictures(), "charts.js");
    ScriptableObject.putProperty(scope, "pageData", data);
    run(Scripts.resource("files.js"), "files.js");
    draw = (Function) ScriptableObject.getProperty(scope, "drawFile");
  }

  private void run(String source, String name) {
    context.evaluateString(scope, source, name, 1, null);
  }

  /**
   * @param chart its id
   * @param table index into the report's tables
   * @param width in pixels
   * @return empty if the table lacks what the chart shows
   */
  Optional<Picture> draw(String chart, int table, int width) {
    Object result = draw.call(context, scope, scope, new Object[] {chart, table, width});
    NativeObject picture = (NativeObject) result;
    String svg = text(picture, "svg");
    return svg.isEmpty()
        ? Optional.empty()
        : Optional.of(new Picture(svg, text(picture, "title"), text(picture, "note")));
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
  }
}
