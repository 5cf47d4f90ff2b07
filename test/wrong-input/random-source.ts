import { seededRandom } from '#test/faults/support/random.ts';

/** Pseudo-random choices, deterministic for a seed. */
export const randomOf = (seed: number) => {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  return {
    below,
    chance: (share: number): boolean => random() < share,
    pick: <T>(items: readonly T[]): T => items[below(items.length)]!,
  };
};
export type RandomSource = ReturnType<typeof randomOf>;
