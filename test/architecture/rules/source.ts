import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseSync, Visitor, type ParseResult, type VisitorObject } from 'oxc-parser';

export const root = join(import.meta.dirname, '../../..');

/** A file of the repository, by its path from the root. */
export type SourceFile = Readonly<{ path: string; text: string }>;

/** Files do not change during a run: each is read once. */
const files = new Map<string, Promise<SourceFile>>();

const readSource = (path: string): Promise<SourceFile> => {
  const known =
    files.get(path) ?? readFile(path, 'utf8').then((text) => ({ path: relative(root, path), text }));
  files.set(path, known);
  return known;
};

/** TypeScript files below the folders, without declarations. */
export const sourceFiles = async (...folders: readonly string[]): Promise<SourceFile[]> => {
  const entries = await Promise.all(
    folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  );
  const sources = entries.flat().filter(({ name }) => /(?<!\.d)\.tsx?$/.test(name));
  return Promise.all(sources.map(({ parentPath, name }) => readSource(join(parentPath, name))));
};

/** All rules read the same tree of a file. */
const programs = new WeakMap<SourceFile, ParseResult['program']>();

const parse = (file: SourceFile): ParseResult['program'] => {
  const { program, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]!.message}`);
  programs.set(file, program);
  return program;
};

export const programOf = (file: SourceFile): ParseResult['program'] => programs.get(file) ?? parse(file);

export const visit = (file: SourceFile, visitor: VisitorObject): void =>
  new Visitor(visitor).visit(programOf(file));

export const lineOf = ({ text }: SourceFile, { start }: Readonly<{ start: number }>): number =>
  text.slice(0, start).split('\n').length;
