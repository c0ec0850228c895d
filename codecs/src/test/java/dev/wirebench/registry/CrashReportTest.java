package dev.wirebench.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CrashReportTest {
  @Test
  void namesTheSignalAndWhereItCame() {
    assertThat(
            CrashReport.cause(
                List.of(
                    "#",
                    "# A fatal error has been detected by the Java Runtime Environment:",
                    "#",
                    "#  SIGSEGV (0xb) at pc=0x00007f0b0d6c4f5e, pid=4711, tid=4712",
                    "#",
                    "# JRE version: OpenJDK Runtime Environment (17.0.15+6)",
                    "# Problematic frame:",
                    "# V  [libjvm.so+0xfd2f5e]  Unsafe_GetInt+0x9e",
                    "#")))
        .contains("SIGSEGV in Unsafe_GetInt");
    assertThat(
            CrashReport.cause(
                List.of(
                    "#  SIGSEGV (0xb) at pc=0x00007f0b0d6c4f5e, pid=4711, tid=4712",
                    "# Problematic frame:",
                    "# J 1051 c1 jdk.internal.misc.Unsafe.getInt(J)I java.base@17 (7 bytes) @ 0x0")))
        .contains("SIGSEGV in jdk.internal.misc.Unsafe.getInt(J)I java.base@17");
  }

  @Test
  void aJvmThatDidNotDieOfASignalHasNone() {
    assertThat(CrashReport.cause(List.of("Exception in thread \"main\" java.lang.Error")))
        .isEmpty();
  }
}
