package dev.wirebench.studies.commands;

import dev.wirebench.cli.MoreCommands;
import java.util.List;

/** The commands about published studies. */
public final class StudyCommands implements MoreCommands {
  @Override
  public List<Object> commands() {
    return List.of(new ClaimsCommand(), new ReplicateCommand());
  }
}
