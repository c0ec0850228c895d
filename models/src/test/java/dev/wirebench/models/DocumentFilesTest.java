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
    "users, 173155, 234873, 8, 2c6e53912d935c429c4d059e0fdde7092041d5db5a25916bd297cd8841ac4a71",
    "photo-album, 161320, 200371, 8, 5ebe48447cfec5b069711d2eb24da214f2b1eea2440098f6ffaa03700c1faf02",
    "media-content, 488, 688, 512, 6f5b4cf92f053982255f1dd40bbd1f6aefa7d098db02c9af4f9c33a50a0d5cc8",
    "escapes, 23111, 25048, 64, e10deb38b513a1fd43d588dee3f09f60a49a119860820e2a9e200371a551a1dc",
    "non-ascii, 5731, 7604, 256, 20d9d35b361613f97dd32e7ea584b9ec23bf2c99a738b692adcd9a1d9781a404",
    "numbers, 12585, 17267, 128, 1ef0a801e40d6cc06cf7b50c603b0aff93876054c5b4dd9cd339e4f5f89cc3f5",
    "chain, 264, 624, 512, 922059b5a4f2c2183ccddc0d301345e8f783c4a3f2df11344d4c1b34480ec255",
    "sparse, 39015, 58864, 32, 4e9a6e18c36b3a220f9e8ce989723f596097a39ed4375e56fb93200aaa44b827"
  })
  void sizesOfTheFirstValueAndContentsOfAll(
      String id, int minified, int pretty, int values, String sha256) throws Exception {
    Payload<?> payload = Payload.load(id);
    assertThat(payload.documents().get(0)).hasSize(minified);
    assertThat(new HashSet<>(payload.values())).hasSize(values);
    assertThat(Payload.load(id + "-pretty").documents().get(0)).hasSize(pretty);
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    payload.documents().forEach(digest::update);
    digest.update(payload.unseenDocument());
    assertThat(HexFormat.of().formatHex(digest.digest())).isEqualTo(sha256);
  }
}
