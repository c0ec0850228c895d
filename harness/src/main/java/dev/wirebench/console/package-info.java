/** The terminal: campaigns as they go, in lines or in a panel, and what shells do to words. */
package dev.wirebench.console;
