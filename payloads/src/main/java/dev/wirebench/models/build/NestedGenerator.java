package dev.wirebench.models.build;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Message;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/**
 * Fills the nested files: every string is 50 random characters of [a-z0-9], every array has five
 * objects. With these the files have the sizes that the study publishes, and every value has them.
 */
final class NestedGenerator implements Generator {
  private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";
  private static final int LENGTH = 50;
  private static final int ELEMENTS = 5;

  @Override
  public Message generate(Message.Builder builder, Random random, IntUnaryOperator size) {
    for (FieldDescriptor field : builder.getDescriptorForType().getFields()) {
      if (field.isRepeated()) {
        for (int i = 0; i < ELEMENTS; i++) {
          builder.addRepeatedField(
              field, generate(builder.newBuilderForField(field), random, size));
        }
      } else if (field.getJavaType() == JavaType.MESSAGE) {
        builder.setField(field, generate(builder.newBuilderForField(field), random, size));
      } else {
        builder.setField(field, string(random));
      }
    }
    return builder.build();
  }

  private static String string(Random random) {
    StringBuilder string = new StringBuilder(LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      string.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return string.toString();
  }
}
