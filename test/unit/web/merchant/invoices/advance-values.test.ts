import { expect, test } from 'vitest';
import { writeInvoice } from '#contract/invoices/invoice-actions.ts';
import { equalParts, lessAdvances, monthsLater } from '#web/merchant/invoices/writing/advance-values.ts';
import { draftOf, emptyDraft, emptyLine, sumsOf } from '#web/merchant/invoices/writing/draft-values.ts';

const evening = new Date('2026-11-30T22:30:00Z');
const line = { ...emptyLine('20'), description: 'Ремонт', quantity: '1', unitPrice: '250' };

test('the preview deducts base and VAT of the chosen advances by rate', () => {
  const sums = sumsOf([line, { ...line, taxRate: '9', unitPrice: '10' }]);
  const rates = [{ taxRate: 20, subtotal: 100, taxAmount: 20 }];
  expect(lessAdvances(sums, [{ rates }])).toMatchObject({
    subtotal: 16_000n,
    total: 19_090n,
    byRate: [
      { rate: 20, base: 15_000n, tax: 3_000n },
      { rate: 9, base: 1_000n, tax: 90n },
    ],
  });
});

test('equal parts add up to the total, the first with the cents that are left', () => {
  expect(equalParts(10_000n, 3)).toEqual([3_334n, 3_333n, 3_333n]);
});

test.each([
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-31', 2, '2027-03-31'],
])('%s and %i months later is %s', (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later);
});

test('a typed plan and chosen advances become a request body; an advance invoice deducts none', () => {
  const values = { ...emptyDraft(true, evening), items: [line], advances: ['7'] };
  values.installments = [{ dueDate: '15/12/2026', amount: '300,00' }];
  expect(writeInvoice.body.shape.installments.parse(draftOf(values).installments)).toEqual([
    { dueDate: '2026-12-15', amount: 300 },
  ]);
  expect(draftOf(values).advances).toEqual([7]);
  expect(draftOf({ ...values, advance: true })).toMatchObject({ advance: true });
  expect(draftOf({ ...values, advance: true }).advances).toBeUndefined();
});
