package dev.wirebench.models.build;

import com.google.protobuf.Message;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/** Makes the values of a payload that has no sample. */
interface Generator {
  /**
   * @param builder an empty message of the payload
   * @param random the only source of chance: the same seed gives the same message
   * @param size the number of elements of a list in this value, from the usual one
   */
  Message generate(Message.Builder builder, Random random, IntUnaryOperator size);
}
