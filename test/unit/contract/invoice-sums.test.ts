import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumInvoice } from '#contract/invoices/words/invoice-sums.ts';

const line = (unitPriceMinor: bigint, quantityThousandths: bigint, taxRate: number) => ({
  unitPriceMillionths: unitPriceMinor * 10_000n,
  quantityMillionths: quantityThousandths * 1_000n,
  taxRate,
});

test('each line of an invoice is rounded by itself, VAT once for each rate', () => {
  const sums = sumInvoice([
    line(4_000n, 2_500n, 20),
    line(999n, 3_000n, 9),
    line(5n, 100n, 20),
    line(1n, 500n, 20),
  ]);
  expect(sums).toEqual({
    nets: [10_000n, 2_997n, 1n, 1n],
    taxes: [2_000n, 270n, 0n, 0n],
    byRate: [
      { rate: 20, base: 10_002n, tax: 2_000n },
      { rate: 9, base: 2_997n, tax: 270n },
    ],
    subtotal: 12_999n,
    tax: 2_270n,
    total: 15_269n,
  });
});

test('VAT computed on the base of a rate differs from VAT computed line by line', () => {
  const three = [line(3n, 1_000n, 20), line(3n, 1_000n, 20), line(3n, 1_000n, 20)];
  expect(sumInvoice(three).tax).toBe(2n);
  expect(three.map((each) => sumInvoice([each]).tax)).toEqual([1n, 1n, 1n]);
});

test('an invoice without lines has the total zero', () => {
  expect(sumInvoice([])).toEqual({ nets: [], taxes: [], byRate: [], subtotal: 0n, tax: 0n, total: 0n });
});

test('the sums of any invoice add up', () => {
  const anyLine = fc.record({
    unitPriceMillionths: fc.bigInt(1n, 99_999_999_999n),
    quantityMillionths: fc.bigInt(1n, 999_999_999n),
    priceHoldsVat: fc.boolean(),
    taxRate: fc.constantFrom(20, 9, 0),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 20 }), (lines) => {
      const { nets, byRate, subtotal, tax, total } = sumInvoice(lines);
      expect(nets.reduce((sum, net) => sum + net, 0n)).toBe(subtotal);
      expect(byRate.reduce((sum, { base }) => sum + base, 0n)).toBe(subtotal);
      expect(byRate.reduce((sum, each) => sum + each.tax, 0n)).toBe(tax);
      expect(subtotal + tax).toBe(total);
    }),
  );
});

/** The same line with a price that holds VAT, some times. */
const gross = (count: number, unitPriceMinor: bigint, taxRate = 20) =>
  Array.from({ length: count }, () => ({ ...line(unitPriceMinor, 1_000n, taxRate), priceHoldsVat: true }));

test.each([
  [50, 27n, 20, 1_125n, 225n],
  [200, 14n, 20, 2_333n, 467n],
  [200, 3n, 20, 500n, 100n],
  [200, 9n, 20, 1_500n, 300n],
  [199, 7n, 9, 1_278n, 115n],
  [3, 1n, 20, 2n, 1n],
  [1, 1n, 20, 1n, 0n],
  [17, 5n, 0, 85n, 0n],
])(
  '%i lines of %i minor units with VAT of %i percent hold it once for the rate, and each stays exact',
  (count, price, rate, base, tax) => {
    const sums = sumInvoice(gross(count, price, rate));
    expect(sums.byRate).toEqual([{ rate, base, tax }]);
    expect(sums.nets.filter((net, place) => net < 0n || net + sums.taxes[place]! !== price)).toEqual([]);
  },
);

test('a rate with net and gross lines has the VAT of both, and its gross lines stay exact', () => {
  const sums = sumInvoice([...gross(50, 27n), line(333n, 1_000n, 20), ...gross(2, 109n, 9)]);
  expect(sums.byRate).toEqual([
    { rate: 20, base: 1_458n, tax: 292n },
    { rate: 9, base: 200n, tax: 18n },
  ]);
  expect(sums.total).toBe(1_350n + 333n + 67n + 218n);
});
