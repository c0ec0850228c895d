package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.squareup.kotlinpoet.TypeName;
import java.util.Locale;
import java.util.Optional;

/**
 * A Kotlin data class takes all its properties through one constructor, and the JVM limits that.
 */
final class DataClassLimit {
  /** The slots of a method's parameters, {@code this} included; JVMS 4.3.3. */
  private static final int SLOTS = 255;

  /** The types of the properties. The types of other flavours take as many slots. */
  private static final KotlinTypes TYPES = new KotlinTypes(ClassFlavour.DATA);

  private DataClassLimit() {}

  /**
   * @return why {@code message} has no data class: it is too wide, or can hold a message that is
   */
  static Optional<String> problem(Descriptor message) {
    return Reachable.from(message).messages().stream()
        .filter(reached -> slots(reached) > SLOTS)
        .findFirst()
        .map(
            wide ->
                String.format(
                    Locale.ROOT,
                    "no Kotlin data class: the %d fields of message %s take %d parameter slots of the %d that the JVM allows",
                    wide.getFields().size(),
                    wide.getFullName(),
                    slots(wide),
                    SLOTS));
  }

  /**
   * The slots that the widest of the generated methods take: the constructor of
   * kotlinx.serialization and {@code copy$default}. Both add the receiver, a bit mask for every 32
   * properties, and a marker.
   */
  private static int slots(Descriptor message) {
    int properties = message.getFields().size();
    int masks = (properties + Integer.SIZE - 1) / Integer.SIZE;
    return message.getFields().stream().mapToInt(DataClassLimit::slots).sum() + masks + 2;
  }

  private static int slots(FieldDescriptor field) {
    TypeName type = TYPES.of(field);
    return type.equals(KotlinTypes.LONG) || type.equals(KotlinTypes.DOUBLE) ? 2 : 1;
  }
}
