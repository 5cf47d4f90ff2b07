import { expect, it } from 'vitest';
import { formatAmount } from '#sandbox/checkout/format-amount.ts';

it.each([
  [10_000, 'eur', 'bg', '100,00 €'],
  [10_000, 'eur', 'en', '€100.00'],
  [5, 'eur', 'bg', '0,05 €'],
  [99_999_999, 'eur', 'en', '€999,999.99'],
  [1999, 'usd', 'en', 'US$19.99'],
] as const)(
  'the sandbox formats %i minor units of %s in %s as %s',
  (amount, currency, language, expected) => {
    expect(formatAmount(amount, currency, language).replaceAll('\u00a0', ' ')).toBe(expected);
  },
);
