/** Pages and console texts on claims and replications. */
package dev.wirebench.studies.pages;
