package dev.wirebench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageTest {
  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);
  private static final Pattern STYLE = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL);
  private static final Pattern DATA =
      Pattern.compile(
          "<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL);
  private static final Pattern POLICY =
      Pattern.compile("http-equiv=\"Content-Security-Policy\" content=\"([^\"]*)\"");

  @TempDir private Path folder;

  private String page() {
    return Reports.page(
        SampleRun.write(folder.resolve("run"), SampleRun.codecs(4), List.of("order-event"), 5));
  }

  private static String first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }

  @Test
  void policyForbidsEverythingButTheInlinedScriptsAndStyle() {
    String page = page();
    String policy = first(POLICY, page);
    assertThat(policy).startsWith("default-src 'none'; ").doesNotContain("unsafe", "http", "*");
    List<String> scripts =
        SCRIPT.matcher(page).results().map(match -> Inline.hash(match.group(1))).toList();
    assertThat(scripts).hasSize(2);
    assertThat(policy)
        .contains("script-src " + String.join(" ", scripts) + ";")
        .contains("style-src " + Inline.hash(first(STYLE, page)) + ";");
  }

  @Test
  void nothingIsLoaded() {
    String page = page();
    String shell = page.replace(first(DATA, page), "");
    for (String script : SCRIPT.matcher(page).results().map(match -> match.group(1)).toList()) {
      shell = shell.replace(script, "");
    }
    assertThat(shell)
        .doesNotContain("src=", "url(", "@import", "<iframe", "<object", "<embed", "<base")
        .doesNotContainPattern("https?://")
        .doesNotContainPattern("<link(?! rel=\"icon\" href=\"data:,\")")
        .doesNotContainPattern(" on[a-z]+=")
        .doesNotContainPattern(" style=");
  }

  @Test
  void ourScriptsNeverParseMarkup() {
    assertThat(Scripts.view() + Scripts.pictures())
        .doesNotContain("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(")
        .doesNotContain("new Function", "fetch(", "XMLHttpRequest", "import(", "'style'");
  }

  @Test
  void hostileNamesLeaveThePagesSkeletonAsItIs() {
    String tame = page();
    String page = Reports.page(ForeignFiles.hostile(folder));
    assertThat(page.replace(first(DATA, page), "").replaceAll("<title>.*</title>", ""))
        .isEqualTo(tame.replace(first(DATA, tame), "").replaceAll("<title>.*</title>", ""));
  }

  @Test
  void titlesAreText() {
    assertThat(Page.of("{}", "</title><script>1</script>\ud800{{data}}"))
        .contains("<title>&lt;/title&gt;&lt;script&gt;1&lt;/script&gt;\ufffd{{data}}</title>");
  }

  @Test
  void inlinedScriptsCannotEndTheirElement() {
    assertThat(Inline.script("a='</SCRIPT>'+'<!--'+'<script'"))
        .isEqualTo("a='<\\/SCRIPT>'+'<\\!--'+'<\\script'");
  }
}
