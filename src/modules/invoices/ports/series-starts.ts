import { token } from '#kernel/token.ts';

/** Where the series of a merchant's legal documents stands. */
export type SeriesState = Readonly<{ nextNumber: number; hasBegun: boolean }>;

export interface SeriesStarts {
  of(merchantId: number): Promise<SeriesState>;
  /** Begins the series with that number. @returns false when it has begun already */
  set(merchantId: number, startNumber: number): Promise<boolean>;
}
export const SeriesStarts = token<SeriesStarts>('invoices.SeriesStarts');
