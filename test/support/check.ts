import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runTool } from './run-tool.ts';
import type { Outcome, Tool } from './run-tool.ts';

const cache = join('node_modules', '.cache', 'plateno');

/** The slowest first, so that the others fit beside it. */
const tools: Tool[] = [
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--report-unused-disable-directives'] },
  {
    name: 'format',
    command: 'prettier',
    args: ['--check', '.', '--log-level', 'warn', '--cache', '--cache-location', join(cache, 'format.json')],
  },
  { name: 'unused', command: 'knip', args: [] },
  {
    name: 'architecture',
    command: 'vitest',
    args: ['run', '--project', 'architecture', '--reporter', 'dot'],
  },
];

const report = ({ name, isGood, seconds, output }: Outcome): string =>
  `${isGood ? '✓' : '✗'} ${name.padEnd(14)}${seconds.toFixed(1).padStart(6)} s\n${isGood ? '' : `${output.trimEnd()}\n`}`;

/** All static checks; every tool runs, also after one has failed. */
export const check = async (): Promise<Outcome[]> => {
  await mkdir(join(root, cache), { recursive: true });
  return await Promise.all(
    tools.map(async (tool) => {
      const outcome = await runTool(tool);
      process.stdout.write(report(outcome));
      return outcome;
    }),
  );
};

if (import.meta.main) {
  const outcomes = await check();
  process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}
