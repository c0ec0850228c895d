/**
 * The page {@code report.html}: one offline file. {@link dev.wirebench.report.page.PageData} is all
 * that it knows; its scripts are in the resources beside this package.
 */
package dev.wirebench.report.page;
