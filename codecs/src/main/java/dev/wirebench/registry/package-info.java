/**
 * Knows which codecs there are, the facts of each, and the JVM that asks or measures one. That
 * JVM's class path holds the codec's library and no other.
 */
package dev.wirebench.registry;
