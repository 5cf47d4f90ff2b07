import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFile(join(import.meta.dirname, '../..', path), 'utf8');

type Workflow = Readonly<{ jobs: Readonly<Record<string, { steps: readonly { run?: string }[] }>> }>;

test('the workflow of the repository’s host runs the same commands as .ci/run', async () => {
  const { jobs } = parse(await read('.github/workflows/test.yml')) as Workflow;
  const ofWorkflow = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const ofScript = (await read('.ci/run')).split('\n').filter((line) => /^[^#]*\bnpm /.test(line));
  expect(ofScript).not.toEqual([]);
  expect(ofWorkflow).toEqual(ofScript);
});

test('the README prints the first command of .ci/run', async () => {
  const script = await read('.ci/run');
  expect(script).toContain('\nnpm ci && npm test\n');
  expect(await read('README.md')).toMatch(/^npm ci && npm test\b/m);
});
