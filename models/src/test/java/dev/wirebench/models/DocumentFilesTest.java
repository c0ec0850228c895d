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
    "users, 173155, 234873, 8, d4daffcb2c9c17d4d4733d3fc4048332bd92d48bdad7a147196b91aa6d164f0c",
    "photo-album, 161320, 200371, 8, 1b3abcbef2900540cc3cabf8b9133ed3b7052e74138e33d51b3abb200c3d8459",
    "media-content, 488, 688, 512, 0a2a6de962e79406982ef34c16856086e1e810ded74c149ff7d415d302403f4b",
    "escapes, 23111, 25048, 64, e10deb38b513a1fd43d588dee3f09f60a49a119860820e2a9e200371a551a1dc",
    "non-ascii, 5731, 7604, 256, 20d9d35b361613f97dd32e7ea584b9ec23bf2c99a738b692adcd9a1d9781a404",
    "numbers, 12585, 17267, 128, af53af6d76c30b22100dea8e0e810f926569fbfc00384e6419e691ea25c3baec",
    "chain, 264, 624, 512, 922059b5a4f2c2183ccddc0d301345e8f783c4a3f2df11344d4c1b34480ec255",
    "sparse, 39015, 58864, 32, 2c19fe63d4dbf6752aec4addb27ed4f1ee2a24e31c38025c9d2c3c86a09402e4"
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
