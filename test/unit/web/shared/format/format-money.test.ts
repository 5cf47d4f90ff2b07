import { expect, test } from 'vitest';
import { formatAmount, formatMoney, moneyParts } from '#web/shared/format/format-money.ts';
import { formatNumber, formatPercent } from '#web/shared/format/format-number.ts';

/** Replaces non-breaking spaces by plain ones. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [1234.5, 'EUR', '1 234,50 €', '€1,234.50'],
  [0, 'EUR', '0,00 €', '€0.00'],
  [100, 'BGN', '100,00 лв.', 'BGN 100.00'],
  [1234567.89, 'USD', '1 234 567,89 $', '$1,234,567.89'],
  [-4.7, 'EUR', '−4,70 €', '−€4.70'],
])('%d %s is “%s” in Bulgarian and “%s” in English', (amount, currency, bg, en) => {
  expect(plain(formatMoney(amount, currency, 'bg'))).toBe(bg);
  expect(plain(formatMoney(amount, currency, 'en'))).toBe(en);
});

test('a non-breaking space separates an amount from its currency', () => {
  expect(formatMoney(1234.5, 'EUR', 'bg')).not.toContain(' ');
});

test('an amount without currency has two decimals', () => {
  expect([formatAmount(100, 'bg'), formatAmount(100, 'en')]).toEqual(['100,00', '100.00']);
});

test('percent has one decimal, no space before its sign, and a minus sign when it falls', () => {
  expect([formatPercent(-12.5, 'bg'), formatPercent(-12.5, 'en')]).toEqual(['−12,5%', '−12.5%']);
  expect([plain(formatPercent(98.5, 'bg')), formatPercent(0, 'en')]).toEqual(['98,5%', '0.0%']);
});

test('a missing amount, number or percentage is formatted as a dash', () => {
  expect([
    formatMoney(null, 'EUR', 'bg'),
    formatMoney(undefined, 'EUR', 'en'),
    formatMoney(Number.NaN, 'EUR', 'en'),
    formatAmount(null, 'bg'),
    formatNumber(undefined, 'bg'),
    formatPercent(null, 'en'),
  ]).toEqual(['-', '-', '-', '-', '-', '-']);
});

test('the parts of an amount are its units with a minus sign, its decimals and its currency, in the language’s order', () => {
  expect(moneyParts(-6_668.97, 'EUR', 'bg').map(({ kind }) => kind)).toEqual([
    'units',
    'decimals',
    'currency',
  ]);
  expect(moneyParts(6_668.97, 'EUR', 'en')).toEqual([
    { kind: 'currency', text: '€' },
    { kind: 'units', text: '6,668' },
    { kind: 'decimals', text: '.97' },
  ]);
  for (const amount of [0, 0.5, 1_234_567.89, -12])
    expect(
      moneyParts(amount, 'BGN', 'bg')
        .map(({ text }) => text)
        .join(''),
    ).toBe(formatMoney(amount, 'BGN', 'bg'));
});
