/** The analysis of runs and the files that it writes, for every command that shows a run. */
package dev.wirebench.reports;
