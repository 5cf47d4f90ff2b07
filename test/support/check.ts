import { mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files.ts';
import { root, runTool } from './run-tool.ts';
import type { Outcome, Tool } from './run-tool.ts';

const cache = join('node_modules', '.cache', 'plateno');

/** A change of these may give every file another verdict. */
const settings = /^(?:package(?:-lock)?\.json|tsconfig\.json|\.oxlintrc\.json)$/;
/** Beyond that many files the tools are as fast on all of them. */
const mostFiles = 200;

/**
 * The files whose verdict may have changed since the commit that the work started from.
 * @returns undefined when those are all
 */
export const filesToCheck = (changed: readonly string[] | undefined): readonly string[] | undefined =>
  changed === undefined || changed.length > mostFiles || changed.some((path) => settings.test(path))
    ? undefined
    : changed;

const isLinted = (path: string): boolean => /\.(?:ts|tsx|mts|mjs|cjs|js)$/.test(path);

const lint = (files: readonly string[] | undefined): Tool[] => {
  const strict = '--report-unused-disable-directives';
  const typed = ['--type-aware', strict];
  if (files === undefined) return [{ name: 'lint', command: 'oxlint', args: typed }];
  const linted = files.filter(isLinted);
  return [
    // A disable directive of a rule that needs types is unused without them.
    { name: 'lint', command: 'oxlint', args: [] },
    ...(linted.length > 0 ? [{ name: 'lint by types', command: 'oxlint', args: [...typed, ...linted] }] : []),
  ];
};

/** tsc runs four by default, and each of them checks again what several files share. */
const checkers = String(Math.min(4, availableParallelism()));

/** The slowest first, so that the others fit beside them. */
const toolsFor = (files: readonly string[] | undefined): Tool[] => [
  {
    name: 'architecture',
    command: 'vitest',
    args: ['run', '--project', 'architecture', '--reporter', 'dot'],
  },
  { name: 'types', command: 'tsc', args: ['-p', '.', '--checkers', checkers] },
  ...lint(files),
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'unused', command: 'knip', args: ['--cache', '--cache-location', join(cache, 'unused')] },
];

/** The types of docs/client are built from the contract; types, lint and format read them. */
const writeClientTypes: Tool = {
  name: 'client types',
  command: 'node',
  args: ['src/development/write-client.ts', '--types'],
};

const report = ({ name, isGood, seconds, output }: Outcome): string =>
  `${isGood ? '✓' : '✗'} ${name.padEnd(14)}${seconds.toFixed(1).padStart(6)} s\n${isGood ? '' : `${output.trimEnd()}\n`}`;

/**
 * Everything that can be said about the code without running it; every tool runs, also after one has failed. What looks
 * at one file at a time looks only at changed ones unless the check is whole, as it is in the gate.
 */
export const check = async ({ isWhole }: { isWhole: boolean }): Promise<Outcome[]> => {
  await mkdir(join(root, cache), { recursive: true });
  const changed = isWhole ? undefined : (await changedFiles()).files;
  const files = filesToCheck(changed)?.filter((path) => existsSync(join(root, path)));
  const run = async (tool: Tool): Promise<Outcome> => {
    const outcome = await runTool(tool);
    process.stdout.write(report(outcome));
    return outcome;
  };
  const types = await run(writeClientTypes);
  return [types, ...(await Promise.all(toolsFor(files).map(run)))];
};

if (import.meta.main) {
  const outcomes = await check({ isWhole: process.argv.includes('--all') });
  process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}
