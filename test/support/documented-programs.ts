import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A fenced block; a whole program has the name of its file after the language. */
export type Block = Readonly<{ language: string; name: string; code: string }>;

/** All fenced blocks of `docs/integrate.md`, in their order. */
export const integrationBlocks = async (): Promise<readonly Block[]> => {
  const text = await readFile(join(root, 'docs/integrate.md'), 'utf8');
  return [...text.matchAll(/^```(\w*) ?(\S*)\n(.*?)^```$/gms)].map(([, language, name, code]) => ({
    language: language!,
    name: name!,
    code: code!,
  }));
};
