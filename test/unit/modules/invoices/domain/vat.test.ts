import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import {
  groundKindOf,
  splitGross,
  statesVat,
  taxGroupOf,
  vatGrounds,
  vatRegistrations,
  vatTreatmentOf,
  type VatRate,
} from '#modules/invoices/domain/vat.ts';

const cents = (minor: number | bigint) => Money.ofMinor(minor, 'EUR');
const split = (minor: number, rate: VatRate): [number, number] => {
  const { net, vat } = splitGross(cents(minor), rate);
  return [Number(net.minor), Number(vat.minor)];
};

test.each<[gross: number, rate: VatRate, net: number, vat: number]>([
  [5113, 20, 4261, 852],
  [10000, 20, 8333, 1667],
  [12000, 20, 10000, 2000],
  [1, 20, 1, 0],
  [3, 20, 3, 0],
  [10900, 9, 10000, 900],
  [999, 9, 917, 82],
  [5113, 0, 5113, 0],
])('a gross of %i cents at %i %% VAT has base %i and VAT %i', (gross, rate, net, vat) => {
  expect(split(gross, rate)).toEqual([net, vat]);
});

/** Net is rounded half up to the cent; net and VAT add up to the gross. */
const isExact = (gross: bigint, rate: VatRate): boolean => {
  const { net, vat } = splitGross(cents(gross), rate);
  const whole = 100n + BigInt(rate);
  const distance = 2n * (net.minor * whole - gross * 100n);
  return net.minor + vat.minor === gross && vat.minor >= 0n && distance <= whole && distance > -whole;
};

test('base and VAT of every price from 0.01 to 1,000.00 add up to the price', () => {
  const prices = Array.from({ length: 100_000 }, (_, place) => BigInt(place + 1));
  const wrong = ([20, 9, 0] as const).flatMap((rate) => prices.filter((price) => !isExact(price, rate)));
  expect(wrong).toEqual([]);
});

test('base and VAT of amounts above the maximum of a payment link add up to the amount', () => {
  const amounts = fc.bigInt({ min: 1n, max: 10n ** 24n });
  fc.assert(
    fc.property(amounts, fc.constantFrom<VatRate>(20, 9, 0), (amount, rate) => {
      expect(isExact(amount, rate)).toBe(true);
    }),
  );
});

test('only a FULL registration charges VAT; the others have a legal ground', () => {
  expect(vatRegistrations.map((registration) => [registration, vatTreatmentOf(registration)])).toEqual([
    ['FULL', { rate: 20, vatGround: null }],
    ['NONE', { rate: 0, vatGround: 'ART_113_9' }],
    ['ART_97A', { rate: 0, vatGround: 'ART_113_9' }],
    ['EX', { rate: 0, vatGround: 'DIRECTIVE_284' }],
  ]);
});

test('VAT rates have the Cyrillic tax groups of the fiscal receipt', () => {
  expect([taxGroupOf(20), taxGroupOf(9), taxGroupOf(0)]).toEqual(['\u0411', '\u0413', '\u0410']);
});

test('only a document of a FULL registration states VAT', () => {
  expect(vatRegistrations.filter((registration) => statesVat(registration))).toEqual(['FULL']);
});

test('a ground says whether tax is untaxed, zero, reversed, elsewhere, exempt or in the margin', () => {
  const kinds = (isReversed: boolean) =>
    Object.fromEntries(vatGrounds.map((ground) => [ground, groundKindOf(ground, isReversed)]));
  const exempt = Object.fromEntries(
    [39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50].map((article) => [`ART_${article}`, 'EXEMPT']),
  );
  expect(kinds(true)).toEqual({
    ...exempt,
    ART_113_9: 'UNTAXED',
    DIRECTIVE_284: 'UNTAXED',
    ART_28: 'ZERO',
    ART_53: 'ZERO',
    ART_21_2: 'REVERSED',
    ART_141: 'REVERSED',
    ART_163A: 'REVERSED',
    ART_143: 'MARGIN',
    CHAPTER_4: 'EXEMPT',
  });
  expect(kinds(false)).toMatchObject({ ART_21_2: 'ELSEWHERE', ART_141: 'REVERSED' });
});
