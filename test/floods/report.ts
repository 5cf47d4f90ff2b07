import type { Watched } from './watch.ts';

type Waits = Watched['far'];
const seconds = (waits: Waits): string =>
  waits.length === 0 ? '–' : `${Math.max(...waits.map((wait) => wait.seconds)).toFixed(1)} s`;
const refused = (waits: Waits): string => `${Math.max(...waits.map((wait) => wait.refusedSeconds))} s`;
const names = (waits: Waits): string => [...new Set(waits.map(({ name }) => name))].join(', ');

const rowOf = ({ kind, did, answers, far, near }: Watched): string => {
  const answered = Object.entries(answers).map(([status, times]) => `${status} × ${times}`);
  const behind = near.length === 0 ? '–' : `${names(near)}: ${seconds(near)}, refused for ${refused(near)}`;
  return `| ${kind} | ${did} | ${answered.join(', ')} | ${names(far)} | ${seconds(far)} | ${behind} |`;
};

/** What each flood did, who was watched, and the longest wait. */
export const tableOf = (all: readonly Watched[]): string =>
  [
    '| kind | the stranger sends | answers | watched, from other networks | longest wait | behind the same address |',
    '| :-- | :-- | :-- | :-- | --: | :-- |',
    ...all.map(rowOf),
  ].join('\n');
