/**
 * Which codecs there are, what is known of each, and the JVM in which it is asked or measured: its
 * class path holds the codec's library and no other.
 */
package dev.wirebench.registry;
