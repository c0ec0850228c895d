package dev.wirebench.plan;

import dev.wirebench.codec.Medium;
import dev.wirebench.fork.Variant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Draws the heats of a block: one for each table, of all JDKs, or several where not all of its
 * forks can live at the same time; then its codecs are dealt out anew in every block, and each heat
 * has the table's baseline and control. Seed and block alone decide, for equal cells.
 */
public final class HeatDraw {
  private final Plan plan;

  public HeatDraw(Plan plan) {
    this.plan = plan;
  }

  /** The key of benchmarks that share an interleaved group; for floors, all parts are null. */
  private record Group(String payload, Medium medium, String operation) {}

  /**
   * The heats of a block, in their random order.
   *
   * @param all cells of the run that are still measured
   * @param due those of them that this block lacks; anchors are added to them
   */
  public List<Heat> draw(int block, Collection<Cell> all, Collection<Cell> due) {
    Map<Group, List<Cell>> groups = new LinkedHashMap<>();
    all.stream()
        .filter(cell -> block < plan.effort().mostBlocks(cell))
        .forEach(cell -> groups.computeIfAbsent(group(cell), key -> new ArrayList<>()).add(cell));
    List<Heat> heats = new ArrayList<>();
    groups.forEach(
        (group, cells) -> {
          if (cells.stream().anyMatch(due::contains)) {
            heats.addAll(heats(block, cells, due));
          }
        });
    Collections.shuffle(heats, random(block, 0));
    return heats;
  }

  /** A plain call is compared with a row of the suite's first payload, and needs its heat. */
  private Group group(Cell cell) {
    if (cell.floorSize().isPresent()) {
      return new Group(null, null, null);
    }
    return new Group(
        cell.payload().orElse(plan.selection().payloads().get(0)),
        cell.medium().orElse(Medium.BYTES),
        cell.method());
  }

  private List<Heat> heats(int block, List<Cell> cells, Collection<Cell> due) {
    String anchor = anchor(cells);
    List<Cell> anchors = cells.stream().filter(cell -> isAnchor(cell, anchor)).toList();
    List<List<Cell>> units = units(cells, anchors, due);
    Random random = random(block, group(cells.get(0)).toString().hashCode());
    Collections.shuffle(units, random);
    int capacity = plan.mostForks(cells.get(0).payload().orElse(null));
    List<Heat> heats = new ArrayList<>();
    for (List<List<Cell>> part : dealt(units, capacity - anchors.size())) {
      List<Cell> members = new ArrayList<>(anchors);
      part.forEach(members::addAll);
      Collections.shuffle(members, random);
      heats.add(new Heat(block, List.copyOf(members), anchors));
    }
    return heats;
  }

  /** The name of the row that the others are compared with; null where rows have no name. */
  private String anchor(List<Cell> cells) {
    List<String> names = cells.stream().flatMap(cell -> cell.name().stream()).toList();
    String baseline = plan.comparison().baseline();
    return names.contains(baseline)
        ? baseline
        : names.stream()
            .filter(name -> names.contains(Variant.control(name)))
            .findFirst()
            .orElse(null);
  }

  private static boolean isAnchor(Cell cell, String anchor) {
    return anchor != null
        && cell.name()
            .filter(
                name ->
                    name.equals(anchor)
                        || name.equals(Variant.control(anchor))
                        || name.equals(Variant.longWarmup(anchor)))
            .isPresent();
  }

  /**
   * The units that stay together: a configuration on all JDKs, also after the longest warm-up, with
   * the same call without the SPI. Empty if only anchors are due, which then are a group by
   * themselves.
   */
  private List<List<Cell>> units(List<Cell> cells, List<Cell> anchors, Collection<Cell> due) {
    Map<String, List<Cell>> units = new LinkedHashMap<>();
    cells.stream()
        .filter(cell -> !anchors.contains(cell) && due.contains(cell))
        .forEach(cell -> units.computeIfAbsent(unit(cell), key -> new ArrayList<>()).add(cell));
    return new ArrayList<>(units.values());
  }

  private String unit(Cell cell) {
    return cell.name()
        .map(name -> Variant.hasLongWarmup(name) ? Variant.codec(name) : name)
        .or(() -> plan.selection().plain().stream().filter(cell::isPlain).findFirst())
        .orElseGet(cell::label);
  }

  /**
   * Deals the units into as few parts as fit, of about equal size; one empty part if there are no
   * units.
   */
  private static List<List<List<Cell>>> dealt(List<List<Cell>> units, int room) {
    int largest = units.stream().mapToInt(List::size).max().orElse(1);
    int unitsOfPart = Math.max(1, room / largest);
    int count = Math.max(1, (units.size() + unitsOfPart - 1) / unitsOfPart);
    List<List<List<Cell>>> parts = new ArrayList<>();
    for (int part = 0; part < count; part++) {
      parts.add(new ArrayList<>());
    }
    for (int unit = 0; unit < units.size(); unit++) {
      parts.get(unit % count).add(units.get(unit));
    }
    return parts;
  }

  private Random random(int block, int salt) {
    return new Random((plan.seed() * 1_000_003 + block) * 31 + salt);
  }
}
