import { test } from 'vitest';
import { CachingHtmlPrinter } from '#platform/browser/caching-html-printer.ts';
import { ChromiumHtmlPrinter } from '#platform/browser/chromium-html-printer.ts';
import type { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { WarmBrowser } from '#platform/browser/warm-browser.ts';
import { findWithoutFonts } from './browser.ts';

/** One browser for the documents of a worker, without the machine's fonts; it starts with the first document. */
// oxlint-disable-next-line no-empty-pattern -- vitest reads from the pattern what a fixture needs
export const withPrinter = test.extend('printer', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const find = () => findWithoutFonts();
  const printer = new ChromiumHtmlPrinter({ browser: new WarmBrowser({ find }), fontFolders: [] });
  onCleanup(() => printer.close());
  return printer;
});

let open: (() => HtmlPrinter) | undefined;
export const setWorkerPrinter = (printer: HtmlPrinter): void => {
  open = () => new CachingHtmlPrinter(printer);
};
/** The applications of this file print with it, and keep no document. */
export const setUncachedPrinter = (printer: HtmlPrinter): void => {
  open = () => printer;
};

/**
 * An application's printer: its own cache before the browser of the worker. It need not be closed.
 * @returns undefined in projects without `share-printer.ts`, whose applications start browsers of their own
 */
export const openWorkerPrinter = (): HtmlPrinter | undefined => open?.();
