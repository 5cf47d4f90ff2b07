import { token } from '#kernel/token.ts';

/** What a PDF says of itself beside the title and the language of its page. */
export type PdfFacts = Readonly<{ author: string; writtenAt: Date }>;

/** Markup in front of one of the elements with `data-measured`, counted from 0. */
export type Insertion = Readonly<{ before: number; html: string }>;

/**
 * What a page is given once it is known how high its elements with `data-measured` are, in CSS pixels and in their order,
 * as print lays them out. The same page must be given the same: what has been printed is remembered by the page alone.
 */
export type Arrangement = (heights: readonly number[]) => readonly Insertion[];

/** Prints one self-contained page to PDF, A4. Nothing in it runs and nothing is fetched for it. */
export interface HtmlPrinter {
  /** The same page with the same facts gives the same bytes. */
  print(html: string, facts: PdfFacts, arrange?: Arrangement): Promise<Uint8Array>;
  /** Closes the browser; what is being printed fails. */
  close(): Promise<void>;
}
export const HtmlPrinter = token<HtmlPrinter>('platform.HtmlPrinter');
