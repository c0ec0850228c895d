/** The parts that a measured fork and the harness that starts it have in common. */
package dev.wirebench.fork;
