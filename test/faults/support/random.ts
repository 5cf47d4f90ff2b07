/** Deterministic random numbers for a seed (mulberry32): a failed run can be repeated. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A shuffled copy (Fisher–Yates). */
export const shuffled = <T>(items: readonly T[], random: () => number): T[] => {
  const mixed = [...items];
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    [mixed[place], mixed[other]] = [mixed[other]!, mixed[place]!];
  }
  return mixed;
};
