/** What an application meets that uses a codec day by day, besides times. */
package dev.wirebench.qualities.use;
