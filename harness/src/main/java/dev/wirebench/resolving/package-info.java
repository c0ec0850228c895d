/** Other releases of the libraries under test: from Maven repositories, or builds of one's own. */
package dev.wirebench.resolving;
