package dev.wirebench.cli;

import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestClassOrder;

/**
 * The tests that ask Maven for a build, one class after another in one copy of the checkout: what
 * the first of them compiles, the others find compiled. {@code -Dit.test} runs one of them alone.
 */
@Tag("slow")
@TestClassOrder(ClassOrderer.OrderAnnotation.class)
class AllMavenBuildsIT {
  @Nested
  @Order(1)
  class Documented extends DocumentedMavenIT {}

  @Nested
  @Order(2)
  class MainJob extends MainJobMavenIT {}

  @Nested
  @Order(3)
  class Distribution extends DistributionMavenIT {}

  @Nested
  @Order(4)
  class ExampleCodec extends ExampleCodecMavenIT {}

  /** The recipes change sources, so that nothing else is built after them. */
  @Nested
  @Order(5)
  class Recipes extends RecipesMavenIT {}
}
