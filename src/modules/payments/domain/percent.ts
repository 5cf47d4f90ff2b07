/** `part` of `whole` in percent with one decimal; 0 when `whole` is 0 (decisions, point 3). */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10;

/** Growth in percent with one decimal; null when there was nothing before. */
export const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : percentOf(now - before, before);
