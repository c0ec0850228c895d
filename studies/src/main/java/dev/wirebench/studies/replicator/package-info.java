/** A study's own protocol, carried out again: a server measures, and its log is kept. */
package dev.wirebench.studies.replicator;
