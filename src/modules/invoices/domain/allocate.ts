/**
 * Splits an amount by weights, to the unit: the parts always add up to it. The units that rounding down leaves over go to
 * the largest remainders, the first of equals first; no part is ever more than its weight while the amount is not more
 * than all of them.
 * @throws RangeError when there is something to share and nothing to share it by, or a number below zero
 */
export const allocate = (amount: bigint, weights: readonly bigint[]): bigint[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (amount < 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('shares are never below zero');
  if (amount === 0n) return weights.map(() => 0n);
  if (whole === 0n) throw new RangeError('nothing to share by');
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
