import { expect, test } from 'vitest';
import { saleDocumentCode } from '#modules/invoices/domain/sale-document-code.ts';
import { transferCode } from '#modules/invoices/domain/transfer-code.ts';

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

const transfer = {
  name: '„Механа Витоша“ ЕООД',
  iban: 'BG80BNBG96611020345678',
  bic: 'BNBGBGSD',
  totalMinor: 123_405,
  currency: 'EUR',
  text: 'Фактура 0000000001',
} as const;
const linesOf = (facts: object): string[] => transferCode({ ...transfer, ...facts })!.split('\n');

test('the QR code of a transfer names receiver, account, amount and document', () => {
  expect(linesOf({})).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BNBGBGSD',
    '„Механа Витоша“ ЕООД',
    'BG80BNBG96611020345678',
    'EUR1234.05',
    '',
    '',
    'Фактура 0000000001',
  ]);
});

test('the QR code of a transfer cuts long names, removes line breaks and stays within 331 bytes', () => {
  const lines = linesOf({ name: `Ж\n${'ж'.repeat(200)}` });
  expect(lines).toHaveLength(11);
  expect(Array.from(lines[5]!)).toHaveLength(70);
  expect(new TextEncoder().encode(lines.join('\n')).length).toBeLessThanOrEqual(331);
});

test('a transfer needs an IBAN and euro', () => {
  const { iban: _, ...accountless } = transfer;
  expect(transferCode(accountless)).toBeNull();
  expect(transferCode({ ...transfer, currency: 'USD' })).toBeNull();
});
