package dev.wirebench.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.util.HashSet;
import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The documents are the same on every machine and JDK, to the byte. */
class DocumentFilesTest {
  @ParameterizedTest
  @CsvSource({
    "users, 173155, 234873, f55b57e89ff0982f394b48372ec5e105623cb6c91171e858a6a204ea35087f98",
    "photo-album, 161320, 200371, 27faf65e0ea8f958bc187c0873dde048050812bd86dafb28e9620cc21d326186",
    "media-content, 488, 688, 28cb9ce7795a00b821771451c2c9816389058b6ca8a6c72d1c1f5035499859e2",
    "escapes, 23111, 25048, d918c24a26cbd84dd03ef116ddee50a92c2d6016d127deb3a9ff31932878d3cd",
    "non-ascii, 5731, 7604, 34500fb247674520d0daf7b4f2811353d6299f6b6b2b9376fca0791d74fd98a4",
    "numbers, 12585, 17267, 357e4d6435febcf41ed5903a97fb19df93efac3ecf02bf9088f54d5fb0e15e7b",
    "chain, 264, 624, 2ba1eca3a2329ba415944b2d684e6fd61f9ea3172a0f0de8d9a1d9cb0a824d7a",
    "sparse, 39015, 58864, 2f8b3aecc348c8603e75d3418fe9b0ca7fd8f96dd81544c5a35ae93b747db006"
  })
  void sizesAndContents(String id, int minified, int pretty, String sha256) throws Exception {
    Payload<?> payload = Payload.load(id);
    assertThat(payload.documents()).extracting(d -> d.length).containsOnly(minified);
    assertThat(new HashSet<>(payload.values())).hasSize(Payload.FEWEST_VALUES);
    assertThat(Payload.load(id + "-pretty").documents())
        .extracting(d -> d.length)
        .containsOnly(pretty);
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    payload.documents().forEach(digest::update);
    digest.update(payload.unseenDocument());
    assertThat(HexFormat.of().formatHex(digest.digest())).isEqualTo(sha256);
  }
}
