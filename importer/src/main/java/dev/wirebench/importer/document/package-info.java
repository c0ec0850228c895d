/**
 * Reads what was given: files, folders, lines and elements, each an object with all digits of its
 * numbers.
 */
package dev.wirebench.importer.document;
