/** The measurements by a study's own protocol, read from its logs and tested as the study does. */
package dev.wirebench.studies.replication;
