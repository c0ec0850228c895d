/** A run's record: its folder, plan, journal, and the forks that count. */
package dev.wirebench.run;
