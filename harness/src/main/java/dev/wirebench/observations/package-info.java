/** Files of what was observed of codecs besides their speed: qualities and correctness checks. */
package dev.wirebench.observations;
