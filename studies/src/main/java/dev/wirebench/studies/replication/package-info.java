/** What a study's own protocol has measured, read from its logs and tested as the study does. */
package dev.wirebench.studies.replication;
