import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import {
  formatAmount,
  formatDate,
  formatDecimal,
  formatMoment,
  formatMoney,
} from '#platform/templates/formats.ts';

/** Replaces no-break spaces by spaces. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

test('money is formatted for each language', () => {
  const euro = Money.ofMinor(1_234_550, 'EUR');
  expect(plain(formatMoney(euro, 'bg'))).toBe('12 345,50 €');
  expect(formatMoney(euro, 'en')).toBe('€12,345.50');
  expect(plain(formatMoney(Money.ofMinor(10_000, 'BGN'), 'bg'))).toBe('100,00 лв.');
  expect(formatMoney(Money.ofMinor(5, 'USD'), 'en')).toBe('$0.05');
  expect(plain(formatMoney(Money.ofMinor(-1, 'EUR'), 'bg'))).toBe('−0,01 €');
  expect(formatMoney(Money.ofMinor(-130, 'EUR'), 'en')).toBe('−€1.30');
});

test('every amount keeps its cents beyond the precision of a float', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (minor) => {
      const digits = formatAmount(Money.ofMinor(minor, 'EUR'), 'bg').replace(/[^\d]/g, '');
      expect(BigInt(digits)).toBe(minor);
    }),
  );
});

test('a Bulgarian date is 20.11.2026 г. and an English one 20/11/2026; decimals have the language’s comma', () => {
  expect(plain(formatDate('2026-11-20', 'bg'))).toBe('20.11.2026 г.');
  expect(formatDate('2026-11-20', 'en')).toBe('20/11/2026');
  expect(formatDecimal('2.5', 'bg')).toBe('2,5');
  expect(formatDecimal('2.5', 'en')).toBe('2.5');
});

test('a moment is formatted in Sofia time, also on the night of a clock change', () => {
  expect(formatMoment(new Date('2026-11-20T22:05:09Z'), 'en')).toBe('21/11/2026, 00:05:09');
  expect(plain(formatMoment(new Date('2026-03-29T01:00:00Z'), 'bg'))).toBe('29.03.2026 г., 04:00:00');
});
