import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { clientFiles } from '#development/client-files.ts';

const folder = join(import.meta.dirname, '../../docs/client');

test('the generated files of docs/client are those of the contract', async () => {
  for (const [name, content] of Object.entries(await clientFiles()))
    expect((await readFile(join(folder, name), 'utf8')) === content, `${name}: run npm run sdk`).toBe(true);
});

test('the package of the client holds its types, which the repository does not keep', async () => {
  const packing = ['pack', '--dry-run', '--json', '--workspace', 'plateno-client'];
  const { stdout } = await promisify(execFile)('npm', packing, { cwd: join(folder, '../..') });
  const [{ files }] = JSON.parse(stdout) as [{ files: readonly { path: string }[] }];
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['index.d.ts', 'index.js', 'operations.js', 'plateno.d.ts']),
  );
});

test('the client has no package but openapi-fetch', async () => {
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object & {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual(['openapi-fetch']);
});
