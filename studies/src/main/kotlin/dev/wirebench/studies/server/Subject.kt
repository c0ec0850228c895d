package dev.wirebench.studies.server

import dev.wirebench.codec.Binding
import dev.wirebench.codec.Codecs
import dev.wirebench.models.Payload

/**
 * One library bound to one file: the first of the payload's values and its document, since the
 * study has one file of each size.
 */
internal class Subject
private constructor(private val binding: Binding<Any>, private val text: String, model: Any) {
  private val value = binding.fromModel(model)

  init {
    val texts = Task.texts(binding)
    check(binding.toModel(texts.read(text)) == model) { "it does not read the document as it is" }
    check(binding.toModel(texts.read(texts.write(value))) == model) {
      "it does not read what it has written"
    }
  }

  /** A task, to be carried out again and again. */
  fun work(task: Task): () -> Any? = task.of(binding, text, value)

  companion object {
    /**
     * Binds a library, and tries once whether it reads and writes the file as it is.
     *
     * @throws IllegalArgumentException if there is no such codec or payload
     * @throws IllegalStateException if it reads or writes another value
     */
    fun of(codec: String, payload: String): Subject {
      val data = Payload.load(payload)
      @Suppress("UNCHECKED_CAST") // Holds what it made itself.
      val binding = Codecs.load(codec).bind(data.type()) as Binding<Any>
      return Subject(binding, data.documents()[0].decodeToString(), data.values()[0])
    }
  }
}
