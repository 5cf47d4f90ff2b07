import { expect, test } from 'vitest';
import { sourceFiles, type SourceFile } from './rules/source.ts';
import { repeatedWords } from './rules/terms.ts';

test('a word that catalogues of the web use four times is one of the terms', async () => {
  const files = await sourceFiles('web');
  const catalogues = files
    .filter(({ path }) => /\bbg\.ts$/.test(path) && !path.endsWith('/terms-bg.ts'))
    .flatMap((bg) => {
      const en = files.find(({ path }) => path === bg.path.replace(/bg\.ts$/, 'en.ts'));
      return en === undefined ? [] : [{ bg, en }];
    });
  expect(catalogues.length).toBeGreaterThan(50);
  expect(repeatedWords(catalogues)).toEqual([]);
});

const catalogue = (path: string, text: string): SourceFile => ({
  path,
  text: `export const texts = { a: '${text}', b: { c: '${text}', d: term.other } } as const;`,
});

test('a word that four places write is reported, and one with two translations is not', () => {
  const paid = { bg: catalogue('a/bg.ts', 'Платено'), en: catalogue('a/en.ts', 'Paid') };
  const other = { bg: catalogue('b/bg.ts', 'Платено'), en: catalogue('b/en.ts', 'Settled') };
  expect(repeatedWords([paid, { ...paid }])).toEqual(['Платено / Paid']);
  expect(repeatedWords([paid, other])).toEqual([]);
});
