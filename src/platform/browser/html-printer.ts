import { token } from '#kernel/token.ts';

/** What a PDF says of itself beside the title and the language of its page. */
export type PdfFacts = Readonly<{ author: string; writtenAt: Date }>;

/** Prints one self-contained page to PDF, A4. Nothing in it runs and nothing is fetched for it. */
export interface HtmlPrinter {
  /** The same page with the same facts gives the same bytes. */
  print(html: string, facts: PdfFacts): Promise<Uint8Array>;
  /** Heights in CSS pixels of the elements with `data-measured`, in their order, as print lays them out. */
  measure(html: string): Promise<readonly number[]>;
  /** Closes the browser; what is being printed fails. */
  close(): Promise<void>;
}
export const HtmlPrinter = token<HtmlPrinter>('platform.HtmlPrinter');
