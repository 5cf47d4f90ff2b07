import { expect, test } from 'vitest';
import { taxLinesOf } from '#web/merchant/invoices/tax-lines.ts';

const item = (taxAmount: number, taxRate: number) => ({ taxAmount, taxRate });

test('tax of two rates is shown in two lines, to the cent', () => {
  const items = [item(2.7, 9), item(20.1, 20), item(0.2, 20), item(0, 0)];
  expect(taxLinesOf({ items })).toEqual([
    { rate: 20, amount: 20.3 },
    { rate: 9, amount: 2.7 },
  ]);
});

test('a document without tax has no tax line', () => {
  expect(taxLinesOf({ items: [item(0, 0)] })).toEqual([]);
});
