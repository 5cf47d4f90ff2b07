/** An amount of one currency in minor units, signed. */
export type SignedAmount = Readonly<{ currency: string; minor: number }>;

/** Amounts whose sums are tried: 65,536 sums. */
const mostTried = 16;

/**
 * Whether a difference of two balances is the sum of some of these amounts, which one balance has and the other does not
 * have yet. Of amounts in the currency of the difference the first sixteen are tried: the newest come first.
 */
export const isExplained = ({ currency, minor }: SignedAmount, amounts: readonly SignedAmount[]): boolean => {
  const tried = amounts.filter((one) => one.currency === currency).slice(0, mostTried);
  let sums = new Set([0]);
  for (const one of tried) sums = new Set([...sums, ...[...sums].map((sum) => sum + one.minor)]);
  return sums.has(minor);
};
