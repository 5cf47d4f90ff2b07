import { allocate } from '#kernel/allocate.ts';
import { heldTaxOf } from '#contract/invoices/words/invoice-sums.ts';
import { divideHalfUp } from '#kernel/money.ts';
import { rateOf, sum, type Left } from './lines-left.ts';

/** A part of a line that is credited; without a quantity it is a sum. */
export type Taken = Readonly<{ of: Left; quantity: bigint | null; net: bigint; tax: bigint }>;

/** A part whose VAT is not known yet; `amount` holds VAT when the price of the line does. */
export type Part = Readonly<{ of: Left; quantity: bigint | null; amount: bigint; holdsVat: boolean }>;

/** How far the VAT that a part leaves of its line may be from that of the rest, in minor units. */
const drift = 2n;

const taxIn = (amount: bigint, rate: number, holdsVat: boolean): bigint =>
  holdsVat ? heldTaxOf(amount, rate) : divideHalfUp(amount * BigInt(rate), 100n);

const largest = (...[first, ...others]: readonly [bigint, ...bigint[]]): bigint =>
  others.reduce((most, one) => (one > most ? one : most), first);

/** All that is left of a line, with VAT when its price holds it. */
export const wholeAmount = ({ of, holdsVat }: Pick<Part, 'of' | 'holdsVat'>): bigint =>
  holdsVat ? of.net + of.tax : of.net;

/** The share of a part in the VAT of its rate, so that net and VAT of the rest are not below zero and fit each other. */
const fitted = (share: bigint, part: Part): bigint => {
  const { of, amount, holdsVat } = part;
  const rest = taxIn(wholeAmount(part) - amount, of.line.taxRate, holdsVat);
  const least = largest(0n, of.tax - rest - drift, holdsVat ? amount - of.net : 0n);
  const most = of.tax - largest(0n, rest - drift);
  const atLeast = largest(share, least);
  return largest(least, atLeast > most ? most : atLeast);
};

const takenOf = ({ of, quantity, amount, holdsVat }: Part, tax: bigint): Taken => ({
  of,
  quantity,
  net: holdsVat ? amount - tax : amount,
  tax,
});

/**
 * VAT of parts of lines: once for each rate and ground, half up, on the net parts and out of the parts that hold VAT; and the
 * rest for a line that is used up.
 */
export const taxed = (parts: readonly Part[]): Taken[] => {
  const isUsedUp = (part: Part): boolean =>
    part.amount === wholeAmount(part) && (part.quantity === null || part.quantity === part.of.quantity);
  const taxes = new Map(parts.filter(isUsedUp).map((part) => [part, part.of.tax]));
  const others = parts.filter((part) => !isUsedUp(part));
  const alike = Map.groupBy(others, ({ of, holdsVat }) => `${rateOf(of.line)} ${holdsVat}`);
  for (const group of alike.values()) {
    const amounts = group.map(({ amount }) => amount);
    const { of, holdsVat } = group[0]!;
    const shares = allocate(taxIn(sum(amounts), of.line.taxRate, holdsVat), amounts);
    for (const [place, part] of group.entries()) taxes.set(part, fitted(shares[place]!, part));
  }
  return parts.map((part) => takenOf(part, taxes.get(part)!));
};
