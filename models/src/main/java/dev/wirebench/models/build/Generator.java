package dev.wirebench.models.build;

import com.google.protobuf.Message;
import java.util.Random;

/** Makes the first value of a payload that has no sample. */
interface Generator {
  /**
   * @param builder an empty message of the payload
   * @param random the only source of chance: the same seed gives the same message
   */
  Message generate(Message.Builder builder, Random random);
}
