/** Values that no codec has seen, and what they cost next to those that are measured. */
package dev.wirebench.fresh;
