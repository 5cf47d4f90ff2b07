import type { Result, Tally } from './attack.ts';

const shownProblems = 20;

const rowOf = ([name, { calls, accepted, refused, slowestMs }]: [string, Tally]): string => {
  const statuses = Object.entries(refused).map(([status, times]) => `${status} × ${times}`);
  return `| ${name} | ${calls} | ${accepted} | ${statuses.join(', ')} | ${Math.round(slowestMs)} |`;
};

/** What the table of callers is made of, as JSON. */
export type Callers = readonly (readonly [string, Tally])[];

/** The sum of several runs. */
export const sumOf = (runs: readonly Callers[]): Callers => {
  const all = new Map<string, Tally>();
  for (const [name, { calls, accepted, refused, slowestMs }] of runs.flat()) {
    const sum = all.get(name) ?? { calls: 0, accepted: 0, refused: {}, slowestMs: 0 };
    all.set(name, sum);
    sum.calls += calls;
    sum.accepted += accepted;
    for (const [status, times] of Object.entries(refused))
      sum.refused[Number(status)] = (sum.refused[Number(status)] ?? 0) + times;
    sum.slowestMs = Math.max(sum.slowestMs, slowestMs);
  }
  return [...all];
};

export const tableOf = (first: string, tallies: Callers): string =>
  [
    `| ${first} | calls | accepted | refused | slowest, ms |`,
    '| :-- | --: | --: | :-- | --: |',
    ...tallies
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, tally]) => rowOf([name, tally])),
  ].join('\n');

/** A table by operation, and the first wrongly answered calls, to be repeated by hand or by number. */
export const reportOf = ({ tallies, callers, problems, slow }: Result, seed: number): string =>
  [
    tableOf('operation', [...tallies]),
    '',
    tableOf('caller', [...callers]),
    '',
    `${problems.length} answered wrongly, ${slow.length} took longer than 2 s (seed ${seed})`,
    ...problems
      .slice(0, shownProblems)
      .map(({ number, what, curl }) => `✗ ${what}\n  --seed ${seed} --from ${number} --calls 1\n  ${curl}`),
    ...slow
      .slice(0, shownProblems)
      .map(({ number, milliseconds, curl }) => `${Math.round(milliseconds)} ms  --from ${number}  ${curl}`),
  ].join('\n');
