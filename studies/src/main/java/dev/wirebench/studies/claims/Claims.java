package dev.wirebench.studies.claims;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The claims of published studies, from the data file {@code claims.yaml}.
 *
 * @param studies in the file's order
 */
public record Claims(List<Study> studies) {
  private static final String NAME = "claims.yaml";
  private static final YAMLMapper MAPPER =
      YAMLMapper.builder()
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .build();

  /** A study as the file has it, by its id. */
  private record StudyEntry(
      String title,
      String citation,
      String machine,
      String about,
      String run,
      List<ClaimEntry> claims) {
    StudyEntry {
      boolean isWhole =
          Stream.of(title, citation, machine, about, run, claims).allMatch(Objects::nonNull);
      if (!isWhole || claims.stream().anyMatch(Objects::isNull)) {
        throw new IllegalArgumentException(
            "a study needs title, citation, machine, about, run and claims");
      }
    }

    Study study(String id) {
      return new Study(
          id,
          title,
          citation,
          machine,
          about,
          run,
          claims.stream().map(ClaimEntry::claim).toList());
    }
  }

  public Claims {
    Set<String> ids = new HashSet<>();
    for (Study study : studies) {
      for (Claim claim : study.claims()) {
        if (!ids.add(claim.id())) {
          throw new BadInput("There are two claims " + claim.id() + ": name one otherwise.");
        }
      }
    }
  }

  /** Reads the claims that come with this program. */
  public static Claims read() {
    try (InputStream in = Claims.class.getResourceAsStream(NAME)) {
      return read(in, NAME);
    } catch (IOException e) {
      throw new UncheckedIOException(NAME, e);
    }
  }

  /**
   * @param in not closed
   * @param name for sentences
   * @throws BadInput with the line if it is no such file
   */
  static Claims read(InputStream in, String name) throws IOException {
    try {
      Map<String, StudyEntry> entries =
          MAPPER.readValue(in, new TypeReference<LinkedHashMap<String, StudyEntry>>() {});
      if (entries == null || entries.containsValue(null)) {
        throw new BadInput(name + " names no studies, or one without claims: correct it.");
      }
      List<Study> studies = new ArrayList<>();
      entries.forEach((id, entry) -> studies.add(entry.study(id)));
      return new Claims(List.copyOf(studies));
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
      throw new BadInput(
          name + (line > 0 ? ", line " + line : "") + ": " + why(e) + "; correct it.", e);
    }
  }

  private static String why(JsonProcessingException e) {
    String message =
        e.getCause() instanceof IllegalArgumentException
            ? e.getCause().getMessage()
            : e.getOriginalMessage();
    return message.lines().findFirst().orElse("no YAML");
  }

  public Stream<Claim> all() {
    return studies.stream().flatMap(study -> study.claims().stream());
  }

  /**
   * The names by which a claim may be asked for: its number, which several may share, or its id.
   */
  public Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    all()
        .forEach(
            claim -> {
              names.add(claim.number());
              names.add(claim.id());
            });
    return names;
  }

  /**
   * The claims of these names. Studies without any of them are left out.
   *
   * @param names of {@link #names}; all if there are none
   */
  public Claims only(Collection<String> names) {
    if (names.isEmpty()) {
      return this;
    }
    return new Claims(
        studies.stream()
            .map(
                study ->
                    study.with(
                        study.claims().stream().filter(claim -> isOne(claim, names)).toList()))
            .filter(study -> !study.claims().isEmpty())
            .toList());
  }

  private static boolean isOne(Claim claim, Collection<String> names) {
    return names.contains(claim.id()) || names.contains(claim.number());
  }
}
