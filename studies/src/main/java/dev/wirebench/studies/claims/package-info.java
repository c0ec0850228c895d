/** The claims of published studies, and the result of a report for each. */
package dev.wirebench.studies.claims;
