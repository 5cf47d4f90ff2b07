import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { CurrencySum, PaymentFilters } from './payment-views.ts';

/** Sums of SUCCEEDED payments: each currency by itself, and together in EUR at each payment's own rate. */
export type Sum = Readonly<{ inEurMinor: number; byCurrency: readonly CurrencySum[] }>;
export type PaymentCounts = Readonly<{ total: number; succeeded: number }>;

export type PaymentSummary = Readonly<{
  counts: PaymentCounts & Readonly<{ failed: number }>;
  amount: Sum;
  /** In the currency of the price, as the payment tells them. */
  fees: Sum;
}>;

export type TakingsStep = 'day' | 'week' | 'month';
export type TakingsPeriod = Readonly<{
  by: TakingsStep;
  /** Both included, in Sofia. */
  from: BusinessDate;
  to: BusinessDate;
  merchantId: number | null;
}>;
export type StepTakings = Readonly<{ start: BusinessDate; counts: PaymentCounts; amount: Sum }>;
export type Decline = Readonly<{ code: string; count: number }>;

export interface PaymentReports {
  summary(visible: Visibility, filters: PaymentFilters): Promise<PaymentSummary>;
  /** Every step of the period, the empty ones too; a payment belongs to the day on which it was begun. */
  takings(visible: Visibility, period: TakingsPeriod): Promise<readonly StepTakings[]>;
  /** Every refusal of a card counts, also of payments that succeeded with another. */
  declines(visible: Visibility, period: TakingsPeriod): Promise<readonly Decline[]>;
}
export const PaymentReports = token<PaymentReports>('payments.PaymentReports');
