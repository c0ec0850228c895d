/** What any room may use: files of data and of lines, digests, lengths of time, JSON. */
package dev.wirebench.base;
