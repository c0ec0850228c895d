/** The length of warm-ups: what a trial fork shows of it, and what a later drift adds. */
package dev.wirebench.warmup;
