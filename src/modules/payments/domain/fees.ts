import type { BusinessDate } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';

/** A row of the dated schedule (specification, point 9; decisions, point 3). */
export type FeeRates = Readonly<{
  currency: Currency;
  validFrom: BusinessDate;
  platformBasisPoints: number;
  providerBasisPoints: number;
  providerFixedMinor: number;
}>;

export type Fees = Readonly<{ platformFee: Money; merchantFee: Money; netAmount: Money }>;

/** Platform 1.5 %; card provider 2.9 % and a fixed part; each rounded half-up by itself. 100 BGN: 1.50 + 3.20. */
export const feesOf = (gross: Money, rates: FeeRates): Fees => {
  const platformFee = gross.basisPoints(rates.platformBasisPoints);
  const merchantFee = gross
    .basisPoints(rates.providerBasisPoints)
    .plus(Money.ofMinor(rates.providerFixedMinor, gross.currency));
  return { platformFee, merchantFee, netAmount: gross.minus(platformFee).minus(merchantFee) };
};
