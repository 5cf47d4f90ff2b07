import type { BusinessDate } from '#kernel/business-date.ts';

/**
 * Request for synthetic data; the same request on an empty database gives the same rows, except for password
 * hashes.
 */
export type SyntheticDataRequest = Readonly<{
  merchants: number;
  payments: number;
  seed: number;
  /** Length of the history in days. */
  days: number;
  /** The history ends at the start of this day in Sofia. */
  until: BusinessDate;
}>;
