/** Estimates, tests and effect sizes over forks; each is tested against an independent package. */
package dev.wirebench.report.statistics;
