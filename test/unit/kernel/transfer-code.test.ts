import { expect, test } from 'vitest';
import { transferCode } from '#kernel/transfer-code.ts';

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
