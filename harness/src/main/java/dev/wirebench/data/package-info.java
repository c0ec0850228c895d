/** The files that describe suites, profiles and runs, and choices among names. */
package dev.wirebench.data;
