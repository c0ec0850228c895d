/** What published studies claim, and what a report says of it. */
package dev.wirebench.studies.claims;
