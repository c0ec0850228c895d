package dev.wirebench.qualities;

/** As {@link ProbeMain}, for codecs that tests plant. */
public final class PlantedMain {
  private PlantedMain() {}

  /**
   * @param args as there
   */
  public static void main(String[] args) throws Exception {
    ProbeMain.run(args, Planted::of);
  }
}
