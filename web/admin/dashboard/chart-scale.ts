/** The end of a chart's axis in whole euro: the first of 1, 2, 4, 6, 8, 10 × 10ⁿ that is not below the largest amount. */
export const chartTop = (largest: number): number => {
  const step = 10 ** Math.floor(Math.log10(Math.max(largest, 1)));
  return [1, 2, 4, 6, 8].map((times) => times * step).find((top) => top >= largest) ?? 10 * step;
};
