/**
 * The codecs, one file each. The package is the registry: a class here is a codec, found by its id.
 */
package dev.wirebench.codecs;
