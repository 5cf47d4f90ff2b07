import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.ts';
import { countOf, failuresOf, one, sumOf } from './count-tests.ts';
import type { Count, Report } from './count-tests.ts';
import { runTool } from './run-tool.ts';

const failures: string[] = [];
const title = (text: string) => process.stdout.write(`\n── ${text} ──\n`);

const runProject = async (name: string, folder: string): Promise<Count> => {
  title(name);
  const file = join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // The star takes in the time zones in which the unit tests run.
  const args = ['run', '--project', `${name}*`, ...reporters];
  const { isGood } = await runTool({ name, command: 'vitest', args }, true);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const report = text === undefined ? undefined : (JSON.parse(text) as Report);
  failures.push(...failuresOf(report));
  return countOf(report, isGood);
};

const buildWeb = async (): Promise<Count> => {
  title('web');
  const args = ['src/development/build-web.ts'];
  return one((await runTool({ name: 'web', command: 'node', args }, true)).isGood);
};

const folder = await mkdtemp(join(tmpdir(), 'plateno-results-'));
title('check');
// The static checks end on one long tool; the unit tests use the other core meanwhile.
const [checked, unit] = await Promise.all([check(), runProject('unit', folder)]);
// The browser tests need the built web, the integration tests do not.
const [web, integration] = await Promise.all([buildWeb(), runProject('integration', folder)]);
const counts = [...checked.map(({ isGood }) => one(isGood)), unit, integration, web];
counts.push(await runProject('e2e', folder));
await rm(folder, { recursive: true });

const [passed, failed] = [sumOf(counts, 'passed'), sumOf(counts, 'failed')];
for (const failure of failures) process.stdout.write(`\n✗ ${failure}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
