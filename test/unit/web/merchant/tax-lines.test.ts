import { expect, test } from 'vitest';
import { taxLinesOf } from '#web/merchant/invoices/tax-lines.ts';

const item = (lineTotal: number, taxRate: number) => ({ lineTotal, taxRate });

test('tax of two rates is shown in two lines', () => {
  const items = [item(29.97, 9), item(100, 20), item(5, 0)];
  expect(taxLinesOf({ items, taxRate: 20, taxAmount: 22.7 })).toEqual([
    { rates: [20], amount: 20 },
    { rates: [9], amount: 2.7 },
  ]);
});

test('tax included in a price is shown as issued', () => {
  expect(taxLinesOf({ items: [item(106.52, 20)], taxRate: 20, taxAmount: 21.3 })).toEqual([
    { rates: [20], amount: 21.3 },
  ]);
});

test('tax is not split if the lines do not add up to it', () => {
  const items = [item(100, 20), item(29.97, 9)];
  expect(taxLinesOf({ items, taxRate: 20, taxAmount: 11.35 })).toEqual([{ rates: [20, 9], amount: 11.35 }]);
});

test('a document without tax has no tax line', () => {
  expect(taxLinesOf({ items: [item(10, 0)], taxRate: 0, taxAmount: 0 })).toEqual([]);
});
