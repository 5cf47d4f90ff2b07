import type { Currency } from '#kernel/currency.ts';
import { token } from '#kernel/token.ts';

type Happened = Readonly<{ id: string; merchantName: string; at: Date }>;

/** Something that happened lately, told by the histories of merchants and payments. */
export type ActivityView = Happened &
  (
    | Readonly<{ type: 'merchant_registered' | 'merchant_activated' }>
    | Readonly<{
        type: 'payment_processed';
        outcome: 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
        amountMinor: number;
        currency: Currency;
      }>
  );

export interface ActivityViews {
  /** The newest first. */
  newest(limit: number): Promise<ActivityView[]>;
}
export const ActivityViews = token<ActivityViews>('merchants.ActivityViews');
