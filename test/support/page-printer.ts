import type { HtmlPrinter } from '#platform/browser/html-printer.ts';

/** "Prints" the page itself, for tests of what a document says and not of how it is laid out. */
export const pagePrinter: HtmlPrinter = {
  print: async (html) => new TextEncoder().encode(html),
  health: () => ({ state: 'ready' }),
  close: async () => undefined,
};

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decoded = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name]!)
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/**
 * The text of a printed document's page as a viewer copies it from the PDF: headings in capitals, as its style shows them,
 * and every run of white space as one space.
 */
const textOfPage = (html: string): string =>
  decoded(
    html
      .replace(/<(style|title)[^]*?<\/\1>/g, ' ')
      .replace(/<h[12][^>]*>[^]*?<\/h[12]>/g, (heading) =>
        heading.replace(/>[^<]+/g, (text) => text.toUpperCase()),
      )
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/gu, ' ')
    .trim();

/** The text of a document that {@link pagePrinter} has printed. */
export const textOfPrint = (content: Uint8Array): string => textOfPage(new TextDecoder().decode(content));
