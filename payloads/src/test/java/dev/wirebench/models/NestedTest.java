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
    "10, 38726, 59362, 32, 1e75fed8a1843ba8c5674cd7d9cf80c54aed5b50fa32ef0da1c1b91f94755295",
    "20, 80786, 120222, 16, 2c1ab2b99c68890805d5666471d5d77362958d44afee04f02b50194f21e90e25",
    "30, 122846, 181082, 16, 8b3fb65805e6ceba9153ccb3d7b1e787169ed0be37cc194e4dcc7ff242708601",
    "40, 164906, 241942, 8, 5574156fe9d4af8effe8e8742a6fcaf61707674cfae84aa5d4222fbd3345d69f",
    "50, 206966, 302802, 8, 975862bc87de12c57d115037f43d00c215e321e3daf03ab346bc9ae10ccb7289",
    "60, 249026, 363662, 8, 4b885004e7e90a6a542acbbe3ab7adb7ed5b8ee6e19bde48e49a8fa289246f41",
    "70, 291086, 424522, 8, 15980c8e4a893c1e9d5742abd9130453d0f558de4849d8050e67cd8bab4a916d",
    "80, 333146, 485382, 8, 72d786f5bef08ffe6760f92669f6e5311fb308dd9272bda4b74f9a23565913de",
    "90, 375206, 546242, 8, fe69967eb734c8d46be8f2e94b5803bc03ec099c5551d8ad37810c0ca9a09d98",
    "100, 417326, 607162, 8, e2b35cdf60b078db78e83ce6ad69cb363de6ea9dd4fa196a48839f9148bb3af6"
  })
  void sizesAndContents(int keys, int minified, int pretty, int values, String sha256)
      throws Exception {
    Payload<?> payload = Payload.load("nested-" + keys);
    assertThat(payload.documents()).allSatisfy(d -> assertThat(d).hasSize(minified));
    assertThat(new HashSet<>(payload.values())).hasSize(values);
    assertThat(payload.type().beans()).hasSize(20);
    assertThat(Payload.load("nested-" + keys + "-pretty").documents())
        .allSatisfy(d -> assertThat(d).hasSize(pretty));
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    payload.documents().forEach(digest::update);
    assertThat(HexFormat.of().formatHex(digest.digest())).isEqualTo(sha256);
  }
}
