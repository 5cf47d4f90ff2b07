import { token } from '#kernel/token.ts';
import type { StartSeries } from './start-series.ts';

/** Public API: the first number of a merchant's LEGAL series. */
export interface SeriesStart {
  /** The number of the next document, and whether one was issued, here or in another installation. */
  of(merchantId: number): Promise<Readonly<{ nextNumber: number; hasBegun: boolean }>>;
  /** As `StartSeries`. */
  set: StartSeries['execute'];
}
export const SeriesStart = token<SeriesStart>('invoices.SeriesStart');
