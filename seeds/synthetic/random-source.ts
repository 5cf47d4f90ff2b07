import { randomNumbers } from '../demo/random-numbers.ts';

/** Deterministic pseudo-random choices. */
export type RandomSource = Readonly<{
  /** At least 0, below 1. */
  next(): number;
  isLucky(chance: number): boolean;
  /** An integer of at least `from`, below `to`. */
  whole(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
  /** Index of a share, with a probability in proportion to it; `sums` are cumulative sums of the shares. */
  weighted(sums: readonly number[], count?: number): number;
  uuid(): string;
}>;

const eightHex = (luck: number): string =>
  Math.floor(luck * 4_294_967_296)
    .toString(16)
    .padStart(8, '0');

export const randomFrom = (seed: number): RandomSource => {
  const next = randomNumbers(seed);
  const weighted = (sums: readonly number[], count = sums.length): number => {
    const wanted = next() * sums[count - 1]!;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    next,
    isLucky: (chance) => next() < chance,
    whole: (from, to) => from + Math.floor(next() * (to - from)),
    pick: (from) => from[Math.floor(next() * from.length)]!,
    weighted,
    uuid: () => {
      const hex = eightHex(next()) + eightHex(next()) + eightHex(next()) + eightHex(next());
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
};

/** Cumulative sums, as {@link RandomSource.weighted} takes them. */
export const cumulativeSums = (shares: readonly number[]): number[] => {
  let sum = 0;
  return shares.map((share) => (sum += share));
};
