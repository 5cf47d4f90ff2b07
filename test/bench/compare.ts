import { cpuOfAll } from './cpu.ts';

/** A rate, a time or another number, and how many requests were measured. */
type Reading = Readonly<{ value: number; requests: number }>;
export type Turn = () => Promise<Reading>;

export type Compared = Readonly<{
  ours: number;
  baseline: number;
  /** Microseconds of CPU for each request: load generator, servers and PostgreSQL together. */
  cpu?: Readonly<{ ours: number; baseline: number }>;
}>;

/** One line of the table. */
export type Line = Compared &
  Readonly<{ workload: string; unit: string; ratio: number; sign: '≥' | '≤'; goal: number }>;

const lineOf =
  (sign: Line['sign']) =>
  (goal: number, workload: string, unit: string, compared: Compared): Line => ({
    ...compared,
    workload,
    unit,
    ratio: compared.ours / compared.baseline,
    sign,
    goal,
  });
/** Ours ÷ baseline reaches the goal: rates. */
export const atLeast = lineOf('≥');
/** Ours ÷ baseline stays within the goal: times, memory, bytes, CPU. */
export const atMost = lineOf('≤');

export const isMet = ({ ratio, sign, goal }: Line): boolean => (sign === '≥' ? ratio >= goal : ratio <= goal);

type Sides<T> = Readonly<{ ours: T; baseline: T }>;

/** In which both sides are compared. */
export const rounds = 3;

/** The turns of both sides alternate within a round: a shared machine's speed changes within seconds. */
const takeRound = async (sides: Sides<Turn>, turns: number): Promise<Required<Compared>> => {
  const taken = {
    ours: { value: 0, requests: 0, cpuMs: 0 },
    baseline: { value: 0, requests: 0, cpuMs: 0 },
  };
  for (let turn = 0; turn < turns; turn += 1) {
    for (const side of ['ours', 'baseline'] as const) {
      const before = await cpuOfAll();
      const { value, requests } = await sides[side]();
      taken[side].cpuMs += (await cpuOfAll()) - before;
      taken[side].value += value / turns;
      taken[side].requests += requests;
    }
  }
  const { ours, baseline } = taken;
  const cpuOf = ({ cpuMs, requests }: typeof ours) => (cpuMs * 1_000) / requests;
  const cpu = { ours: cpuOf(ours), baseline: cpuOf(baseline) };
  return { ours: ours.value, baseline: baseline.value, cpu };
};

/** Measures both sides in three rounds after the warm-up. @returns the round whose ratio is the median */
export const compare = async (
  sides: Sides<Turn>,
  { turns = 1, warmUps = 1 }: Readonly<{ turns?: number; warmUps?: number }> = {},
): Promise<Compared> => {
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) {
    await sides.ours();
    await sides.baseline();
  }
  const taken: Compared[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await takeRound(sides, turns));
  return taken.toSorted((one, other) => one.ours / one.baseline - other.ours / other.baseline)[rounds >> 1]!;
};

/** Milliseconds for each of several calls, one after the other. */
export const timed =
  (requests: number, call: () => Promise<unknown>): Turn =>
  async () => {
    const start = performance.now();
    for (let made = 0; made < requests; made += 1) await call();
    return { value: (performance.now() - start) / requests, requests };
  };

type Load = Readonly<{ callers: number; milliseconds?: number; requests?: number }>;

/** Calls a second of several callers, for a time or a number of calls. @throws what a call throws */
export const rate =
  ({ callers, milliseconds = Infinity, requests = Infinity }: Load, call: () => Promise<unknown>): Turn =>
  async () => {
    const start = performance.now();
    let made = 0;
    const caller = async (): Promise<void> => {
      while (made < requests && performance.now() - start < milliseconds) {
        made += 1;
        await call();
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
    return { value: (made * 1_000) / (performance.now() - start), requests: made };
  };
