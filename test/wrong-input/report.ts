import type { Result, Tally } from './attack.ts';

const shownProblems = 20;

const rowOf = ([operation, { calls, accepted, refused, slowestMs }]: [string, Tally]): string => {
  const statuses = Object.entries(refused).map(([status, times]) => `${status} × ${times}`);
  return `| ${operation} | ${calls} | ${accepted} | ${statuses.join(', ')} | ${Math.round(slowestMs)} |`;
};

/** A table by operation, and the first wrongly answered calls, to be repeated by hand or by number. */
export const reportOf = ({ tallies, problems, slow }: Result, seed: number): string =>
  [
    '| operation | calls | accepted | refused | slowest, ms |',
    '| :-- | --: | --: | :-- | --: |',
    ...[...tallies].toSorted(([one], [other]) => one.localeCompare(other)).map(rowOf),
    '',
    `${problems.length} answered wrongly, ${slow.length} took longer than 2 s (seed ${seed})`,
    ...problems
      .slice(0, shownProblems)
      .map(({ number, what, curl }) => `✗ ${what}\n  --seed ${seed} --from ${number} --calls 1\n  ${curl}`),
    ...slow
      .slice(0, shownProblems)
      .map(({ number, milliseconds, curl }) => `${Math.round(milliseconds)} ms  --from ${number}  ${curl}`),
  ].join('\n');
