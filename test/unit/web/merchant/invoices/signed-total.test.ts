import { expect, test } from 'vitest';
import { signed } from '#web/merchant/invoices/signed-total.ts';

test('the amounts of a credit note are negative, those of an invoice are not', () => {
  expect(signed(12.5, { type: 'CREDIT_NOTE' })).toBe(-12.5);
  expect(signed(0, { type: 'CREDIT_NOTE' })).toBe(0);
  expect(signed(12.5, { type: 'INVOICE' })).toBe(12.5);
});
