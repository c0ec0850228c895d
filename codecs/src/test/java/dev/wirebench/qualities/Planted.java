package dev.wirebench.qualities;

import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.orderevent.bean.OrderEvent;
import dev.wirebench.qualification.SoundCodec;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;

/** Codecs that know a damaged message when they see one, and then do what must be found. */
enum Planted {
  SOUND {
    @Override
    Object damaged() {
      throw new IllegalStateException("the checksum is another");
    }
  },
  HANGS {
    @Override
    Object damaged() throws InterruptedException {
      PlantedMain.letPatienceEnd();
      Thread.sleep(Long.MAX_VALUE);
      return null;
    }
  },
  EXHAUSTS_MEMORY {
    @Override
    Object damaged() {
      List<byte[]> kept = new ArrayList<>();
      while (kept.size() < Integer.MAX_VALUE) {
        kept.add(new byte[1 << 20]);
      }
      return kept;
    }
  },
  RETURNS_GARBAGE {
    @Override
    Object damaged() {
      return new OrderEvent();
    }
  },
  OVERFLOWS_THE_STACK {
    @Override
    Object damaged() throws InterruptedException {
      return damaged();
    }
  },
  EXITS {
    @Override
    Object damaged() {
      System.exit(0);
      return null;
    }
  };

  abstract Object damaged() throws InterruptedException;

  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Codec of(String id) {
    return Arrays.stream(values())
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow()
        .codec();
  }

  Codec codec() {
    return new Checked(this);
  }

  /** Messages that end with their checksum. */
  private static final class Checked extends SoundCodec {
    private final Planted flaw;

    Checked(Planted flaw) {
      this.flaw = flaw;
    }

    @Override
    public Traits traits() {
      return Traits.of(flaw.id(), Format.KRYO)
          .licence("Apache-2.0")
          .threadSafety(ThreadSafety.SAFE)
          .configuration("For tests.", "https://example.org")
          .build();
    }

    @Override
    public byte[] serialize(Object value) throws Exception {
      byte[] bytes = super.serialize(value);
      return ByteBuffer.allocate(bytes.length + Long.BYTES)
          .put(bytes)
          .putLong(checksum(bytes))
          .array();
    }

    @Override
    public Object deserialize(byte[] message) throws Exception {
      int length = message.length - Long.BYTES;
      if (length < 0) {
        return flaw.damaged();
      }
      byte[] bytes = Arrays.copyOf(message, length);
      return ByteBuffer.wrap(message, length, Long.BYTES).getLong() == checksum(bytes)
          ? super.deserialize(bytes)
          : flaw.damaged();
    }

    private static long checksum(byte[] bytes) {
      CRC32 crc = new CRC32();
      crc.update(bytes);
      return crc.getValue();
    }
  }
}
