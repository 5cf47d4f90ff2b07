import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { EuroRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import type { InvoiceDocument } from '#modules/invoices/domain/invoice-document.ts';
import {
  statesVat,
  vatRegistrations,
  type VatGround,
  type VatRate,
  type VatRegistration,
} from '#modules/invoices/domain/vat.ts';
import { writtenDocument, type DraftLine } from '#modules/invoices/domain/written-invoice.ts';
import { sampleDocument, supplier } from './sample-document.ts';

const today = businessDate('2026-11-20');
const line = (taxRate: VatRate, minor: number, currency: ChargeCurrency = 'EUR'): DraftLine => ({
  description: 'Услуга',
  quantity: '1',
  unit: 'бр.',
  unitPrice: Money.ofMinor(minor, currency),
  taxRate,
});

const write = (
  vatRegistration: VatRegistration,
  lines: readonly DraftLine[],
  { eurRate = '1', zeroRateGround = null as VatGround | null } = {},
): InvoiceDocument =>
  writtenDocument({
    draft: {
      currency: lines[0]!.unitPrice.currency,
      customer: { kind: 'PERSON', name: 'Иван', address: null, taxId: null, vatNumber: null, email: null },
      lines,
      zeroRateGround,
      dueDate: null,
      description: null,
      language: 'bg',
    },
    supplier: { ...supplier, vatRegistration },
    place: { series: 'LEGAL', number: 1, issueDate: today, previousHash: null },
    paymentLinkId: 3,
    eurRate,
    eurRateDay: null,
    today,
    issuedAt: new Date('2026-11-20T10:00:00Z'),
  });

const figures = ({ subtotal, tax, total, eurSubtotal, eurTax, vatGround, lines }: InvoiceDocument) => ({
  sums: [subtotal.minor, tax.minor, total.minor].map(Number),
  euro: [eurSubtotal.minor, eurTax.minor].map(Number),
  vatGround,
  groups: lines.map(({ taxGroup }) => taxGroup).join(''),
});

type Case = readonly [
  registration: VatRegistration,
  currency: ChargeCurrency,
  sums: readonly [base: number, vat: number, total: number],
  euro: readonly [base: number, vat: number],
  vatGround: VatGround | null,
];

/** 68.40 by link: the price includes VAT (art. 67(2)); in dollars both in euro at 1.0842 (art. 26(6), art. 114(1)). */
test.each<Case>([
  ['FULL', 'EUR', [5_700, 1_140, 6_840], [5_700, 1_140], null],
  ['FULL', 'USD', [5_700, 1_140, 6_840], [5_257, 1_052], null],
  ['NONE', 'EUR', [6_840, 0, 6_840], [6_840, 0], 'ART_113_9'],
  ['NONE', 'USD', [6_840, 0, 6_840], [6_309, 0], 'ART_113_9'],
  ['ART_97A', 'EUR', [6_840, 0, 6_840], [6_840, 0], 'ART_113_9'],
  ['ART_97A', 'USD', [6_840, 0, 6_840], [6_309, 0], 'ART_113_9'],
  ['EX', 'EUR', [6_840, 0, 6_840], [6_840, 0], 'DIRECTIVE_284'],
  ['EX', 'USD', [6_840, 0, 6_840], [6_309, 0], 'DIRECTIVE_284'],
])(
  '%s paid 68.40 %s: base, VAT and total %j, in euro %j, ground %s',
  (registration, currency, sums, euro, vatGround) => {
    const charge = Money.ofMinor(6_840, currency);
    const eurRate = currency === 'EUR' ? '1' : '1.0842';
    const document = sampleDocument({
      payment: { amount: charge, chargeAmount: charge, eurRate },
      supplier: { vatRegistration: registration },
    });
    expect(figures(document)).toMatchObject({ sums, euro, vatGround });
    expect(document.total.currency).toBe(currency);
  },
);

type Written = readonly [
  what: string,
  registration: VatRegistration,
  lines: readonly DraftLine[],
  given: VatGround | null,
  sums: readonly [base: number, vat: number, total: number],
  vatGround: VatGround | null,
  groups: string,
];

/**
 * Net lines, VAT on the base of each rate (art. 114(1)11 to 14); a ground for 0 % (art. 114(1)12) or for none (art.
 * 113(9)).
 */
test.each<Written>([
  ['20 %', 'FULL', [line(20, 9_999)], null, [9_999, 2_000, 11_999], null, 'Б'],
  ['9 %', 'FULL', [line(9, 9_999)], null, [9_999, 900, 10_899], null, 'Г'],
  ['0 % by export', 'FULL', [line(0, 9_999)], 'ART_28', [9_999, 0, 9_999], 'ART_28', 'А'],
  ['0 % within the Union', 'FULL', [line(0, 9_999)], 'ART_53', [9_999, 0, 9_999], 'ART_53', 'А'],
  ['0 % reverse charge', 'FULL', [line(0, 9_999)], 'ART_21_2', [9_999, 0, 9_999], 'ART_21_2', 'А'],
  ['exempt', 'FULL', [line(0, 9_999)], 'ART_41', [9_999, 0, 9_999], 'ART_41', 'А'],
  ['all three', 'FULL', [line(20, 103), line(9, 105), line(0, 7)], 'ART_41', [215, 30, 245], 'ART_41', 'БГА'],
  ['20 % with a ground not needed', 'FULL', [line(20, 100)], 'ART_28', [100, 20, 120], null, 'Б'],
  ['any sale', 'NONE', [line(0, 9_999)], null, [9_999, 0, 9_999], 'ART_113_9', 'А'],
  ['any sale', 'ART_97A', [line(0, 9_999)], null, [9_999, 0, 9_999], 'ART_113_9', 'А'],
  ['any sale', 'EX', [line(0, 9_999)], null, [9_999, 0, 9_999], 'DIRECTIVE_284', 'А'],
])('%s of a supplier %s', (_, registration, lines, zeroRateGround, sums, vatGround, groups) => {
  expect(figures(write(registration, lines, { zeroRateGround }))).toMatchObject({ sums, vatGround, groups });
});

const anyRegistration = fc.constantFrom(...vatRegistrations);
const anyRate = fc.integer({ min: 500_000, max: 2_000_000 }).map((scaled) => String(scaled / 1_000_000));

test('a document in dollars has euro sums of the converted total, and VAT only of a registered supplier', () => {
  fc.assert(
    fc.property(
      anyRegistration,
      fc.integer({ min: 50, max: 99_999_999 }),
      anyRate,
      (registration, minor, eurRate) => {
        const charge = Money.ofMinor(minor, 'USD');
        const { subtotal, tax, total, eurSubtotal, eurTax, vatGround, lines } = sampleDocument({
          payment: { amount: charge, chargeAmount: charge, eurRate },
          supplier: { vatRegistration: registration },
        });
        expect([subtotal.plus(tax), total]).toEqual([charge, charge]);
        expect(eurSubtotal.plus(eurTax)).toEqual(EuroRate.parse(eurRate).toEuro(total));
        expect(eurTax.minor >= 0n).toBe(true);
        expect(vatGround === null).toBe(registration === 'FULL');
        expect(statesVat(registration)).toBe(registration === 'FULL');
        expect(lines.every(({ taxRate }) => (registration === 'FULL' ? taxRate === 20 : taxRate === 0))).toBe(
          true,
        );
        expect(registration === 'FULL' || (tax.minor === 0n && eurTax.minor === 0n)).toBe(true);
      },
    ),
  );
});
