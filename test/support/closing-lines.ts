import { relative } from 'node:path';
import type { Changes } from './changed-files.ts';
import { retriedOf, secondsOf, type Report } from './count-tests.ts';
import { root } from './run-tool.ts';

const shown = 10;
const column = 24;

/** The slowest test files of a run, the slowest first. */
export const slowestLines = (reports: readonly (Report | undefined)[]): string[] => [
  'slowest test files',
  ...[...secondsOf(reports)]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, shown)
    .map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${relative(root, name)}`),
];

/** The tests that passed only when they were tried again. None may: each counts as failed. */
export const retriedLines = (reports: readonly (Report | undefined)[]): string[] => {
  const retried = reports.flatMap(retriedOf).map((test) => `✗ ${test.replace(`${root}/`, '')}`);
  if (retried.length === 0) return ['No test was tried again.'];
  return [
    'Passed only when tried again, and counted as failed (no project of vitest.config.ts may set "retry"):',
    ...retried,
  ];
};

type Use = Readonly<{ seconds: number; cpu: number | undefined; cores: number }>;

/** The time of the run beside the CPU time of all its processes. @param use.cpu seconds, user and system */
export const timeLine = ({ seconds, cpu, cores }: Use): string =>
  [
    `${'all'.padEnd(column)}${seconds.toFixed(0).padStart(5)} s`,
    cpu === undefined ? 'CPU seconds are not known on this system' : `${cpu.toFixed(0)} CPU seconds`,
    `${cores} ${cores === 1 ? 'core' : 'cores'}`,
  ].join('  ');

type Chosen = Readonly<{
  isAll: boolean;
  changes: Changes;
  withSandbox: boolean;
  /** Test files of the installation that ran. */
  installation: readonly string[];
  /** How many there are. */
  ofInstallation: number;
}>;

/** Which stages did not run and why, and which ran because nothing is known about the changes. */
export const chosenLines = (chosen: Chosen): string[] => {
  const { isAll, changes, withSandbox, installation, ofInstallation } = chosen;
  if (isAll) return [];
  const line = (stages: string, text: string) => `${stages.padEnd(column)}${text}`;
  const left = ofInstallation - installation.length;
  const hint = 'npm run test:installation';
  return [
    ...(changes.unknown === undefined
      ? []
      : [line('sandbox, installation', `ran whole: what has changed is unknown (${changes.unknown})`)]),
    ...(withSandbox ? [] : [line('sandbox', 'skipped: neither src/sandbox nor its tests have changed')]),
    ...(left > 0
      ? [
          line(
            'installation',
            `${left} of ${ofInstallation} files skipped: what they start has not changed; ${hint}`,
          ),
        ]
      : []),
    line('walks, fault tests', 'not in the gate: npm run test:all'),
  ];
};
