import type { Currency } from '#kernel/currency.ts';
import { divideHalfUp, Money } from '#kernel/money.ts';
import type { VatGround, VatRate, VatRegistration } from '#kernel/sale-vat.ts';

export {
  vatGrounds,
  vatRegistrations,
  vatTreatmentOf,
  type VatGround,
  type VatRate,
  type VatRegistration,
} from '#kernel/sale-vat.ts';

/** The groups of a fiscal receipt, in Cyrillic: А exempt or 0 %, Б 20 %, Г 9 % (Ordinance N-18). */
export type TaxGroup = 'А' | 'Б' | 'Г';

/**
 * Whether a document states VAT: a supplier without a registration under the general rules may not state the tax, not even
 * as zero (VAT Act, art. 113(9)); one with it states the rate, 0 % as well (art. 114(1)12).
 */
export const statesVat = (registration: VatRegistration): boolean => registration === 'FULL';

/**
 * What a ground means on a document. UNTAXED: no tax may be stated. ZERO: a zero rate. REVERSED: the buyer owes the tax.
 * ELSEWHERE: the place of the service is outside the Union. EXEMPT: the article stands in place of the rate. MARGIN: the
 * tax is in the margin.
 */
export type GroundKind = 'UNTAXED' | 'ZERO' | 'REVERSED' | 'ELSEWHERE' | 'EXEMPT' | 'MARGIN';

/** @param isReversed whether the buyer of a service by ART_21_2 owes the tax: a company in another member state */
export const groundKindOf = (ground: VatGround, isReversed: boolean): GroundKind => {
  if (ground === 'ART_113_9' || ground === 'DIRECTIVE_284') return 'UNTAXED';
  if (ground === 'ART_28' || ground === 'ART_53') return 'ZERO';
  if (ground === 'ART_141' || ground === 'ART_163A') return 'REVERSED';
  if (ground === 'ART_21_2') return isReversed ? 'REVERSED' : 'ELSEWHERE';
  return ground === 'ART_143' ? 'MARGIN' : 'EXEMPT';
};

const groups: Readonly<Record<VatRate, TaxGroup>> = { 20: 'Б', 9: 'Г', 0: 'А' };

/** The tax group of a rate on fiscal receipts and sale documents. */
export const taxGroupOf = (rate: VatRate): TaxGroup => groups[rate];

/** Splits a price that includes VAT: net is rounded half up, net + vat = gross. */
export const splitGross = <C extends Currency>(
  gross: Money<C>,
  rate: VatRate,
): Readonly<{ net: Money<C>; vat: Money<C> }> => {
  const net = Money.ofMinor(divideHalfUp(gross.minor * 100n, 100n + BigInt(rate)), gross.currency);
  return { net, vat: gross.minus(net) };
};
