import { expect, test } from 'vitest';
import { saleDocumentCode } from '#modules/invoices/domain/sale-document-code.ts';

const sale = {
  type: 'INVOICE',
  isTest: false,
  fiscalMode: 'ALT_REGIME',
  eShopNumber: 'RF0000123',
  orderNumber: 1042,
  transactionReference: 'ch_1XYZ',
  totalMinor: 6_840,
  paidAt: '2026-10-01T18:30:05Z',
} as const;

test('the QR code of a sale document equals the example of the ordinance', () => {
  expect(saleDocumentCode(sale)).toBe('RF0000123*1042*ch_1XYZ*2026-10-01*21:30:05*68.40');
});

test('the QR code of a sale document has date and time of Sofia and an amount with two decimals', () => {
  const late = { ...sale, paidAt: '2026-01-31T22:05:09Z', totalMinor: 5 };
  expect(saleDocumentCode(late)).toBe('RF0000123*1042*ch_1XYZ*2026-02-01*00:05:09*0.05');
});

test.each([
  ['a merchant with a cash register', { fiscalMode: 'OWN_TILL' }],
  ['an exempt merchant', { fiscalMode: 'EXEMPT' }],
  ['an unpaid document', { paidAt: null }],
  ['a credit note', { type: 'CREDIT_NOTE' }],
  ['a test document', { isTest: true }],
  ['a sale without reference', { transactionReference: null }],
  ['a sale without order', { orderNumber: null }],
  ['an electronic shop without number', { eShopNumber: null }],
] as const)('%s has none', (_, facts) => {
  expect(saleDocumentCode({ ...sale, ...facts })).toBeNull();
});
