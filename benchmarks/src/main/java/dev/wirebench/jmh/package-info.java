/** The JMH benchmarks: a class is a protocol (what goes in and out), a method is an operation. */
package dev.wirebench.jmh;
