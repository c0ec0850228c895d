package dev.wirebench.importer.document;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * One document as it was given.
 *
 * @param origin the file, with the line or the element if it holds several
 * @param tree with all digits of its numbers
 * @param bytes its length in the file
 */
public record ImportedDocument(String origin, ObjectNode tree, int bytes) {}
