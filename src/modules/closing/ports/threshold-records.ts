import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';
import type { ThresholdLimit } from '../domain/turnover-rules.ts';
import type { ThresholdStep } from '../domain/vat-threshold.ts';

/** Turnover outside of the product, in cents of EUR; below zero for a correction. */
export type OtherTurnover = Readonly<{
  id: number;
  day: BusinessDate;
  minor: number;
  note: string;
  /** Where it was supplied, ISO 3166-1 alpha-2. */
  country: string;
}>;
export type NewTurnover = Omit<OtherTurnover, 'id'> &
  Readonly<{ merchantId: number; recordedBy: string; recordedAt: Date }>;

/** Thresholds of years, alerts that were queued, and turnover outside of the product by merchant and calendar year. */
export interface ThresholdRecords {
  /** The threshold of the year or of the last known one before, in cents of EUR. */
  limitOf(year: number): Promise<number>;
  /** Claims the alert in the caller's transaction. @returns false when it was queued before */
  claimAlert(
    about: Readonly<{ merchantId: number; year: number; step: ThresholdStep; limit: ThresholdLimit }>,
    at: Date,
  ): Promise<boolean>;
  /** Turnover outside of the product, in the order of the days. */
  otherTurnoverOf(merchantId: number, year: number): Promise<readonly OtherTurnover[]>;
  /** Merchants with other turnover in the year, in the order of their ids. */
  merchantsWithOther(year: number): Promise<readonly number[]>;
  /** @returns its id */
  addTurnover(turnover: NewTurnover): Promise<number>;
  /** @returns false when the merchant has none of the id */
  removeTurnover(merchantId: number, id: number): Promise<boolean>;
}
export const ThresholdRecords = token<ThresholdRecords>('closing.ThresholdRecords');
