package dev.wirebench.studies.server

import dev.wirebench.codec.Binding
import dev.wirebench.codec.TextBinding
import dev.wirebench.codec.TextTreeBinding

/** What the study calls a task, always from or to a `String`. */
internal enum class Task {
  /** A text to the library's own tree. */
  PARSE {
    override fun of(binding: Binding<Any>, text: String, value: Any): () -> Any? {
      val trees = binding as TextTreeBinding
      return { trees.parse(text) }
    }
  },

  /** Objects of data classes to a text. */
  SERIALIZE {
    override fun of(binding: Binding<Any>, text: String, value: Any): () -> Any? {
      val texts = texts(binding)
      return { texts.write(value) }
    }
  },

  /** A text to objects of data classes. */
  DESERIALIZE {
    override fun of(binding: Binding<Any>, text: String, value: Any): () -> Any? {
      val texts = texts(binding)
      return { texts.read(text) }
    }
  };

  /** The task as one call, of a library on one file. */
  abstract fun of(binding: Binding<Any>, text: String, value: Any): () -> Any?

  companion object {
    /** As addresses have it: in small letters. Null if there is none. */
    fun named(name: String): Task? = entries.find { it.name.lowercase() == name }

    @Suppress("UNCHECKED_CAST") // A binding writes and reads what it holds, in every medium.
    internal fun texts(binding: Binding<Any>) = binding as TextBinding<Any>
  }
}
