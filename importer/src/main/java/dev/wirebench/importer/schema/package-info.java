/** Says a shape as a schema: names that every language takes, and a file that people can read. */
package dev.wirebench.importer.schema;
