import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenReferences, type Repository } from './rules/document-references.ts';

const root = join(import.meta.dirname, '../..');
const exclude = [
  '**/node_modules',
  '**/node_modules/**',
  'dist',
  'dist/**',
  'var',
  'var/**',
  '.git',
  '.git/**',
];
const paths = new Set<string>();
const texts = new Map<string, string>();
for await (const path of glob('{*,.*,**/*,.*/**/*}', { cwd: root, exclude })) {
  paths.add(path);
  if (path.endsWith('.md')) texts.set(path, await readFile(join(root, path), 'utf8'));
}
const repository: Repository = { paths, texts };

/** History: files may have been moved since. */
const past = 'CHANGELOG.md';
/** Files of the examples in the recipes of CONTRIBUTING.md. */
const examples = /notes|cancelled-letter/;

const documents = [...texts.keys()].filter((path) => path !== past).toSorted();

test.for(documents)('every link, path and file name in %s exists', (document) => {
  const broken = brokenReferences(document, repository);
  expect(broken.filter((reference) => !examples.test(reference))).toEqual([]);
});

test('the README has at most 7,000 bytes', () => {
  expect(Buffer.byteLength(texts.get('README.md')!)).toBeLessThanOrEqual(7_000);
});

const decisions = documents.filter((path) => /^docs\/adr\/\d/.test(path));

test.for(decisions)('%s names context, decision, alternatives and consequences', (decision) => {
  const headings = texts.get(decision)!.match(/^## .*$/gm);
  expect(headings).toEqual(['## Context', '## Decision', '## Alternatives', '## Consequences']);
});

const small: Repository = {
  paths: new Set(['docs/a.md', 'docs/b.md', 'src', 'src/main.ts']),
  texts: new Map([
    [
      'docs/a.md',
      '[b](b.md) [c](c.md) [part](b.md#the-part) [gone](b.md#gone) `src/main.ts` `src/gone.ts` `b.ts`',
    ],
    ['docs/b.md', '# The part'],
  ]),
};

test('a missing file, a missing heading and the name of a missing file are reported', () => {
  expect(brokenReferences('docs/a.md', small)).toEqual([
    'docs/c.md',
    'docs/b.md#gone',
    'src/gone.ts',
    'b.ts',
  ]);
});

test('the README names every module', () => {
  const named = /\[module\]\(src\/modules\) \(([^)]*)\)/.exec(texts.get('README.md')!)![1]!.split(/,\s+/);
  const modules = [...paths].flatMap((path) => /^src\/modules\/([\w-]+)$/.exec(path)?.[1] ?? []);
  expect(named.toSorted()).toEqual(modules.toSorted());
});
