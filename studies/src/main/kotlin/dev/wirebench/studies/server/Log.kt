package dev.wirebench.studies.server

import java.util.Locale

/** The lines of the study's log: what each run was of, its columns, and three more. */
internal object Log {
  /** The columns behind `cpu_percent` are not the study's. */
  const val HEADER =
    "timestamp,library,task,payload,run,repetitions,time_ns,memory_bytes,cpu_percent," +
      "heap_before_bytes,heap_after_bytes,collections"

  /**
   * @param cell library, task and payload, which names of all three need no quotes for
   * @param number of the run, from 1 on
   */
  fun line(cell: List<String>, number: Int, repetitions: Int, run: Run): String =
    (listOf(run.at) +
        cell +
        listOf(
          number,
          repetitions,
          run.nanos,
          run.heapAfter - run.heapBefore,
          String.format(Locale.ROOT, "%.3f", run.cpuPercent),
          run.heapBefore,
          run.heapAfter,
          run.collections,
        ))
      .joinToString(",")
}
