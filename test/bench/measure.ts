import { ownCpu } from './cpu.ts';

/** One line of the table: a figure beside the limit that was taken in the same run, and how they must stand. */
export type Measure = Readonly<{
  workload: string;
  figure: number;
  limit: number;
  unit: string;
  /** What the ratio is held against; a speed-up counts limit ÷ figure. */
  ratio: number;
  goal: Readonly<{ kind: 'at-least' | 'at-most'; value: number }>;
  /** Microseconds of CPU for each of both, whoever spent them: caller, server, PostgreSQL. */
  cpu?: Readonly<{ figure: number; limit: number }>;
}>;

type Taken = Pick<Measure, 'workload' | 'figure' | 'limit' | 'unit' | 'cpu'>;

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

/** Both sides in turn after rounds that are not counted, so that whatever else the machine does touches both; the medians of what each took. */
export const inTurn = async (
  rounds: number,
  ours: () => Promise<number>,
  limit: () => Promise<number>,
  warmUps = 1,
): Promise<{ figure: number; limit: number }> => {
  const taken: { ours: number[]; limit: number[] } = { ours: [], limit: [] };
  for (let round = 0; round < warmUps; round += 1) {
    await ours();
    await limit();
  }
  for (let round = 0; round < rounds; round += 1) {
    taken.ours.push(await ours());
    taken.limit.push(await limit());
  }
  return { figure: median(taken.ours), limit: median(taken.limit) };
};

/** How many were done in the time, and what each cost. */
export type Rate = Readonly<{ perSecond: number; cpuMicroseconds: number }>;

/** Acts in so many rows at once until the time is over. @throws what an act throws */
export const rateOf = async (
  milliseconds: number,
  atOnce: number,
  act: () => Promise<unknown>,
): Promise<Rate> => {
  const cpuBefore = await ownCpu();
  const begun = performance.now();
  let done = 0;
  const row = async (): Promise<void> => {
    while (performance.now() - begun < milliseconds) {
      await act();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, row));
  const taken = performance.now() - begun;
  const cpu = (await ownCpu()) - cpuBefore;
  return { perSecond: (done * 1_000) / taken, cpuMicroseconds: (cpu * 1_000) / done };
};

/** All of them, so many at once. */
export const rateOfAll = async <T>(
  all: readonly T[],
  atOnce: number,
  act: (one: T) => Promise<unknown>,
): Promise<Rate> => {
  const left = [...all];
  const cpuBefore = await ownCpu();
  const milliseconds = await millisecondsOf(() =>
    Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let one = left.pop(); one !== undefined; one = left.pop()) await act(one);
      }),
    ),
  );
  const cpu = (await ownCpu()) - cpuBefore;
  return {
    perSecond: (all.length * 1_000) / milliseconds,
    cpuMicroseconds: (cpu * 1_000) / all.length,
  };
};

/** The same as `inTurn` for what is counted by the second. */
export const ratesInTurn = async (
  rounds: number,
  ours: () => Promise<Rate>,
  limit: () => Promise<Rate>,
): Promise<Pick<Measure, 'figure' | 'limit' | 'cpu'>> => {
  const cpu: { figure: number[]; limit: number[] } = { figure: [], limit: [] };
  const keeping = (costs: number[], take: () => Promise<Rate>) => async (): Promise<number> => {
    const { perSecond, cpuMicroseconds } = await take();
    costs.push(cpuMicroseconds);
    return perSecond;
  };
  // A server that has just begun compiles what it does often: for some ten seconds each round is faster than the last.
  const taken = await inTurn(rounds, keeping(cpu.figure, ours), keeping(cpu.limit, limit), 5);
  return { ...taken, cpu: { figure: median(cpu.figure), limit: median(cpu.limit) } };
};

export const millisecondsOf = async (act: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
};
