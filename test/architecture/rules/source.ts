import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';

export const root = join(import.meta.dirname, '../../..');

/** A file of the repository, by its path from the root. */
export type SourceFile = Readonly<{ path: string; text: string }>;

/** TypeScript files below the folders, without declarations. */
export const sourceFiles = async (...folders: readonly string[]): Promise<SourceFile[]> => {
  const found: SourceFile[] = [];
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter(({ name }) => /(?<!\.d)\.tsx?$/.test(name))) {
      const path = join(entry.parentPath, entry.name);
      found.push({ path: relative(root, path), text: await readFile(path, 'utf8') });
    }
  }
  return found;
};

export const visit = ({ path, text }: SourceFile, visitor: VisitorObject): void => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  new Visitor(visitor).visit(program);
};

export const lineOf = ({ text }: SourceFile, { start }: Readonly<{ start: number }>): number =>
  text.slice(0, start).split('\n').length;
