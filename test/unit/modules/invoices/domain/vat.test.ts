import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import {
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
])('of %i cents at %i %% the base is %i and the VAT %i', (gross, rate, net, vat) => {
  expect(split(gross, rate)).toEqual([net, vat]);
});

/** Net is the nearest cent, an exact half goes up; and nothing is lost or found. */
const isExact = (gross: bigint, rate: VatRate): boolean => {
  const { net, vat } = splitGross(cents(gross), rate);
  const whole = 100n + BigInt(rate);
  const distance = 2n * (net.minor * whole - gross * 100n);
  return net.minor + vat.minor === gross && vat.minor >= 0n && distance <= whole && distance > -whole;
};

test('every price from 0.01 to 1,000.00 is split without losing or finding a cent', () => {
  const prices = Array.from({ length: 100_000 }, (_, place) => BigInt(place + 1));
  const wrong = ([20, 9, 0] as const).flatMap((rate) => prices.filter((price) => !isExact(price, rate)));
  expect(wrong).toEqual([]);
});

test('amounts beyond every link are split as exactly', () => {
  const amounts = fc.bigInt({ min: 1n, max: 10n ** 24n });
  fc.assert(
    fc.property(amounts, fc.constantFrom<VatRate>(20, 9, 0), (amount, rate) => {
      expect(isExact(amount, rate)).toBe(true);
    }),
  );
});

test('only a full registration charges VAT; every other one says why it does not', () => {
  expect(vatRegistrations.map((registration) => [registration, vatTreatmentOf(registration)])).toEqual([
    ['FULL', { rate: 20, vatGround: null }],
    ['NONE', { rate: 0, vatGround: 'ART_113_9' }],
    ['ART_97A', { rate: 0, vatGround: 'ART_113_9' }],
    ['EX', { rate: 0, vatGround: 'DIRECTIVE_284' }],
  ]);
});

test('tax groups are the Cyrillic letters of the fiscal receipt', () => {
  expect([taxGroupOf(20), taxGroupOf(9), taxGroupOf(0)]).toEqual(['\u0411', '\u0413', '\u0410']);
});

test('only the grounds of a registered supplier leave room for a rate: 0 % is said, no right to VAT is not', () => {
  expect(vatGrounds.filter((ground) => !statesVat(ground))).toEqual(['ART_113_9', 'DIRECTIVE_284']);
  expect(statesVat(null)).toBe(true);
});
