import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutations } from '#test/mutations/mutations.ts';

const root = join(import.meta.dirname, '../..');

it.each(mutations)('the code that the mutation “$name” changes exists once', async ({ file, from }) => {
  const code = await readFile(join(root, file), 'utf8');
  expect(code.split(from).length - 1).toBe(1);
});
