import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findRetiredWords, type Finding } from './rules/find-retired-words.ts';
import { exceptions, type Exception } from './rules/retired-words.ts';
import { root, type SourceFile } from './rules/source.ts';

const folders = ['src', 'web', 'cli', 'migrations', 'seeds', 'test', 'docs', '.github', '.ci'];
const isText = /\.(tsx?|m[jt]s|c?js|md|css|hbs|html|ya?ml|json|txt|example)$|(^|\/)(run|plateno|Dockerfile)$/;
/** Dependencies by their own names, and the files of this rule. */
const isLeftOut =
  /(?:^|\/)node_modules\/|^package-lock\.json$|^test\/architecture\/(rules\/(find-)?retired-words|retired-words\.test)\.ts$/;

const filesIn = async (folder: string, recursive: boolean): Promise<SourceFile[]> => {
  const entries = await readdir(join(root, folder), { recursive, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => isText.test(path) && !isLeftOut.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
};

const used = new Set<Exception>();
let files: readonly SourceFile[];
let findings: readonly Finding[];
beforeAll(async () => {
  files = (
    await Promise.all([filesIn('.', false), ...folders.map((folder) => filesIn(folder, true))])
  ).flat();
  findings = files.flatMap((file) => findRetiredWords(file, used));
});

test('no file has a word that the glossary replaces', () => {
  expect(files.length).toBeGreaterThan(2_000);
  expect(findings.map(({ file, line, word, use }) => `${file}:${line}: “${word}”, use: ${use}`)).toEqual([]);
});

test('every exception of the retired words is needed', () => {
  expect(exceptions.filter((exception) => !used.has(exception))).toEqual([]);
});

test('a retired word is found in prose, in identifiers and in the path of a file', () => {
  const text = 'const readSheets = 1;\n// Nobody knows a worksheet.\nadd_allowance(linkId, paymentLinkId)';
  const found = findRetiredWords({ path: 'src/news-desk.ts', text });
  expect(found.map(({ line, word }) => [line, word])).toEqual([
    [0, 'news'],
    [0, 'desk'],
    [1, 'sheets'],
    [2, 'nobody'],
    [3, 'allowance'],
    [3, 'link id'],
  ]);
});
