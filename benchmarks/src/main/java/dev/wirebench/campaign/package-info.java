/** One run: plan, qualification, blocks of single forks, journal, and what is derived from it. */
package dev.wirebench.campaign;
