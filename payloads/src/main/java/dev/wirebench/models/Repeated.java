package dev.wirebench.models;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;

/**
 * Values that hold what several of a payload's values hold together: for documents as long as one
 * likes. Only of payloads whose documents are one array each.
 *
 * @param times how many values make one
 */
record Repeated(int times) {
  /** The one that no codec sees at set-up, and the two that there must be. */
  private static final int COUNT = 3;

  private static final char ARRAY = '[';
  private static final String END = "]}";

  /**
   * Makes a few long documents of a payload's documents, in JSON. Each begins one document later
   * than the one before it.
   *
   * @throws IllegalArgumentException if a document is no object of one array
   */
  List<byte[]> documents(List<byte[]> single) {
    List<String> texts = single.stream().map(document -> new String(document, UTF_8)).toList();
    String start = texts.get(0).substring(0, texts.get(0).indexOf(ARRAY) + 1);
    if (!start.matches("\\{\"[^\"]*\":\\[")) {
      throw new IllegalArgumentException("its documents are more than one array");
    }
    List<byte[]> documents = new ArrayList<>();
    for (int first = 0; first < COUNT; first++) {
      StringBuilder text = new StringBuilder(start);
      for (int i = 0; i < times; i++) {
        String one = texts.get((first + i) % texts.size());
        String elements = one.substring(start.length(), one.length() - END.length());
        if (!elements.isEmpty()) {
          text.append(text.length() == start.length() ? "" : ",").append(elements);
        }
      }
      documents.add(text.append(END).toString().getBytes(UTF_8));
    }
    return documents;
  }

  /**
   * The beans of the same documents. No object is in them twice, which some formats would write
   * once.
   *
   * @param single reads the payload's beans anew each time
   */
  <B> List<B> values(Supplier<List<B>> single) {
    List<B> values = new ArrayList<>();
    for (int first = 0; first < COUNT; first++) {
      List<B> fresh = single.get();
      Iterator<B> rest = fresh.subList(first % fresh.size(), fresh.size()).iterator();
      B together = rest.next();
      for (int i = 1; i < times; i++) {
        if (!rest.hasNext()) {
          rest = single.get().iterator();
        }
        list(together).addAll(list(rest.next()));
      }
      values.add(together);
    }
    return values;
  }

  /** The one list of a bean. */
  @SuppressWarnings("unchecked")
  private static List<Object> list(Object bean) {
    Field field =
        Arrays.stream(bean.getClass().getDeclaredFields())
            .filter(one -> !Modifier.isStatic(one.getModifiers()))
            .findFirst()
            .orElseThrow();
    try {
      field.setAccessible(true);
      return (List<Object>) field.get(bean);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
