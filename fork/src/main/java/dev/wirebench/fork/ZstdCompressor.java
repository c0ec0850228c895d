package dev.wirebench.fork;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdDictCompress;
import com.github.luben.zstd.ZstdDictDecompress;
import com.github.luben.zstd.ZstdDictTrainer;
import java.util.List;

/**
 * Zstandard by zstd-jni with contexts that are kept, as its documentation advises. A frame says how
 * long the message is, so that its array can be made.
 */
final class ZstdCompressor implements Compressor {
  /**
   * The size of a dictionary in bytes: a twentieth to a fifth of what it is trained on. Between 1
   * KiB and 64 KiB the size hardly changes what messages of a few hundred bytes are compressed to.
   */
  private static final int DICTIONARY_BYTES = 16 * 1024;

  private final ZstdCompressCtx compressing = new ZstdCompressCtx();
  private final ZstdDecompressCtx decompressing = new ZstdDecompressCtx();

  private final Runnable closingDictionaries;

  ZstdCompressor(int level) {
    compressing.setLevel(level);
    closingDictionaries = () -> {};
  }

  /**
   * @param dictionary as {@link #train} makes it
   */
  ZstdCompressor(int level, byte[] dictionary) {
    ZstdDictCompress forCompressing = new ZstdDictCompress(dictionary, level);
    ZstdDictDecompress forDecompressing = new ZstdDictDecompress(dictionary);
    compressing.loadDict(forCompressing);
    decompressing.loadDict(forDecompressing);
    closingDictionaries =
        () -> {
          forCompressing.close();
          forDecompressing.close();
        };
  }

  /**
   * Trains a dictionary, which is the same whenever the samples are the same.
   *
   * @throws com.github.luben.zstd.ZstdException if they are too few or too short for one
   */
  static byte[] train(List<byte[]> samples, int level) {
    int bytes = samples.stream().mapToInt(sample -> sample.length).sum();
    ZstdDictTrainer trainer = new ZstdDictTrainer(bytes, DICTIONARY_BYTES, level);
    samples.forEach(trainer::addSample);
    return trainer.trainSamples();
  }

  @Override
  public byte[] compress(byte[] message) {
    return compressing.compress(message);
  }

  @Override
  public byte[] decompress(byte[] compressed) {
    return decompressing.decompress(compressed, (int) Zstd.getFrameContentSize(compressed));
  }

  @Override
  public void close() {
    compressing.close();
    decompressing.close();
    closingDictionaries.run();
  }
}
