package dev.wirebench.importer.schema;

import dev.wirebench.base.BadInput;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/**
 * The name of an imported payload: its id, and the file, message and packages that follow from it.
 *
 * @param id as commands take it: {@code my-order}
 */
public record PayloadName(String id) {
  private static final Pattern FORM = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

  /** The endings of an id that have a meaning of their own. */
  private static final Pattern RESERVED = Pattern.compile(".*-(pretty|first-\\d+)");

  private static final String PREFIX = "my-";

  /**
   * @throws BadInput if no payload can have such an id
   */
  public static PayloadName of(String id) {
    if (!FORM.matcher(id).matches()) {
      throw new BadInput(
          "'"
              + id
              + "' is no name for a payload: write lower-case letters, digits and single dashes, a"
              + " letter first, as in my-order.");
    }
    if (RESERVED.matcher(id).matches()) {
      throw new BadInput(
          "A payload cannot be called '"
              + id
              + "', whose end has a meaning: choose another --name.");
    }
    PayloadName name = new PayloadName(id);
    if (name.isReserved()) {
      throw new BadInput(
          "A payload cannot be called '"
              + id
              + "', which is a word of Java or of its generated classes: choose another --name.");
    }
    return name;
  }

  /**
   * A name for a file of which nobody has said what it is called.
   *
   * @param taken ids that there are
   */
  public static PayloadName ofFile(String fileName, Collection<String> taken) {
    int dot = fileName.lastIndexOf('.');
    String base = (dot > 0 ? fileName.substring(0, dot) : fileName).toLowerCase(Locale.ROOT);
    String id =
        Arrays.stream(base.split("[^a-z0-9]+"))
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining("-"));
    PayloadName plain = new PayloadName(id);
    boolean free =
        FORM.matcher(id).matches()
            && !RESERVED.matcher(id).matches()
            && !plain.isReserved()
            && taken.stream().noneMatch(plain::collidesWith);
    return free
        ? plain
        : of(PREFIX + (id.isEmpty() ? "data" : id.replaceAll("-(?=pretty$|first-\\d+$)", "")));
  }

  private boolean isReserved() {
    return SourceVersion.isKeyword(packagePart()) || Identifiers.isReserved(message());
  }

  /** Says whether the classes of both would have the same names. */
  public boolean collidesWith(String other) {
    return packagePart().equals(new PayloadName(other).packagePart());
  }

  /** {@code my_order.proto}. */
  public String protoFile() {
    return id.replace('-', '_') + ".proto";
  }

  /** {@code MyOrder}, as the schema's own message has to be called. */
  public String message() {
    return Arrays.stream(id.split("-"))
        .map(part -> part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1))
        .collect(Collectors.joining());
  }

  String protoPackage() {
    return id.replace('-', '_');
  }

  String javaPackage() {
    return "dev.wirebench.proto." + packagePart();
  }

  /** The class that stands for the payload. */
  public String payloadType() {
    return "dev.wirebench.models." + packagePart() + "." + message() + "Payload";
  }

  /** The class that stands for the same payload in a class of the user's own. */
  public String classPayload() {
    return "dev.wirebench.models." + packagePart() + "class." + message() + "ClassPayload";
  }

  private String packagePart() {
    return id.replace("-", "");
  }
}
