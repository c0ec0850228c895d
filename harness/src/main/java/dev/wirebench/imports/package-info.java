/** Imports of users' own data, by the importer in a JVM of its own, and what is kept of them. */
package dev.wirebench.imports;
