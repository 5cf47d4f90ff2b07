import type { BusinessDate } from '#kernel/business-date.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { CopiedRows } from './copied-rows.ts';
import type { Counters } from './counters.ts';
import type { RandomSource } from './dice.ts';
import type { RatesOfDay } from './rates-of-day.ts';
import type { Trade } from './rhythm.ts';

/** A shop with what goes on counting in it. */
export type Shop = Readonly<{
  merchant: MerchantRecord;
  trade: Trade;
  /** How much it sells beside the others. */
  share: number;
  /** Of its login: who writes its invoices and asks for refunds. */
  userId: number;
  opened: Date;
}> & { orders: number; counterLinks: readonly CounterLink[] };

export type CounterLink = Readonly<{ id: number; description: string; cents: number }>;

export type World = Readonly<{
  rows: CopiedRows;
  ids: Counters;
  random: RandomSource;
  /** Nothing has happened after it. */
  end: Date;
  until: BusinessDate;
}>;

/** Something that happens at a moment; the day's are told in their order. */
export type Happening = Readonly<{ at: Date; tell(rates: RatesOfDay): Promise<void> }>;
