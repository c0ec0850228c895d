package dev.wirebench.qualification;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.TextTreeBinding;
import dev.wirebench.codec.TreeBinding;

/** A String API as one of bytes: for the contract, never measured. */
class TextAsBytes extends AsBytes {
  private final TextBinding<Object> text;

  TextAsBytes(Binding<Object> binding, TextBinding<Object> text) {
    super(binding);
    this.text = text;
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    return text.write(value).getBytes(UTF_8);
  }

  @Override
  public Object deserialize(byte[] bytes) throws Exception {
    return text.read(new String(bytes, UTF_8));
  }

  /** A String API that also reads to the library's tree. */
  static final class WithTree extends TextAsBytes implements TreeBinding {
    private final TextTreeBinding tree;

    WithTree(Binding<Object> binding, TextBinding<Object> text, TextTreeBinding tree) {
      super(binding, text);
      this.tree = tree;
    }

    @Override
    public Object parse(byte[] document) throws Exception {
      return tree.parse(new String(document, UTF_8));
    }

    @Override
    public String print(Object parsed) {
      return tree.print(parsed);
    }
  }
}
