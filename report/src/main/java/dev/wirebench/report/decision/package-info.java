/**
 * Decisions, made from a report and a scenario. The arithmetic is in the page's scripts, {@code
 * model/decision.js} and its neighbours, which run here as they do in the page.
 */
package dev.wirebench.report.decision;
