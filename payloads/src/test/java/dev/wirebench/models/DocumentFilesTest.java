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
    "users, 173155, 234873, 8, 235b39478c20ea38480c69d22cdd6e92e7c493ddea65c45c41558f7864307a83",
    "photo-album, 161320, 200371, 8, 0936251ed448154b1453a013429395575cebbcee2c242bde4fa7c37e14c951c3",
    "media-content, 488, 688, 512, 0a2a6de962e79406982ef34c16856086e1e810ded74c149ff7d415d302403f4b",
    "escapes, 23111, 25048, 64, e10deb38b513a1fd43d588dee3f09f60a49a119860820e2a9e200371a551a1dc",
    "non-ascii, 5731, 7604, 256, 20d9d35b361613f97dd32e7ea584b9ec23bf2c99a738b692adcd9a1d9781a404",
    "numbers, 12585, 17267, 128, 14be9e9a410b783a87d8a344a0f4b966841f59ac4906551b50b0c77c93bd857d",
    "chain, 264, 624, 512, 922059b5a4f2c2183ccddc0d301345e8f783c4a3f2df11344d4c1b34480ec255",
    "sparse, 39015, 58864, 32, 8f5ee2256808128cfe90cab2d04084a539e638aef725e410db19f74f91e9628e"
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
