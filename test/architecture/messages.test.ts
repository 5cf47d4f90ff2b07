import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { messages } from '#messages/message-catalogue.ts';

const source = join(import.meta.dirname, '../../src');

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(join(source, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));

/** Codes of failures, field problems and invariants in the code. */
const codesIn = (text: string): string[] =>
  [...text.matchAll(/\bcode(?:\s*=\s*|:\s*)'([a-z]+\.[a-z-]+)'/g)].map(([, code]) => code!);

/** A failure may choose among several codes: where failures are declared, every code that is named counts. */
const codesOfFailures = (text: string): string[] =>
  [...text.matchAll(/'([a-z]+\.[a-z-]+)'/g)].map(([, code]) => code!);

const codes: string[] = [];
for (const folder of ['kernel', 'modules', 'platform', 'contract']) {
  for (const file of await filesOf(folder)) {
    const find = /failures?\.ts$/.test(file) ? codesOfFailures : codesIn;
    codes.push(...find(await readFile(file, 'utf8')));
  }
}

test('every failure, field problem and invariant has a message in both languages', () => {
  expect(new Set(codes).size).toBeGreaterThan(30);
  for (const language of languages) {
    const speechless = [...new Set(codes)].filter(
      (code) => !messages.knows(code) || !messages.say(language, code),
    );
    expect(speechless).toEqual([]);
  }
});

test('field problems of the contract have a message', async () => {
  const named: string[] = [];
  for (const file of await filesOf('contract')) {
    const text = await readFile(file, 'utf8');
    named.push(...[...text.matchAll(/problem\('([a-z-]+)'/g)].map(([, code]) => `fields.${code!}`));
  }
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((code) => !messages.knows(code))).toEqual([]);
});
