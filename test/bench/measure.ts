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

export const medianOf = async (rounds: number, act: () => Promise<number>): Promise<number> => {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await act());
  return taken.toSorted((one, other) => one - other)[rounds >> 1]!;
};

type Pair<T> = Readonly<{ ours: T; limit: T }>;
type Rounds = Readonly<{ rounds: number; warmUps: number }>;

/**
 * Both sides in turn, after rounds that are not counted. The machine is quicker in one minute than in the next: the two of
 * a round are compared with each other only, and that round counts whose ratio is the median.
 */
const medianRound = async <T>(
  { rounds, warmUps }: Rounds,
  { ours, limit }: Pair<() => Promise<T>>,
  valueOf: (taken: T) => number,
): Promise<Pair<T>> => {
  const ratioOf = (pair: Pair<T>): number => valueOf(pair.ours) / valueOf(pair.limit);
  const pairs: Pair<T>[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const pair = { ours: await ours(), limit: await limit() };
    if (round >= 0) pairs.push(pair);
  }
  return pairs.toSorted((one, other) => ratioOf(one) - ratioOf(other))[pairs.length >> 1]!;
};

/** @returns what both took in the round whose ratio is the median */
export const inTurn = async (
  rounds: number,
  ours: () => Promise<number>,
  limit: () => Promise<number>,
  warmUps = 1,
): Promise<{ figure: number; limit: number }> => {
  const taken = await medianRound({ rounds, warmUps }, { ours, limit }, (value) => value);
  return { figure: taken.ours, limit: taken.limit };
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

/** A server that has just begun compiles what it does often: for some ten seconds each round is faster than the last. */
const roundsUntilWarm = 5;

/** The same as `inTurn` for what is counted by the second. */
export const ratesInTurn = async (
  rounds: number,
  ours: () => Promise<Rate>,
  limit: () => Promise<Rate>,
  warmUps = roundsUntilWarm,
): Promise<Pick<Measure, 'figure' | 'limit' | 'cpu'>> => {
  const taken = await medianRound({ rounds, warmUps }, { ours, limit }, ({ perSecond }) => perSecond);
  return {
    figure: taken.ours.perSecond,
    limit: taken.limit.perSecond,
    cpu: { figure: taken.ours.cpuMicroseconds, limit: taken.limit.cpuMicroseconds },
  };
};

/** The machine's moods last for seconds: each round is taken in so many, which are as short. */
export const partsOfRound = 5;

/** As long as it takes to be warm, however short the form of the bench is. */
const millisecondsUntilWarm = 10_000;

/** The same for what can be done for as long as one likes. */
export const ratesInShortTurns = (
  { rounds, roundMs }: Readonly<{ rounds: number; roundMs: number }>,
  ours: (milliseconds: number) => Promise<Rate>,
  limit: (milliseconds: number) => Promise<Rate>,
): Promise<Pick<Measure, 'figure' | 'limit' | 'cpu'>> => {
  const turnMs = roundMs / partsOfRound;
  return ratesInTurn(
    rounds * partsOfRound,
    () => ours(turnMs),
    () => limit(turnMs),
    millisecondsUntilWarm / turnMs,
  );
};

export const millisecondsOf = async (act: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
};
