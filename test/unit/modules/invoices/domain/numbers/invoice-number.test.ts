import { expect, test } from 'vitest';
import { formatInvoiceNumber } from '#modules/invoices/domain/numbers/invoice-number.ts';

test('a LEGAL invoice number has ten digits', () => {
  expect(formatInvoiceNumber('LEGAL', 1)).toBe('0000000001');
  expect(formatInvoiceNumber('LEGAL', 1042)).toBe('0000001042');
  expect(formatInvoiceNumber('LEGAL', 9_999_999_999)).toBe('9999999999');
});

test('a TEST document has the prefix TEST- in its number', () => {
  expect(formatInvoiceNumber('TEST', 1)).toBe('TEST-000001');
  expect(formatInvoiceNumber('TEST', 1_000_000)).toBe('TEST-1000000');
});

test.each([0, -1, 1.5, Number.NaN, 10_000_000_000])('%d is not a valid LEGAL invoice number', (number) => {
  expect(() => formatInvoiceNumber('LEGAL', number)).toThrow(RangeError);
});
