package dev.wirebench.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Holds the generator to write again if, and only if, something has changed. */
class GeneratorMainTest {
  private static final FileTime LONG_AGO = FileTime.fromMillis(1);

  @TempDir private Path folder;
  private Path bean;
  private Path stamp;

  @BeforeEach
  void generateOnce() throws Exception {
    bean = folder.resolve("java/dev/wirebench/models/basket/bean/Basket.java");
    stamp = folder.resolve("java.stamp");
    describe("apples");
    generate();
    Files.setLastModifiedTime(stamp, LONG_AGO);
  }

  @Test
  void doesNothingWhereNothingHasChanged() throws Exception {
    generate();

    assertThat(Files.getLastModifiedTime(stamp)).isEqualTo(LONG_AGO);
  }

  @Test
  void writesWhatAnotherSchemaAsksFor() throws Exception {
    describe("pears");
    generate();

    assertThat(bean).content().contains("pears").doesNotContain("apples");
  }

  @Test
  void writesASourceThatWasDeleted() throws Exception {
    Files.delete(bean);
    generate();

    assertThat(bean).content().contains("apples");
  }

  @Test
  void writesASourceThatWasChanged() throws Exception {
    Files.writeString(bean, "changed");
    generate();

    assertThat(bean).content().contains("apples");
  }

  @Test
  void writesAListThatWasDeleted() throws Exception {
    Files.delete(folder.resolve("ids.txt"));
    generate();

    assertThat(folder.resolve("ids.txt")).hasContent("basket");
  }

  @Test
  void seesAnotherOption() throws Exception {
    generate("--more-payloads=shape-record");

    assertThat(folder.resolve("ids.txt")).hasContent("basket\nshape-record");
  }

  @Test
  void leavesAloneWhatStaysTheSame() throws Exception {
    FileTime time = Files.getLastModifiedTime(bean);
    generate("--more-payloads=shape-record");

    assertThat(Files.getLastModifiedTime(bean)).isEqualTo(time);
  }

  private void describe(String field) throws Exception {
    var message = Baskets.message().addField(Baskets.field(field, 1, Type.TYPE_STRING));
    Files.write(
        folder.resolve("descriptors.pb"),
        Baskets.withImports(Baskets.file(message).build()).toByteArray());
  }

  /**
   * Runs the generator as the build does: in a class loader of its own that has the descriptors.
   */
  private void generate(String... more) throws Exception {
    List<String> args =
        new ArrayList<>(
            List.of(
                "--descriptors=/descriptors.pb",
                "--java=" + folder.resolve("java"),
                "--kotlin=" + folder.resolve("kotlin"),
                "--payload-ids=" + folder.resolve("ids.txt")));
    args.addAll(List.of(more));
    try (URLClassLoader loader =
        new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
      loader
          .loadClass(GeneratorMain.class.getName())
          .getMethod("main", String[].class)
          .invoke(null, (Object) args.toArray(String[]::new));
    }
  }

  private URL[] classPath() throws Exception {
    List<URL> urls = new ArrayList<>();
    urls.add(folder.toUri().toURL());
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    return urls.toArray(URL[]::new);
  }
}
