import type { AnyLine } from './random-requests.ts';

/** A decimal number as an integer of millionths. */
const millionths = (value: number): bigint => {
  const [whole, fraction = ''] = value.toFixed(6).split('.');
  return BigInt(whole! + fraction);
};

const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/** Cents of a line: price by quantity less the discount, rounded half-up once. */
const amountOf = ({ unitPrice, grossUnitPrice, quantity, discountPercent = 0 }: AnyLine): bigint =>
  halfUp(
    millionths(grossUnitPrice ?? unitPrice!) *
      millionths(quantity) *
      (100_000_000n - millionths(discountPercent)),
    10n ** 18n,
  );

/** What one rate comes to, in cents: exact where all its lines are priced alike; else null. */
export const rateSums = (
  lines: readonly AnyLine[],
  rate: number,
): Readonly<{ base: bigint; tax: bigint }> | null => {
  const own = lines.filter(({ taxRate }) => taxRate === rate);
  const sum = own.reduce((total, line) => total + amountOf(line), 0n);
  const percent = BigInt(rate);
  if (own.every(({ grossUnitPrice }) => grossUnitPrice === undefined))
    return { base: sum, tax: halfUp(sum * percent, 100n) };
  if (own.some(({ grossUnitPrice }) => grossUnitPrice === undefined)) return null;
  const tax = halfUp(sum * percent, 100n + percent);
  return { base: sum - tax, tax };
};
