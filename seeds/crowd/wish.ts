import type { BusinessDate } from '#kernel/business-date.ts';

/** What is to be invented; the same wish on an empty database gives the same rows, but for hashes of passwords. */
export type CrowdWish = Readonly<{
  merchants: number;
  payments: number;
  seed: number;
  /** How long the past is, in days. */
  days: number;
  /** The past ends where this day begins in Sofia. */
  until: BusinessDate;
}>;
