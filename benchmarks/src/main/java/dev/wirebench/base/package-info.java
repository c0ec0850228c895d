/** What any room may use: files of data, digests, lengths of time, JSON. */
package dev.wirebench.base;
