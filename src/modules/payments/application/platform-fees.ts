import type { BusinessDate } from '#kernel/business-date.ts';
import type { Days } from '#kernel/month.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { token } from '#kernel/token.ts';

/**
 * Platform fees of one merchant as the ledger booked them on some days in Sofia, in cents of a euro: each entry is
 * converted at the rate of its payment and rounded half-up by itself.
 */
export type PlatformFeesOfDays = Readonly<{
  /** What was charged, by the currency of the charge, in the order of its code; without currencies that only gave back. */
  charged: readonly Readonly<{ currency: ChargeCurrency; payments: number; minor: bigint }>[];
  /** What was given back on the days. */
  returnedMinor: bigint;
  /** Of that, for payments booked before the days. */
  returnedEarlierMinor: bigint;
  /** What was charged and kept by the provider from the charge, in the merchant's own account. */
  takenMinor: bigint;
  /** What was given back from there on the days, and of that for payments booked before them. */
  takenReturnedMinor: bigint;
  takenReturnedEarlierMinor: bigint;
}>;

/** Fees charged on one day less those given back, in cents of a euro. */
export type PlatformFeesOfDay = Readonly<{ day: BusinessDate; payments: number; netMinor: bigint }>;

/** Public API: the platform's fees from the ledger, never computed again. The caller has checked the rights. */
export interface PlatformFees {
  /** By merchant id, by one statement; merchants without an entry on the days are left out. */
  ofDays(merchantIds: readonly number[], days: Days): Promise<ReadonlyMap<number, PlatformFeesOfDays>>;
  /** Days with an entry, the oldest first. */
  byDay(merchantId: number, days: Days): Promise<readonly PlatformFeesOfDay[]>;
}
export const PlatformFees = token<PlatformFees>('payments.PlatformFees');
