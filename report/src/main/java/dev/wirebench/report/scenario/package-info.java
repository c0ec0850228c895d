/** Situations to decide for, as files: from YAML to checked numbers. */
package dev.wirebench.report.scenario;
