import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** History of earlier versions: commands may have changed since. */
const pastVersions = 'CHANGELOG.md';

export type Document = Readonly<{ file: string; text: string }>;

/** Every Markdown document of the repository, by path. */
export const readDocuments = async (): Promise<readonly Document[]> => {
  const exclude = ['**/node_modules/**', 'dist/**', 'var/**', pastVersions];
  const files: string[] = [];
  for await (const file of glob('**/*.md', { cwd: root, exclude })) files.push(file);
  return Promise.all(
    files.toSorted().map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
};

/** The fenced blocks of one language, without the indentation of a surrounding list. */
export const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n(.*?)^ *\`\`\`$`, 'gms'))].map(([, indent, block]) =>
    block!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

/** Lines of shell blocks (`sh` and `bash`), continued lines joined, comments and empty lines left out. */
export const shellLinesOf = (text: string): string[] =>
  ['sh', 'bash']
    .flatMap((language) => blocksOf(text, language))
    .flatMap((block) => block.replaceAll(/\\\n\s*/g, '').split('\n'))
    .map((line) => line.replace(/(^|\s+)# .*$/, '').trim())
    .filter((line) => line !== '');

/** Inline code outside fenced blocks. */
export const inlineCodeOf = (text: string): string[] =>
  [...text.replaceAll(/^( *)```.*?^ *```$/gms, '').matchAll(/`([^`]+)`/g)].map(([, code]) =>
    code!.replaceAll(/\s+/g, ' '),
  );
