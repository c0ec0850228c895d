package dev.wirebench.studies;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import dev.wirebench.RoomOrder;
import dev.wirebench.RoomOrder.Room;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every room of this module uses those before it in the list, and none that follows. */
class RoomsTest {
  private static final RoomOrder ROOMS =
      RoomOrder.of(
          "dev.wirebench.studies.",
          new Room("server", "it runs in a JVM of its own, without the harness"),
          new Room("replication", "a record is read by whoever wants to, without what wrote it"),
          new Room("replicator", "a protocol is carried out before anybody judges it"),
          new Room("claims", "a claim is judged before the judgement is shown"),
          new Room("pages", "a page can be made without a command line"),
          new Room("commands", "it is the last"));

  @TestFactory
  Stream<DynamicTest> rooms() {
    return ROOMS.tests();
  }

  @Test
  void theServerUsesTheSpiAndPayloads() {
    noClasses()
        .that()
        .resideInAPackage("dev.wirebench.studies.server..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.wirebench..")
                .and(
                    DescribedPredicate.not(
                        resideInAnyPackage(
                            "dev.wirebench.studies.server..",
                            "dev.wirebench.codec..",
                            "dev.wirebench.models..",
                            "dev.wirebench.proto.."))))
        .because("it is no part of the harness, which starts it")
        .check(ROOMS.classes());
  }

  /** A rule that saw no imports would hold whatever is written. */
  @Test
  void anImportAgainstARuleIsFound() {
    assertThatThrownBy(() -> ROOMS.rule(3, ROOMS.rooms().subList(1, 2)).check(ROOMS.classes()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("dev.wirebench.studies.claims.ReplicationJudge")
        .hasMessageContaining("because a claim is judged before the judgement is shown");
  }
}
