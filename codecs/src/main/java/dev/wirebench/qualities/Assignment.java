package dev.wirebench.qualities;

import java.io.Serializable;
import java.util.Set;

/**
 * The attempts that the JVM of a codec is to make.
 *
 * @param codec id of the codec
 * @param probe name of the class of the probe
 * @param request what it is asked for
 * @param from the first attempt that is made
 * @param lost how the attempt before it ended the JVM; null if none did
 * @param givenUp groups whose attempts are not made
 * @param millis how long an attempt may take
 */
record Assignment(
    String codec,
    String probe,
    Serializable request,
    int from,
    Answer lost,
    Set<String> givenUp,
    long millis)
    implements Serializable {}
