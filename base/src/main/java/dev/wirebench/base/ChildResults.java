package dev.wirebench.base;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;

/**
 * Results that a child process hands back in a file, each with a seal. The seal is made with a
 * secret that the child was told before it loaded anything that could write the file itself: that
 * would be refused by whoever reads it.
 *
 * <p>A result is a sequence of blocks, each behind its length, and an empty one; then comes the
 * digest of the secret, the number of the result, and what the blocks hold.
 */
public final class ChildResults implements AutoCloseable {
  private static final int BLOCK = 8192;

  private static String secret = "";

  private final DataOutputStream file;
  private final String own;
  private int number;

  private ChildResults(DataOutputStream file, String own) {
    this.file = file;
    this.own = own;
  }

  /** The file has a result that was not written here. */
  public static final class Forged extends IOException {
    private static final long serialVersionUID = 1L;

    Forged() {
      super("its result was not written by this program");
    }
  }

  /** Takes the secret that the parent has told, before any foreign class is loaded. */
  public static synchronized void sealWith(String told) {
    secret = told;
  }

  /**
   * Begins the file of a child's results. The first caller takes the secret away, so that it is
   * called before anything foreign is loaded, too.
   *
   * @param file its name, as the parent told it
   */
  public static synchronized ChildResults open(String file) throws IOException {
    String taken = secret;
    secret = "";
    return new ChildResults(new DataOutputStream(Files.newOutputStream(Path.of(file))), taken);
  }

  /** Writes one more. It stays when what comes next ends this process. */
  public void write(Object result) throws IOException {
    MessageDigest seal = seal(own, number++);
    try (ObjectOutputStream out =
        new ObjectOutputStream(new BufferedOutputStream(new Blocks(file, seal), BLOCK))) {
      out.writeObject(result);
    }
    file.writeInt(0);
    file.write(seal.digest());
    file.flush();
  }

  /** Puts each call's bytes behind their length. Closing it leaves the file open. */
  private static final class Blocks extends OutputStream {
    private final DataOutputStream file;
    private final MessageDigest seal;

    Blocks(DataOutputStream file, MessageDigest seal) {
      this.file = file;
      this.seal = seal;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      if (length > 0) {
        seal.update(bytes, offset, length);
        file.writeInt(length);
        file.write(bytes, offset, length);
      }
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }

  /**
   * Reads the results that were written completely.
   *
   * @param told the secret that the child was told
   * @throws Forged if one has another seal
   */
  public static List<Object> read(Path file, String told) throws IOException {
    List<Object> results = new ArrayList<>();
    if (!Files.exists(file)) {
      return results;
    }
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      while (true) {
        results.add(object(content(in, seal(told, results.size()))));
      }
    } catch (EOFException endOfWhatWasWritten) {
      return results;
    }
  }

  private static byte[] content(DataInputStream in, MessageDigest seal) throws IOException {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    for (int length = in.readInt(); length != 0; length = in.readInt()) {
      if (length < 0) {
        throw new Forged();
      }
      byte[] block = in.readNBytes(length);
      if (block.length < length) {
        throw new EOFException();
      }
      content.write(block);
    }
    byte[] bytes = content.toByteArray();
    seal.update(bytes);
    byte[] expected = seal.digest();
    byte[] found = in.readNBytes(expected.length);
    if (found.length < expected.length) {
      throw new EOFException();
    }
    if (!MessageDigest.isEqual(expected, found)) {
      throw new Forged();
    }
    return bytes;
  }

  private static Object object(byte[] content) throws IOException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(content))) {
      return in.readObject();
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static MessageDigest seal(String secret, int number) {
    MessageDigest seal = Digests.sha256();
    seal.update((secret + " " + number + "\n").getBytes(StandardCharsets.UTF_8));
    return seal;
  }
}
