import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';

/** A charge of a kept card that was announced to its payer. */
export type ChargeAhead = Readonly<{
  on: BusinessDate;
  amount: Money<ChargeCurrency>;
  /** What it pays; null: nothing is known. */
  description: string | null;
}>;

/** Announced charges of a card that stays; contributed by the modules that charge it. */
export interface ChargesAhead {
  /** Those of a mandate, the next first. */
  of(mandateId: number): Promise<readonly ChargeAhead[]>;
}
export const ChargesAhead = token<ChargesAhead>('payments.ChargesAhead');
