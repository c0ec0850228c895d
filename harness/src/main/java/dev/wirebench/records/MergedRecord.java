package dev.wirebench.records;

import dev.wirebench.base.BadInput;
import dev.wirebench.results.MergedFolder;
import dev.wirebench.results.RecordVerification;
import dev.wirebench.run.RunFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The record of a merged run: its shards, each of which is the record of a run. */
record MergedRecord(Path path) implements RecordFolder {
  static Optional<MergedRecord> at(Path path) {
    return MergedFolder.isAt(path) ? Optional.of(new MergedRecord(path)) : Optional.empty();
  }

  @Override
  public Inspection inspect(boolean committed) {
    return Inspection.of(path, committed, found -> inspect(found, committed));
  }

  /** Inspects the shards, then what was made of all. */
  private void inspect(Inspection inspection, boolean committed) {
    RunInspection each = new RunInspection(inspection, committed);
    MergedFolder merged = MergedFolder.open(path);
    List<RecordVerification> all = new ArrayList<>();
    merged.shards().forEach(shard -> all.add(each.inspect(RunFolder.open(shard))));
    RecordVerification own = merged.verify();
    if (own.isWhole() && all.stream().allMatch(RecordVerification::isWhole)) {
      own = each.withReport(path, own);
    }
    all.add(own);
    inspection.verdict(
        path,
        all.stream().allMatch(RecordVerification::isWhole),
        all.stream().allMatch(RecordVerification::isCertain));
    inspection.fact("shards", String.valueOf(merged.shards().size()));
    each.finish(path, own);
  }

  @Override
  public void require() {
    RecordVerification.require(path);
  }

  @Override
  public void copyTo(Path to) {
    throw new BadInput(
        "'" + path + "' is not the folder of a run: record each of the runs that were merged.");
  }
}
