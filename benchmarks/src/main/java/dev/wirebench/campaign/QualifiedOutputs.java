package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.QualificationRecord.Key;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Digests of what codecs wrote when they qualified: forks must write the same. */
final class QualifiedOutputs {
  private final Map<Key, String> digests = new HashMap<>();

  QualifiedOutputs(List<QualificationRecord> qualified) {
    for (QualificationRecord row : qualified) {
      if (row.outputDigest() != null) {
        digests.put(row.key(), row.outputDigest());
      }
    }
  }

  /** Empty for plain calls and floors, and where a journal is older than digests. */
  Optional<String> digest(Cell cell) {
    return cell.codec()
        .flatMap(
            codec ->
                cell.medium()
                    .map(
                        medium -> new Key(codec, cell.payload().orElseThrow(), medium, cell.jdk())))
        .map(digests::get);
  }
}
