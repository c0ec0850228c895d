/** Options that several commands share, with what they are checked by. */
package dev.wirebench.options;
