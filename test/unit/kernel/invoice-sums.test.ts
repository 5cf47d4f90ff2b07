import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumInvoice } from '#kernel/invoice-sums.ts';

const line = (unitPriceMinor: bigint, quantityThousandths: bigint, taxRate: number) => ({
  unitPriceMinor,
  quantityThousandths,
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
    heldTaxes: [0n, 0n, 0n, 0n],
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
  expect(sumInvoice([])).toEqual({ nets: [], heldTaxes: [], byRate: [], subtotal: 0n, tax: 0n, total: 0n });
});

test('the sums of any invoice add up', () => {
  const anyLine = fc.record({
    unitPriceMinor: fc.bigInt(1n, 9_999_999n),
    quantityThousandths: fc.bigInt(1n, 999_999n),
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
