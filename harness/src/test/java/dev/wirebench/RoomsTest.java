package dev.wirebench;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.RoomOrder.Room;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every room of this module uses those before it in the list, and none that follows. */
class RoomsTest {
  private static final RoomOrder ROOMS =
      RoomOrder.of(
          "dev.wirebench.",
          new Room("data", "it serves every room, and would tie them all together"),
          new Room("plan", "a plan is written before anything is known of machine or results"),
          new Room("machine", "what a machine is does not depend on what is measured on it"),
          new Room("run", "a record is read by whoever wants to, without what wrote it"),
          new Room("warmup", "what a fork needs of warm-up follows from records of others"),
          new Room("results", "whatever follows from a record follows again without measuring"),
          new Room("campaign", "a campaign is started by commands and by the validation"),
          new Room("validation", "it is a use of campaigns that no command line is needed for"),
          new Room("resolving", "what a release is made of is found before a plan is made"),
          new Room(
              "load", "a service is put under load without a command line, and is no campaign"),
          new Room("console", "what a terminal shows is shown of what was done without it"),
          new Room(
              "catalogue", "what is known of codecs does not depend on what is done with them"),
          new Room("imports", "a payload is made before a command measures on it"),
          new Room("observations", "what was observed of codecs is a part of every report"),
          new Room("reports", "a run is analysed for every command in the same way"),
          new Room("records", "a record can be checked without a command line"),
          new Room("options", "an option is the same whichever command has it"),
          new Room("cli", "it is the last"));

  @TestFactory
  Stream<DynamicTest> rooms() {
    return ROOMS.tests();
  }

  /** A rule that saw no imports would hold whatever is written. */
  @Test
  void anImportAgainstARuleIsFound() {
    assertThatThrownBy(() -> ROOMS.rule(3, ROOMS.rooms().subList(1, 2)).check(ROOMS.classes()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("dev.wirebench.run.Run")
        .hasMessageContaining("because a record is read by whoever wants to");
  }
}
