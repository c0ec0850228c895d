/** Services under load: their servers, the load generator, and what is recorded of turns. */
package dev.wirebench.load;
