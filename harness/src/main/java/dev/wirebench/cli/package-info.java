/** The commands. */
package dev.wirebench.cli;
