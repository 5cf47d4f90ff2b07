/** One line of the table: a figure beside the limit that was taken in the same run, and how they must stand. */
export type Measure = Readonly<{
  workload: string;
  figure: number;
  limit: number;
  unit: string;
  /** What the ratio is held against; a speed-up counts limit ÷ figure. */
  ratio: number;
  goal: Readonly<{ kind: 'at-least' | 'at-most'; value: number }>;
  note?: string;
}>;

type Taken = Pick<Measure, 'workload' | 'figure' | 'limit' | 'unit'> & Readonly<{ note?: string }>;

/** Figure ÷ limit must not fall short: throughput. */
export const atLeast = (value: number, taken: Taken): Measure => ({
  ...taken,
  ratio: taken.figure / taken.limit,
  goal: { kind: 'at-least', value },
});

/** Figure ÷ limit must not go beyond: time, memory, weight. */
export const atMost = (value: number, taken: Taken): Measure => ({
  ...taken,
  ratio: taken.figure / taken.limit,
  goal: { kind: 'at-most', value },
});

/** So many times faster than the limit: times, the smaller the better. */
export const timesFaster = (value: number, taken: Taken): Measure => ({
  ...taken,
  ratio: taken.limit / taken.figure,
  goal: { kind: 'at-least', value },
});

export const isMet = ({ ratio, goal }: Measure): boolean =>
  goal.kind === 'at-least' ? ratio >= goal.value : ratio <= goal.value;

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1]!;

/** Both sides in turn, so that whatever else the machine does touches both; the medians of what each took. */
export const inTurn = async (
  rounds: number,
  ours: () => Promise<number>,
  limit: () => Promise<number>,
): Promise<{ figure: number; limit: number }> => {
  const taken: { ours: number[]; limit: number[] } = { ours: [], limit: [] };
  await ours();
  await limit();
  for (let round = 0; round < rounds; round += 1) {
    taken.ours.push(await ours());
    taken.limit.push(await limit());
  }
  return { figure: median(taken.ours), limit: median(taken.limit) };
};

export const millisecondsOf = async (act: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
};
