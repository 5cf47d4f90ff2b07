import type { PosterContent, PosterLook } from '#contract/links/words/poster.ts';
import { token } from '#kernel/token.ts';

/** A poster to print; of the logo the hash in `Logos`. */
export type PrintedPoster = Readonly<{
  merchantId: number;
  logoHash: string | null;
  content: Omit<PosterContent, 'logoUrl'>;
  look: PosterLook;
  signal: AbortSignal;
}>;

/** Public API: prints posters to PDF, each page of the exact size. */
export interface PosterPrinter {
  /** @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft */
  print(poster: PrintedPoster): Promise<Uint8Array>;
}
export const PosterPrinter = token<PosterPrinter>('links.PosterPrinter');
