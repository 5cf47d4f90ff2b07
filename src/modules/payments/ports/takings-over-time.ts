import { token } from '#kernel/token.ts';
import type { ComparedSpans, TakingsPeriod } from '../domain/takings-period.ts';
import type { CurrencySum } from './payment-views.ts';

/** What one place of a period took, in euro cents, and the same place of the period before. */
export type TakingsPoint = Readonly<{ place: number; eurMinor: number; previousEurMinor: number }>;

/** Only what SUCCEEDED, by the moment at which it did. */
export type TakingsSums = Readonly<{
  succeeded: readonly CurrencySum[];
  eurMinor: number;
  feesEurMinor: number;
  count: number;
  /** Of the period before, up to the moment that is compared. */
  previousEurMinor: number;
}>;

export interface TakingsOverTime {
  points(merchantId: number, period: TakingsPeriod, spans: ComparedSpans): Promise<readonly TakingsPoint[]>;
  sums(merchantId: number, spans: ComparedSpans): Promise<TakingsSums>;
}
export const TakingsOverTime = token<TakingsOverTime>('payments.TakingsOverTime');
