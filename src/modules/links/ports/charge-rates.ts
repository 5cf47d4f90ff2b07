import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import { token } from '#kernel/token.ts';

/** Exchange rates of what a link charges. Implemented by the payments module. */
export interface ChargeRates {
  /** The problem of a new link when the currency has no current rate on that day; none for EUR. */
  problemsOn(day: BusinessDate, currency: ChargeCurrency): Promise<readonly FieldProblem[]>;
}
export const ChargeRates = token<ChargeRates>('links.ChargeRates');
