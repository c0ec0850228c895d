/**
 * Bad input, the name of the program, files of lines and their digests: all that every module may
 * use.
 */
package dev.wirebench.base;
