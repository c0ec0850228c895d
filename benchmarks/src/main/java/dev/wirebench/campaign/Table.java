package dev.wirebench.campaign;

/**
 * The unit in which codecs are compared.
 *
 * @param medium its label, see {@link Medium}
 * @param operation its label, see {@link Operation}
 * @param jdk label of the JDK, see {@link Jdk#label}
 */
public record Table(String payload, String medium, String operation, String jdk) {

  /** As its heading reads: {@code order-event, serialize, byte[]}. */
  public String title() {
    return payload + ", " + operation + ", " + Medium.of(medium).type();
  }
}
