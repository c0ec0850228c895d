/** Infers what documents are: the type of every place, and what no type holds. */
package dev.wirebench.importer.shape;
