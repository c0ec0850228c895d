package dev.wirebench.results;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Digests;
import dev.wirebench.base.Program;
import dev.wirebench.report.input.Profile;
import dev.wirebench.run.ChecksumCheck;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.DerivedFiles.Content;
import dev.wirebench.run.RepairRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import dev.wirebench.run.RunReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Compares the folder of a run with its checksums and its journal.
 *
 * @param run null if it cannot be read
 * @param damages sentences, one for whatever is not as it was written; empty if all is
 * @param remarks sentences about what cannot be told
 */
public record RecordVerification(Run run, List<String> damages, List<String> remarks) {

  /** Looks at every file of the folder. */
  public static RecordVerification of(RunFolder folder) {
    Looking looking = new Looking(folder);
    looking.atRecord();
    looking.atChecksums();
    return looking.result();
  }

  /** Says whether nothing was found. */
  public boolean isWhole() {
    return damages.isEmpty();
  }

  /** This verification with what was found elsewhere. */
  public RecordVerification with(List<String> moreDamages, List<String> moreRemarks) {
    return new RecordVerification(run, joined(damages, moreDamages), joined(remarks, moreRemarks));
  }

  private static List<String> joined(List<String> some, List<String> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  /** Says whether nothing could have happened unseen. */
  public boolean isCertain() {
    return isWhole() && remarks.isEmpty();
  }

  /** One look at a folder. */
  private static final class Looking {
    private final RunFolder folder;
    private final Set<String> damages = new LinkedHashSet<>();
    private final List<String> remarks = new ArrayList<>();
    private Run run;

    Looking(RunFolder folder) {
      this.folder = folder;
    }

    RecordVerification result() {
      return new RecordVerification(run, List.copyOf(damages), List.copyOf(remarks));
    }

    /** Plan and journal, and what is derived from these. */
    void atRecord() {
      try {
        RunReader reading = folder.reading();
        damages.addAll(reading.sentences());
        reading.cutOff().ifPresent(remarks::add);
        run = reading.run().orElse(null);
        if (run != null && damages.isEmpty()) {
          atDerived();
          run.repairs().forEach(this::atRepair);
        }
      } catch (BadInput e) {
        damages.add(e.getMessage());
      }
    }

    void atChecksums() {
      ChecksumCheck check = ChecksumCheck.of(folder.path());
      damages.addAll(check.differences(folder.record()));
      remarks.addAll(check.unknown());
      if (!Checksums.of(folder.path()).exist()) {
        remarks.add(
            "There is no SHA256SUMS, so that nothing is known of the other files: collect writes"
                + " it.");
      }
    }

    /** Another program describes runs in another way, but JMH's own file is the same of all. */
    private void atDerived() {
      Optional<String> other = Derivation.madeByAnother(folder);
      new TreeMap<>(Derivation.contents(run))
          .forEach(
              (name, content) -> {
                Optional<byte[]> there = folder.derived().read(name);
                if (there.isPresent() && !Arrays.equals(there.get(), bytes(content))) {
                  if (other.isPresent() && name.equals(RunDescription.FILE)) {
                    remarks.add(madeBy(other.get(), name));
                  } else {
                    damages.add(changed(name));
                  }
                }
              });
    }

    /** Says whether nothing of the record, and nothing derived from it, has changed since. */
    boolean isVouchedFor() {
      Checksums checksums = Checksums.of(folder.path());
      return folder.record().stream().allMatch(checksums::vouchFor);
    }

    private void atRepair(RepairRecord repair) {
      Path before = folder.path().resolve(repair.before()).normalize();
      if (!before.startsWith(folder.path().normalize()) || !Files.isRegularFile(before)) {
        remarks.add(
            "'"
                + before
                + "' is not there, the journal before "
                + repair.dropped()
                + " was left out.");
      } else if (!repair.digest().equals(Digests.sha256(before))) {
        damages.add("'" + before + "' is not as it was when the journal was repaired.");
      }
    }

    private String madeBy(String program, String name) {
      return "'"
          + folder.path().resolve(name)
          + "' was made by "
          + program
          + ", and this is "
          + Program.TEXT
          + ": it was not held against the journal; collect writes it anew.";
    }

    private String changed(String name) {
      return "'"
          + folder.path().resolve(name)
          + "' is not what this program makes of the journal: it was changed, another build made it,"
          + " or the journal has grown since; collect "
          + folder.path()
          + " writes it anew.";
    }
  }

  private static byte[] bytes(Content content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      content.writeTo(bytes);
    } catch (IOException e) {
      throw new IllegalStateException("there is no disk that it is written to", e);
    }
    return bytes.toByteArray();
  }

  /**
   * Refuses a result whose numbers were touched, as far as it can tell: without plan and journal it
   * has checksums at most, and a single file those of its folder.
   *
   * @param result a run's folder, a merged one, or a file
   * @throws BadInput with the first damage
   */
  public static void require(Path result) {
    if (Files.isRegularFile(result)) {
      requireFile(result.toAbsolutePath());
    }
    for (Path part : Merge.parts(result)) {
      if (RunFolder.isAt(part)) {
        requireRun(RunFolder.open(part));
      } else {
        requireListed(part);
      }
    }
  }

  /** One that a run derived is compared with the record next to it. */
  private static void requireFile(Path file) {
    BadInput.refuse(ChecksumCheck.of(file.getParent()).firstDifference(List.of(file)));
    if (RunFolder.isAt(file.getParent())
        && RunFolder.recordNames().contains(file.getFileName().toString())) {
      requireRun(RunFolder.open(file.getParent()));
    }
  }

  /**
   * A report that is not as it was written concerns nobody who makes a new one. What is derived is
   * compared with the record, whatever the checksums say: whoever changes the one can make the
   * others again. Of a record alone, whoever derives the numbers from it reads every line.
   */
  private static void requireRun(RunFolder folder) {
    Looking looking = new Looking(folder);
    if (folder.derived().exist() || !looking.isVouchedFor()) {
      looking.atRecord();
      looking.damages.addAll(ChecksumCheck.of(folder.path()).differencesOf(folder.record()));
    }
    BadInput.refuse(looking.damages.stream().findFirst());
    BadInput.refuse(ChecksumCheck.of(folder.path()).firstDifference(Profile.files(folder.path())));
  }

  /**
   * Refuses a folder whose listed files have changed: its checksums may remain when its record is
   * lost.
   */
  private static void requireListed(Path folder) {
    List<Path> listed =
        Checksums.of(folder).names().stream()
            .filter(RunFolder.recordNames()::contains)
            .map(folder::resolve)
            .toList();
    BadInput.refuse(ChecksumCheck.of(folder).differencesOf(listed).stream().findFirst());
  }
}
