import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { fingerprintsOf } from '#modules/banking/domain/fingerprints.ts';
import type { StatementLine } from '#modules/banking/domain/statement.ts';

const line = (about: Partial<StatementLine> = {}): StatementLine => ({
  bookedOn: businessDate('2026-11-03'),
  valueOn: businessDate('2026-11-03'),
  amountMinor: 12_000,
  currency: 'EUR',
  name: 'ПРИМЕР ООД',
  iban: 'BG18RZBB91550123456789',
  endToEnd: 'E2E',
  text: 'ф-ра 42',
  bankRef: 'FT1',
  isReversal: false,
  ...about,
});
const named = (...lines: StatementLine[]): string[] => fingerprintsOf(lines, String);

test('equal movements have different fingerprints, the same ones in each file', () => {
  const [first, second] = named(line(), line());
  expect(first).not.toBe(second);
  expect(named(line({ bankRef: 'FT0' }), line(), line(), line()).slice(1, 3)).toEqual([first, second]);
});

test.each<[string, Partial<StatementLine>]>([
  ['day', { bookedOn: businessDate('2026-11-04') }],
  ['amount', { amountMinor: 12_001 }],
  ['sign', { amountMinor: -12_000 }],
  ['currency', { currency: 'USD' }],
  ['bank reference', { bankRef: null }],
  ['end-to-end reference', { endToEnd: 'other' }],
  ['text', { text: null }],
])('another %s is another movement', (_, about) => {
  expect(named(line(about))).not.toEqual(named(line()));
});

test('name, IBAN and value day, which formats say differently, do not name a movement', () => {
  expect(named(line({ name: 'Пример', iban: null, valueOn: null }))).toEqual(named(line()));
});
