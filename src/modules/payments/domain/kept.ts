import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';

/** The figures that what is kept follows from: of a time in EUR, or of one payment in its charge currency. */
export type KeptParts<C extends ChargeCurrency> = Readonly<{
  /** What was paid in the time, as charged. */
  turnover: Money<C>;
  /** Fees of Plateno and of the card provider for these payments. */
  fees: Money<C>;
  /** Refunds that succeeded in the time, also of earlier payments. */
  refunds: Money<C>;
  /** Disputes lost in the time with their fees, also of earlier payments. */
  disputes: Money<C>;
}>;

/**
 * What the merchant keeps of a time or of one payment: turnover less both fees, refunds, disputes lost and their fees. The one definition of
 * „Остава за вас“ (glossary); below zero when more was taken back than paid.
 */
export const keptOf = <C extends ChargeCurrency>({
  turnover,
  fees,
  refunds,
  disputes,
}: KeptParts<C>): Money<C> => turnover.minus(fees).minus(refunds).minus(disputes);
