/** The kinds of record that are measured here, behind one interface. */
package dev.wirebench.records;
