import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFile(join(import.meta.dirname, '../..', path), 'utf8');

type Job = Readonly<{ needs?: unknown; 'timeout-minutes'?: number; steps: readonly { run?: string }[] }>;
type Workflow = Readonly<{ jobs: Readonly<Record<string, Job>> }>;

const { jobs } = parse(await read('.github/workflows/test.yml')) as Workflow;

test('the workflow of the repository’s host runs the same commands as .ci/run', async () => {
  // Each job installs the packages for itself; the first does so in the line of the README.
  const ofWorkflow = Object.values(jobs)
    .flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
    .filter((run) => run !== 'npm ci');
  const ofScript = (await read('.ci/run')).split('\n').filter((line) => /^[^#]*\bnpm /.test(line));
  expect(ofScript).not.toEqual([]);
  expect(ofWorkflow).toEqual(ofScript);
});

test('gate, installation and faults are jobs side by side, each with a time limit of its own', () => {
  expect(Object.keys(jobs)).toEqual(['gate', 'installation', 'faults']);
  for (const [name, { needs, 'timeout-minutes': limit, steps }] of Object.entries(jobs)) {
    expect([name, needs, typeof limit]).toEqual([name, undefined, 'number']);
    expect(steps.some(({ run }) => run?.startsWith('npm ci'))).toBe(true);
  }
});

test('the README prints the first command of .ci/run', async () => {
  const script = await read('.ci/run');
  expect(script).toContain('\nnpm ci && npm test\n');
  expect(await read('README.md')).toMatch(/^npm ci && npm test\b/m);
});

test('each path of CODEOWNERS exists', async () => {
  const lines = (await read('.github/CODEOWNERS')).split('\n').filter((line) => line.startsWith('/'));
  const paths = lines.map((line) => line.split(/\s+/)[0]!);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(import.meta.dirname, '../..', path)))).toEqual([]);
});
