import { token } from '#kernel/token.ts';

/** Metadata of a PDF beside the title and language of its page. */
export type PdfFacts = Readonly<{ author: string; writtenAt: Date }>;

/** Markup inserted before the element with `data-measured` of that index, counted from 0. */
export type Insertion = Readonly<{ before: number; html: string }>;

/**
 * Insertions computed from the heights of the elements with `data-measured`, in CSS pixels and document order, as
 * laid out for print. The function must be deterministic for the same page: prints are cached by page and facts
 * alone.
 */
export type Arrangement = (heights: readonly number[]) => readonly Insertion[];

/** Fairness key of a print (`merchant:7`, `receipts`): keys take turns; a caller that leaves is dropped. */
export type PrintTurn = Readonly<{
  key: string;
  signal?: AbortSignal | undefined;
  /** A job or a file that is being sent waits as long as the queue permits; a call only as long as a proxy holds it. */
  isPatient?: boolean | undefined;
}>;

/** Whether documents can be printed now; `reason` is the message of the browser or the file system. */
export type PrinterHealth =
  | Readonly<{ state: 'ready' | 'starting' }>
  | Readonly<{ state: 'away'; reason: string; since: Date }>;

/** Prints one self-contained page to PDF, A4. No script of it runs and nothing is fetched for it. */
export interface HtmlPrinter {
  /**
   * The same page with the same facts gives the same bytes.
   * @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft
   */
  print(html: string, facts: PdfFacts, arrange?: Arrangement, turn?: PrintTurn): Promise<Uint8Array>;
  /** Returns the known health at once, and starts a browser in the background when none runs. */
  health(): PrinterHealth;
  /** Seconds until the documents that wait now are printed, as far as known. */
  expectedSeconds?(): number;
  /** Closes the browser; prints in progress fail. */
  close(): Promise<void>;
}
export const HtmlPrinter = token<HtmlPrinter>('platform.HtmlPrinter');
