/**
 * The build step that turns samples into the files that {@link dev.wirebench.models.Payload} reads.
 * Not used at run time: what it depends on is on no fork's class path for its sake.
 */
package dev.wirebench.models.build;
