import type { BusinessDate } from '#kernel/business-date.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { CopiedRows } from './copied-rows.ts';
import type { Counters } from './counters.ts';
import type { RandomSource } from './random-source.ts';
import type { RatesOfDay } from './rates-of-day.ts';
import type { Trade } from './seasonality.ts';

/** A shop with its running counters. */
export type Shop = Readonly<{
  merchant: MerchantRecord;
  trade: Trade;
  /** Its share of all sales. */
  share: number;
  /** Id of its user, who writes invoices and requests refunds. */
  userId: number;
  opened: Date;
}> & { orders: number; counterLinks: readonly CounterLink[] };

type CounterLink = Readonly<{ id: number; description: string; cents: number }>;

export type GeneratorContext = Readonly<{
  rows: CopiedRows;
  ids: Counters;
  random: RandomSource;
  /** End of the history: nothing happens later. */
  end: Date;
  until: BusinessDate;
}>;

/** An event of a day; events are applied in order of time. */
export type HistoryEvent = Readonly<{ at: Date; apply(rates: RatesOfDay): Promise<void> }>;
