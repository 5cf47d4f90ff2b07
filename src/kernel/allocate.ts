/**
 * Allocates an amount by weights (largest remainder method): the shares add up to the amount. Equal remainders are
 * served in order. No share exceeds its weight while the amount does not exceed the sum of the weights.
 * @example allocate(5n, [1n, 1n, 1n]) // [2n, 2n, 1n]
 * @throws RangeError for a negative number, or for a positive amount when all weights are zero
 */
export const allocate = (amount: bigint, weights: readonly bigint[]): bigint[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (amount < 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('an amount and its weights cannot be negative');
  if (amount === 0n) return weights.map(() => 0n);
  if (whole === 0n) throw new RangeError('the weights add up to zero');
  const shares = weights.map((weight) => (amount * weight) / whole);
  const left = amount - shares.reduce((sum, share) => sum + share, 0n);
  const places = weights
    .map((weight, place) => ({ place, remainder: (amount * weight) % whole }))
    .toSorted((one, other) =>
      one.remainder < other.remainder ? 1 : one.remainder > other.remainder ? -1 : 0,
    )
    .slice(0, Number(left));
  const favoured = new Set(places.map(({ place }) => place));
  return shares.map((share, place) => (favoured.has(place) ? share + 1n : share));
};
