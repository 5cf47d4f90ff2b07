import { expect, test } from 'vitest';
import { taxLinesOf } from '#web/merchant/invoices/tax-lines.ts';

const item = (lineTotal: number, taxRate: number) => ({ lineTotal, taxRate });

test('tax of two rates stands in two lines, each with its own', () => {
  const items = [item(29.97, 9), item(100, 20), item(5, 0)];
  expect(taxLinesOf({ items, taxRate: 20, taxAmount: 22.7 })).toEqual([
    { rates: [20], amount: 20 },
    { rates: [9], amount: 2.7 },
  ]);
});

test('tax that was taken out of a price is shown as it was issued', () => {
  expect(taxLinesOf({ items: [item(106.52, 20)], taxRate: 20, taxAmount: 21.3 })).toEqual([
    { rates: [20], amount: 21.3 },
  ]);
});

test('where the lines do not add up to it, it is not split', () => {
  const items = [item(100, 20), item(29.97, 9)];
  expect(taxLinesOf({ items, taxRate: 20, taxAmount: 11.35 })).toEqual([{ rates: [20, 9], amount: 11.35 }]);
});

test('without tax there is no line', () => {
  expect(taxLinesOf({ items: [item(10, 0)], taxRate: 0, taxAmount: 0 })).toEqual([]);
});
