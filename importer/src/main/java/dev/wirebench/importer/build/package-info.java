/**
 * Compiles a schema to classes, and packs them with values as a payload. Start at {@code
 * PayloadImport}.
 */
package dev.wirebench.importer.build;
