/**
 * The machine that measures: what it is, how steadily it runs, what else it does, and that one
 * campaign at a time has it.
 */
package dev.wirebench.machine;
