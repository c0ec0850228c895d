package dev.wirebench.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ByteArraysTest {
  @Test
  void listsAreEqualByContent() {
    List<byte[]> list = List.of(bytes(1, 2), bytes());
    List<byte[]> same = List.of(bytes(1, 2), bytes());
    assertThat(ByteArrays.equals(list, same)).isTrue();
    assertThat(ByteArrays.hashCode(list)).isEqualTo(ByteArrays.hashCode(same));
    assertThat(ByteArrays.equals(list, List.of(bytes(), bytes(1, 2)))).isFalse();
    assertThat(ByteArrays.equals(list, null)).isFalse();
    assertThat(ByteArrays.equals(null, null)).isTrue();
    assertThat(ByteArrays.toString(list)).isEqualTo("[[1, 2], []]");
  }

  @Test
  void mapsAreEqualByContentInAnyOrder() {
    Map<String, byte[]> map = new LinkedHashMap<>();
    map.put("a", bytes(1));
    map.put("b", bytes(2));
    Map<String, byte[]> same = new LinkedHashMap<>();
    same.put("b", bytes(2));
    same.put("a", bytes(1));
    assertThat(ByteArrays.equals(map, same)).isTrue();
    assertThat(ByteArrays.hashCode(map)).isEqualTo(ByteArrays.hashCode(same));
    assertThat(ByteArrays.equals(map, Map.of("a", bytes(1), "c", bytes(2)))).isFalse();
    assertThat(ByteArrays.equals(map, Map.of("a", bytes(1)))).isFalse();
    assertThat(ByteArrays.equals(map, new HashMap<String, byte[]>())).isFalse();
    assertThat(ByteArrays.equals(map, null)).isFalse();
    assertThat(ByteArrays.toString(map)).isEqualTo("[a=[1], b=[2]]");
  }

  @Test
  void soAreListsWithinListsAndMaps() {
    List<List<byte[]>> rows = List.of(List.of(bytes(1), bytes()), List.of());
    List<List<byte[]>> same = List.of(List.of(bytes(1), bytes()), List.of());
    assertThat(ByteArrays.equals(rows, same)).isTrue();
    assertThat(ByteArrays.hashCode(rows)).isEqualTo(ByteArrays.hashCode(same));
    assertThat(ByteArrays.equals(rows, List.of(List.of(bytes(1)), List.of()))).isFalse();
    assertThat(ByteArrays.equals(rows, List.of(List.of(bytes(1), bytes(2)), List.of()))).isFalse();
    assertThat(ByteArrays.toString(rows)).isEqualTo("[[[1], []], []]");
    assertThat(ByteArrays.equals(Map.of("a", rows), Map.of("a", same))).isTrue();
    assertThat(ByteArrays.hashCode(Map.of("a", rows)))
        .isEqualTo(ByteArrays.hashCode(Map.of("a", same)));
    assertThat(ByteArrays.equals(Map.of("a", rows), Map.of("a", List.of()))).isFalse();
    assertThat(ByteArrays.hashCode(null)).isZero();
    assertThat(ByteArrays.toString(null)).isEqualTo("null");
  }

  private static byte[] bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }
}
