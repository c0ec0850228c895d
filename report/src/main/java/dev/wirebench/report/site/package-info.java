/** A folder of static pages, for readers who have no checkout. */
package dev.wirebench.report.site;
