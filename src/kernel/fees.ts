import type { BusinessDate } from './business-date.ts';
import type { Currency } from './currency.ts';
import { Money } from './money.ts';

/** Fee rates valid from a day on, in basis points and minor units (specification, point 9; decisions, point 3). */
export type FeeRates = Readonly<{
  currency: Currency;
  validFrom: BusinessDate;
  platformBasisPoints: number;
  providerBasisPoints: number;
  providerFixedMinor: number;
}>;

/** The fees of an amount and what is left, all in its currency. */
export type Fees = Readonly<{ platformFee: Money; merchantFee: Money; netAmount: Money }>;

/**
 * The platform fee is 1.5 %, the merchant fee (of the card provider) 2.9 % and a fixed part; each is rounded half-up.
 * Example: 100 BGN have a platform fee of 1.50 and a merchant fee of 3.20.
 */
export const feesOf = (gross: Money, rates: FeeRates): Fees => {
  const platformFee = gross.basisPoints(rates.platformBasisPoints);
  const merchantFee = gross
    .basisPoints(rates.providerBasisPoints)
    .plus(Money.ofMinor(rates.providerFixedMinor, gross.currency));
  return { platformFee, merchantFee, netAmount: gross.minus(platformFee).minus(merchantFee) };
};
