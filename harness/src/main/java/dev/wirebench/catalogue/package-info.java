/** The catalogue of codecs: what is known of each beside what it says of itself. */
package dev.wirebench.catalogue;
