package dev.wirebench.campaign;

import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.QualificationRecord.Key;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Digests of what codecs wrote when they qualified: forks must write the same. */
final class QualifiedOutputs {
  private final Map<Key, QualificationRecord> rows = new HashMap<>();

  QualifiedOutputs(List<QualificationRecord> qualified) {
    qualified.forEach(row -> rows.put(row.key(), row));
  }

  /** Empty for plain calls and floors, and where a journal is older than digests. */
  Optional<String> digest(Cell cell) {
    return row(cell).map(QualificationRecord::outputDigest);
  }

  /**
   * The digest of the compressed messages. It is empty where they may differ from one JVM to
   * another, and for benchmarks that do not compress.
   */
  Optional<String> compressedDigest(Cell cell) {
    return cell.operation()
        .flatMap(Operation::compression)
        .flatMap(compression -> row(cell).flatMap(row -> row.compressedDigest(compression)));
  }

  private Optional<QualificationRecord> row(Cell cell) {
    return cell.codec()
        .flatMap(
            codec ->
                cell.medium()
                    .map(
                        medium -> new Key(codec, cell.payload().orElseThrow(), medium, cell.jdk())))
        .map(rows::get);
  }
}
