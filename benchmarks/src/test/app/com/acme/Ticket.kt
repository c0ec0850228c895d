package com.acme

/** A ticket as a Kotlin application holds it, with a default and with what may be absent. */
data class Ticket(
  val id: Long,
  val title: String,
  val open: Boolean,
  val labels: List<String> = emptyList(),
  val assignee: String?,
  val history: List<Change>,
) {
  data class Change(val at: Long, val by: String, val field: String, val to: String)
}
