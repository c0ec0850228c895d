package dev.wirebench.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.util.HashSet;
import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The nested files have exactly the sizes that reconstruct the study's. */
class NestedTest {
  @ParameterizedTest
  @CsvSource({
    "10, 38726, 59362, 2b3339d1dffdb739626185d62ea208dba0d045c9475e2368d9d5c9865e710ec3",
    "20, 80786, 120222, 23e9f46373e5a71dcd03ccf45fcb2ea64292c6b60f1d0ea1ae25ec535adae773",
    "30, 122846, 181082, a325ae22cfabaa240c89633fab32e4e948bb639776a06b72ab16a0f19f4661c5",
    "40, 164906, 241942, e639ffc08a937bec73a861065a7766949e22b88bc510c10570502e96ca66e7c4",
    "50, 206966, 302802, 7859f96ff34e2d73485f7cd513706b0a01d33b8e7225417b57b4e342e4b37076",
    "60, 249026, 363662, 709a882ab9d6eb74002f636ded208df28241d29d740f528053e66694b18ba9ea",
    "70, 291086, 424522, 261d6b973ffba47903e3f7c46659b8d46a26a416bacb980ddc0ee24c3054767a",
    "80, 333146, 485382, 29728cebd5d8e84d4a0d16e151c653bab7ad6ca6bcdd72cb2a8e9272398a2ca3",
    "90, 375206, 546242, 16b41ee819e02f06c890dc0b3d73c2be716bc131371e7c6b776d6c11f0bd526c",
    "100, 417326, 607162, fe456e4715953b0ef0fdeb0e12a67246291b734c1313a54add87a533fc749b74"
  })
  void sizesAndContents(int keys, int minified, int pretty, String sha256) throws Exception {
    Payload<?> payload = Payload.load("nested-" + keys);
    assertThat(payload.documents()).allSatisfy(d -> assertThat(d).hasSize(minified));
    assertThat(new HashSet<>(payload.values())).hasSize(Payload.FEWEST_VALUES);
    assertThat(payload.type().beans()).hasSize(20);
    assertThat(Payload.load("nested-" + keys + "-pretty").documents())
        .allSatisfy(d -> assertThat(d).hasSize(pretty));
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    payload.documents().forEach(digest::update);
    assertThat(HexFormat.of().formatHex(digest.digest())).isEqualTo(sha256);
  }
}
