package dev.wirebench.base;

/** Which version of this program it is. */
public final class ProgramVersion {
  /** As in {@code wirebench 0.1.0}; what is not run from its jar says that. */
  public static final String TEXT = text(ProgramVersion.class.getPackage());

  private ProgramVersion() {}

  private static String text(Package own) {
    String version = own.getImplementationVersion();
    return "wirebench " + (version == null ? "(not from a jar)" : version);
  }
}
