package dev.wirebench.models.build;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import dev.wirebench.models.Instants;
import dev.wirebench.proto.sparse.Contact;
import dev.wirebench.proto.sparse.Sparse;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/** Contacts of which a few fields are known, each time others. */
final class SparseGenerator implements Generator {
  private static final int CONTACTS = 40;

  /** One field in so many is set. */
  private static final int RARITY = 16;

  private static final String VOCABULARY =
      "north south east west old new red blue green lake hill park stone river wood mill church bridge";

  @Override
  public Message generate(Message.Builder builder, Random random, IntUnaryOperator size) {
    Texts texts = new Texts(random, VOCABULARY);
    Sparse.Builder sparse = (Sparse.Builder) builder;
    int contacts = size.applyAsInt(CONTACTS);
    for (int i = 0; i < contacts; i++) {
      Contact.Builder contact = Contact.newBuilder().setId(100_000 + i);
      fill(contact, texts, random);
      sparse.addContacts(contact);
    }
    return sparse.build();
  }

  private static void fill(Message.Builder message, Texts texts, Random random) {
    for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
      if (field.hasPresence() && random.nextInt(RARITY) == 0) {
        message.setField(field, value(message, field, texts, random));
      }
    }
  }

  private static Object value(
      Message.Builder message, FieldDescriptor field, Texts texts, Random random) {
    return switch (field.getJavaType()) {
      case STRING -> Texts.capital(texts.words(2));
      case INT -> random.nextInt(1000);
      case LONG -> (long) random.nextInt(1_000_000_000);
      case DOUBLE -> texts.decimal(1, 180, 3);
      case FLOAT, BYTE_STRING -> throw new AssertionError("no such field: " + field);
      case BOOLEAN -> random.nextBoolean();
      case ENUM ->
          field
              .getEnumType()
              .getValues()
              .get(random.nextInt(field.getEnumType().getValues().size()));
      case MESSAGE -> {
        if (field.getMessageType().equals(Timestamp.getDescriptor())) {
          yield Instants.toMessage(texts.instant());
        }
        Message.Builder nested = message.newBuilderForField(field);
        fill(nested, texts, random);
        yield nested.build();
      }
    };
  }
}
