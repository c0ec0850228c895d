package dev.wirebench.report.page;

import java.util.function.Supplier;

/**
 * The scripts that pages run. Each page has its scripts in itself, or names files that are next to
 * all pages.
 */
public enum PageScript {
  LIBRARY("echarts.js", Scripts::library),
  REPORT("report.js", () -> withPictures(Scripts.view())),
  SHEET("sheet.js", () -> withPictures(Scripts.viewOfSheet())),
  DROPPED_FILES("dropped-files.js", () -> withPictures(Scripts.viewOfFiles()));

  private final String file;
  private final Supplier<String> source;
  private Inlined inlined;

  PageScript(String file, Supplier<String> source) {
    this.file = file;
    this.source = source;
  }

  /** A script as it stands in a page. */
  private record Inlined(String text, String hash, String digest) {}

  private static String withPictures(String view) {
    return Scripts.pictures() + "\n" + view;
  }

  /** The name of the script where it is a file. */
  public String file() {
    return file;
  }

  /** The content of the script where it is a file. */
  public String text() {
    return source.get();
  }

  /** The element that holds it, or names its file. */
  String element(Frame frame) {
    return frame
        .shared()
        .map(folder -> "<script src=\"" + Inline.text(folder + file + version()) + "\"></script>")
        .orElseGet(() -> "<script>" + inlined().text() + "</script>");
  }

  /** The source expression by which a content security policy allows that element. */
  String permission(Frame frame) {
    return frame.shared().isPresent() ? "'self'" : inlined().hash();
  }

  /** A browser that has kept an older one must not run it with data of today. */
  private String version() {
    return "?" + inlined().digest().substring(0, 8);
  }

  /** Up to a megabyte that is the same in every page: read once, by whoever has it in the page. */
  private synchronized Inlined inlined() {
    if (inlined == null) {
      String text = Inline.script(source.get());
      inlined = new Inlined(text, Inline.hash(text), Inline.hex(text));
    }
    return inlined;
  }
}
