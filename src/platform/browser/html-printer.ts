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

/** For whom a document is printed: keys (`merchant:7`, `receipts`) take turns; a caller that leaves is dropped. */
export type PrintTurn = Readonly<{ key: string; signal?: AbortSignal | undefined }>;

/** Whether documents can be printed now; `reason` is the browser's or the file system's own sentence. */
export type PrinterHealth =
  Readonly<{ state: 'ready' | 'starting' }> | Readonly<{ state: 'away'; reason: string; since: Date }>;

/** Prints one self-contained page to PDF, A4. Nothing in it runs and nothing is fetched for it. */
export interface HtmlPrinter {
  /**
   * The same page with the same facts gives the same bytes.
   * @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft
   */
  print(html: string, facts: PdfFacts, arrange?: Arrangement, turn?: PrintTurn): Promise<Uint8Array>;
  /** Tells how it stands without waiting, and starts a browser in the background when none runs. */
  health(): PrinterHealth;
  /** Closes the browser; what is being printed fails. */
  close(): Promise<void>;
}
export const HtmlPrinter = token<HtmlPrinter>('platform.HtmlPrinter');
