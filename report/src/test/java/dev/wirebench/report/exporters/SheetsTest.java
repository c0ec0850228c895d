package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Figure;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Spans;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.Recorded;
import dev.wirebench.report.load.Recorded.Figures;
import dev.wirebench.report.page.Page;
import org.junit.jupiter.api.Test;

/** Pages of a load. */
class SheetsTest {
  private static final Figures JACKSON = new Figures("jackson", 8000, 400, 100);
  private static final Figures HOSTILE = new Figures("</script><img src=x>", 9000, 300, 60);

  @Test
  void aLoadHasItsTablesAndCharts() {
    Document sheet = LoadDocument.of("load", LoadSummary.of(Recorded.load(5, JACKSON, HOSTILE)));
    assertThat(sheet.warning()).isNull();
    Section section = sheet.sections().get(0);
    assertThat(section.title()).isEqualTo("order-event");
    assertThat(section.tables()).hasSize(3);
    assertThat(section.tables().get(0).rows().get(0))
        .extracting(Spans::text)
        .startsWith("jackson", "8,239");
    Figure.Curves curves = (Figure.Curves) section.figures().get(0).spec();
    assertThat(curves.reference()).isEqualTo(10);
    assertThat(curves.series()).extracting(Figure.Curve::name).contains("jackson");
    // Five repetitions of two rates and the common one.
    assertThat(curves.series().get(0).points()).hasSize(15);
    Figure.Dots dots = (Figure.Dots) section.figures().get(1).spec();
    assertThat(dots.rows()).hasSize(2);
    assertThat(dots.rows().get(0).values().get(0).low()).isPositive();
  }

  @Test
  void aBusyMachineIsSaidFirst() {
    LoadSummary busy = LoadSummary.of(Recorded.disturbed(Recorded.load(1, JACKSON)));
    assertThat(LoadDocument.of("load", busy).warning())
        .startsWith("Other programs disturbed 4 of 4");
  }

  @Test
  void textsOfTheDataAreNeverMarkup() {
    String page =
        Page.of(LoadDocument.of("<b>", LoadSummary.of(Recorded.load(1, JACKSON, HOSTILE))));
    assertThat(page)
        .contains("<title>Wirebench: &lt;b&gt;</title>", "\\u003Cimg src=x\\u003E")
        .doesNotContain("<img src=x", "{{library");
    assertThat(page).contains("default-src 'none'; script-src 'sha256-");
  }
}
