import type { Money } from '#kernel/money.ts';

/** The figures of a time in EUR that what is kept follows from. */
export type KeptParts = Readonly<{
  /** What was paid in the time, as charged. */
  turnover: Money<'EUR'>;
  /** Fees of Plateno and of the card provider for these payments. */
  fees: Money<'EUR'>;
  /** Refunds that succeeded in the time, also of earlier payments. */
  refunds: Money<'EUR'>;
  /** Disputes lost in the time with their fees, also of earlier payments. */
  disputes: Money<'EUR'>;
}>;

/**
 * What the merchant keeps of a time: turnover less both fees, refunds, disputes lost and their fees. The one definition of
 * „Остава за вас“ (glossary); below zero when more was taken back than paid.
 */
export const keptOf = ({ turnover, fees, refunds, disputes }: KeptParts): Money<'EUR'> =>
  turnover.minus(fees).minus(refunds).minus(disputes);
