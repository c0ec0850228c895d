package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.DocumentedCommands.Listing;
import dev.wirebench.cli.DocumentedCommands.Step;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class DocumentedCommandsTest {
  @Test
  void blocksOfBothFormsHoldCommands() {
    assertThat(
            read(
                """
                # One

                    mvn verify   # everything
                    run --suite card \\
                        --seed 1

                    # a comment alone
                    list codecs

                ## Two `things`

                1. In a list:

                   ```sh
                   check my-codec
                   ```
                """))
        .containsExactly(
            "page.md:3: mvn verify",
            "page.md:4: run --suite card --seed 1",
            "page.md:8: list codecs",
            "page.md:15: check my-codec");
  }

  @Test
  void whatIsNoCommandIsSaidByItsFenceAlone() {
    assertThat(
            read(
                """
                ```text
                codec   ns/op
                ```

                ```
                codec   ns/op
                ```
                """))
        .containsExactly("page.md:6: codec   ns/op");
  }

  @Test
  void aNumberSignWithinAWordIsNoComment() {
    assertThat(read("    compare a#control b # both\n"))
        .containsExactly("page.md:1: compare a#control b");
  }

  @Test
  void aListingIsTheFileThatTheParagraphAboveNames() {
    DocumentedCommands page =
        DocumentedCommands.of(
            "page.md",
            """
            ## Add it

            1. `proto/it.proto`, with a message `It`:

               ```proto
               message It {
                 string id = 1;
               }
               ```
            """);
    assertThat(page.commands()).isEmpty();
    assertThat(page.listings())
        .containsExactly(
            new Listing("Add it", "proto/it.proto", "message It {\n  string id = 1;\n}\n"));
  }

  @Test
  void aStepBeginsWithWhatItTouches() {
    DocumentedCommands page =
        DocumentedCommands.of(
            "page.md",
            """
            ## Add it

            1. `proto/it.proto`: a message `It`.
            2. The folder `models`.

            ## Else

            1. Nothing.
            """);
    assertThat(page.steps())
        .containsExactly(new Step("Add it", "proto/it.proto"), new Step("Add it", "models"));
  }

  @Test
  void recipesNameFilesThatAreThere() {
    List<Step> steps = DocumentedCommands.of(DocumentedCommands.PAGE_OF_RECIPES).steps();
    assertThat(steps)
        .filteredOn(step -> step.section().equals(DocumentedCommands.ADD_AN_OPERATION))
        .isNotEmpty();
    assertThat(steps)
        // A recipe makes files that are called mine, and RecipesMavenIT asks for the others of it.
        .filteredOn(step -> !step.path().matches(".*/(My|my[_-]).*"))
        .allSatisfy(step -> assertThat(Path.of("..", step.path())).exists());
  }

  /** {@code RecipesMavenIT} writes these; it would not know of others. */
  @Test
  void listingsStandInTheRecipesOfACodecAndAPayloadAlone() {
    for (String page : DocumentedCommands.pages()) {
      List<Listing> listings = DocumentedCommands.of(page).listings();
      if (page.equals(DocumentedCommands.PAGE_OF_RECIPES)) {
        assertThat(listings)
            .extracting(Listing::section)
            .containsOnly(DocumentedCommands.ADD_A_CODEC, DocumentedCommands.ADD_A_PAYLOAD);
      } else {
        assertThat(listings).as(page).isEmpty();
      }
    }
  }

  @Test
  void allPagesAreRead() {
    assertThat(DocumentedCommands.pages())
        .contains(
            "README.md",
            "docs/CONTRIBUTING.md",
            "docs/decisions/README.md",
            "results/README.md",
            "results/reference-jdk17-jdk25/summary.md")
        .noneMatch(page -> page.contains("target"));
  }

  private static List<String> read(String markdown) {
    return DocumentedCommands.of("page.md", markdown).commands().stream()
        .map(Object::toString)
        .toList();
  }
}
