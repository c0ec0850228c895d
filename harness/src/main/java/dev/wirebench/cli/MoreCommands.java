package dev.wirebench.cli;

import java.util.List;

/**
 * The commands of a module above this one, which is found as a {@link java.util.ServiceLoader}
 * service.
 */
public interface MoreCommands {
  /** Objects with picocli's annotation {@code Command}, in the order of the help text. */
  List<Object> commands();
}
