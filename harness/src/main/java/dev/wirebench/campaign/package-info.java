/**
 * The loop: qualification, then block after block, one fork at a time, until the stop rule or the
 * budget ends it.
 */
package dev.wirebench.campaign;
