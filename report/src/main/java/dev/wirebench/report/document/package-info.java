/** Documents of words, tables and charts, and their forms: console, Markdown and page. */
package dev.wirebench.report.document;
