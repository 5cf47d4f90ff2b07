import { expect, test } from 'vitest';
import { writeInvoice } from '#contract/invoices/invoice-actions.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { leftToCredit } from '#web/merchant/invoices/left-to-credit.ts';
import { draftOf, emptyDraft, emptyLine, sumsOf } from '#web/merchant/invoices/writing/draft-values.ts';

const evening = new Date('2026-11-30T22:30:00Z');
const line = { ...emptyLine('20'), description: 'Консултация', quantity: '2,5', unitPrice: '1 040,10' };

test('a new invoice is due in two weeks from today in Sofia', () => {
  expect(emptyDraft(true, evening).dueDate).toBe('15/12/2026');
});

test('a typed draft becomes a request body of the contract', () => {
  const values = emptyDraft(true, evening);
  values.customer = { ...values.customer, name: 'Хеликон ООД', address: 'Пловдив', taxId: '831 902 088' };
  values.items = [line, { ...line, taxRate: '0', unit: 'ч', vatGround: 'ART_41', discountPercent: '12,5' }];
  values.taxEventDate = '28.11.2026';
  values.dueDate = '6.12.2026';
  expect(writeInvoice.body.parse(draftOf(values))).toMatchObject({
    customer: { kind: 'COMPANY', taxId: '831 902 088', country: 'BG' },
    items: [
      { quantity: 2.5, unitPrice: 1_040.1, taxRate: 20 },
      {
        quantity: 2.5,
        unitPrice: 1_040.1,
        taxRate: 0,
        unit: 'ч',
        vatGround: 'ART_41',
        discountPercent: 12.5,
      },
    ],
    taxEventDate: '2026-11-28',
    dueDate: '2026-12-06',
  });
});

test('an unneeded VAT ground and the company numbers of a person are not sent', () => {
  const values = emptyDraft(true, evening);
  values.items = [{ ...line, vatGround: 'ART_28' }];
  values.customer = { ...values.customer, kind: 'PERSON', taxId: '831902088', vatNumber: 'BG831902088' };
  expect(draftOf(values)).toMatchObject({
    items: [{ vatGround: null }],
    customer: { taxId: '', vatNumber: '' },
  });
});

test('the preview sums the readable lines', () => {
  const { nets, tax, total } = sumsOf([line, { ...line, quantity: 'две' }, emptyLine('9')]);
  expect(nets).toEqual([260_025n, 0n, 0n]);
  expect([tax, total]).toEqual([52_005n, 312_030n]);
});

test('a price with VAT is sent as such, and the preview keeps it exact', () => {
  const gross = { ...line, quantity: '3', priceHoldsVat: 'yes', unitPrice: '0,82', grossUnitPrice: '0,99' };
  const values = { ...emptyDraft(true, evening), items: [gross] };
  const { items } = draftOf(values);
  expect(items[0]).toMatchObject({ grossUnitPrice: 0.99 });
  expect(items[0]).not.toHaveProperty('unitPrice');
  const { nets, tax, total } = sumsOf(values.items);
  expect([nets, tax, total]).toEqual([[247n], 50n, 297n]);
});

test.each([
  ['7000', '0,14321', '', [100_247n], 120_296n],
  ['4', '39,6150', '', [15_846n], 19_015n],
  ['0,000125', '12 345,5', '', [154n], 185n],
  ['1000', '', '0,005', [417n], 500n],
])('%s × %s%s has the sums of the server', (quantity, unitPrice, grossUnitPrice, nets, total) => {
  const priceHoldsVat = grossUnitPrice === '' ? '' : 'yes';
  const items = [{ ...line, quantity, unitPrice, grossUnitPrice, priceHoldsVat }];
  const sums = sumsOf(items);
  expect([sums.nets, sums.total]).toEqual([nets, total]);
});

test('no more can be credited than was paid and is left', () => {
  const invoice = {
    paidBy: 5,
    paidAmount: 50.1,
    creditNotes: [{ totalAmount: 20.05 }, { totalAmount: 0.1 }],
  };
  expect(leftToCredit(invoice as Invoice)).toBe(29.95);
  expect(leftToCredit({ ...invoice, paidBy: null } as Invoice)).toBe(0);
});
