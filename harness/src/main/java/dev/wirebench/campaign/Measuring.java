package dev.wirebench.campaign;

import dev.wirebench.run.Journal;
import java.io.IOException;

/** The blocks of a campaign, in the one order or the other. */
interface Measuring {
  /** Forks whatever the journal lacks, until the stop rule or the budget ends it. */
  void measure(Journal journal, Interruption interruption, CampaignListener listener)
      throws IOException;
}
