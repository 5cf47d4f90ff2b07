import { token } from '#kernel/token.ts';

/** Prints one self-contained page to PDF, A4. Nothing in it runs and nothing is fetched for it. */
export interface HtmlPrinter {
  print(html: string): Promise<Uint8Array>;
  /** Closes the browser; what is being printed fails. */
  close(): Promise<void>;
}
export const HtmlPrinter = token<HtmlPrinter>('platform.HtmlPrinter');
