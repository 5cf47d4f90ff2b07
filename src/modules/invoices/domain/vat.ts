import type { Currency } from '#kernel/currency.ts';
import { divideHalfUp, Money } from '#kernel/money.ts';

/** VAT registration (VAT Act): FULL art. 96, ART_97A services within the Union, EX the scheme for small enterprises. */
export const vatRegistrations = ['FULL', 'NONE', 'ART_97A', 'EX'] as const;
export type VatRegistration = (typeof vatRegistrations)[number];

/** Percent: standard, reduced (accommodation, books, baby goods), zero or exempt. */
export type VatRate = 20 | 9 | 0;

/** The groups of a fiscal receipt, in Cyrillic: А exempt or 0 %, Б 20 %, Г 9 % (Ordinance N-18). */
export type TaxGroup = 'А' | 'Б' | 'Г';

/**
 * Legal grounds of a registered supplier for 0 % on a line (VAT Act). ART_28: goods sent out of the Union. ART_53: to a
 * registered buyer in another member state. ART_21_2: a service whose place is the buyer's. CHAPTER_4: exempt supplies.
 */
export const zeroRateGrounds = ['ART_28', 'ART_53', 'ART_21_2', 'CHAPTER_4'] as const;
export type ZeroRateGround = (typeof zeroRateGrounds)[number];

/**
 * Legal grounds of a document without VAT. ART_113_9: a supplier without registration, or with one under art. 97a, may
 * not state it (VAT Act, art. 113(9)). DIRECTIVE_284: the scheme for small enterprises of Directive 2006/112/EC.
 */
export const vatGrounds = ['ART_113_9', 'DIRECTIVE_284', ...zeroRateGrounds] as const;
export type VatGround = (typeof vatGrounds)[number];

/**
 * Whether a document states VAT: a supplier without a registration under the general rules may not state the
 * tax, not even as zero (VAT Act, art. 113(9)); one with it states the rate, 0 % as well (art. 114(1)12).
 */
export const statesVat = (vatGround: VatGround | null): boolean =>
  vatGround !== 'ART_113_9' && vatGround !== 'DIRECTIVE_284';

type Treatment = Readonly<{ rate: VatRate; vatGround: VatGround | null }>;

const treatments: Readonly<Record<VatRegistration, Treatment>> = {
  FULL: { rate: 20, vatGround: null },
  NONE: { rate: 0, vatGround: 'ART_113_9' },
  ART_97A: { rate: 0, vatGround: 'ART_113_9' },
  EX: { rate: 0, vatGround: 'DIRECTIVE_284' },
};

/** The default rate of a sale, and the legal ground when no VAT is charged (decisions, 5). */
export const vatTreatmentOf = (registration: VatRegistration): Treatment => treatments[registration];

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
