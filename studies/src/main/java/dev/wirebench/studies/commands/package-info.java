/** Commands about published studies, and the record of a replication. */
package dev.wirebench.studies.commands;
