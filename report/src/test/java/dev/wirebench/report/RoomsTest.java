package dev.wirebench.report;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.RoomOrder;
import dev.wirebench.RoomOrder.Room;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every package of this module uses those before it in the list, and none that follows. */
class RoomsTest {
  private static final RoomOrder ROOMS =
      RoomOrder.of(
          "dev.wirebench.report.",
          Stream.of(
                  "statistics",
                  "input",
                  "scenario",
                  "verdicts",
                  "coordinates",
                  "analysis",
                  "findings",
                  "load",
                  "document",
                  "page",
                  "decision",
                  "charts",
                  "comparison",
                  "exporters",
                  "site")
              .map(
                  name ->
                      new Room(
                          name,
                          "numbers are made before they are judged, and judged before they are"
                              + " shown"))
              .toArray(Room[]::new));

  @TestFactory
  Stream<DynamicTest> rooms() {
    return ROOMS.tests();
  }

  /** A rule that saw no imports would hold whatever is written. */
  @Test
  void anImportAgainstARuleIsFound() {
    assertThatThrownBy(() -> ROOMS.rule(5, ROOMS.rooms().subList(1, 2)).check(ROOMS.classes()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("dev.wirebench.report.analysis")
        .hasMessageContaining("because numbers are made before they are judged");
  }
}
