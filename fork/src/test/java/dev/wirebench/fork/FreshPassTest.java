package dev.wirebench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FreshPassTest {
  @Test
  void aPassWasFreshIfItWasGrantedAndThereWereSuchValues() {
    assertThat(FreshPass.end()).isFalse();
    FreshPass.grant();
    assertThat(FreshPass.isGranted()).isTrue();
    assertThat(FreshPass.end()).as("no values").isFalse();
    FreshPass.begin();
    assertThat(FreshPass.end()).as("not granted").isFalse();
    FreshPass.grant();
    FreshPass.begin();
    assertThat(FreshPass.end()).isTrue();
    assertThat(FreshPass.isGranted()).as("once").isFalse();
    assertThat(FreshPass.end()).isFalse();
  }
}
