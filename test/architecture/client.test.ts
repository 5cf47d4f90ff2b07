import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientFiles } from '#development/client-files.ts';

const folder = join(import.meta.dirname, '../../docs/client');

test('the generated files of docs/client are as `npm run sdk` writes them', async () => {
  for (const [name, content] of Object.entries(await clientFiles()))
    expect((await readFile(join(folder, name), 'utf8')) === content, `${name}: run npm run sdk`).toBe(true);
});

test('the client has no package but openapi-fetch', async () => {
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object & {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual(['openapi-fetch']);
});
