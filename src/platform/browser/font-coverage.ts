import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { documentFontFiles } from './document-fonts.ts';
import { codePointsOfTable, type CodePointRange } from './character-map.ts';

const readAt = async (file: FileHandle, position: number, length: number): Promise<DataView> => {
  const buffer = Buffer.alloc(length);
  await file.read(buffer, 0, length, position);
  return new DataView(buffer.buffer, buffer.byteOffset, length);
};

const tagOf = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));

/** Offsets of the fonts in a file: one, or those of a collection (OpenType, "Font collections"). */
const beginningsOf = async (file: FileHandle): Promise<number[]> => {
  const head = await readAt(file, 0, 12);
  if (tagOf(head, 0) !== 'ttcf') return [0];
  const count = head.getUint32(8);
  const offsets = await readAt(file, 12, count * 4);
  return Array.from({ length: count }, (_, place) => offsets.getUint32(place * 4));
};

/** The `cmap` table of the font at that offset (OpenType, "Table directory"). */
const characterMapOf = async (file: FileHandle, beginning: number): Promise<DataView | undefined> => {
  const count = (await readAt(file, beginning + 4, 2)).getUint16(0);
  const directory = await readAt(file, beginning + 12, count * 16);
  for (let at = 0; at < count * 16; at += 16) {
    if (tagOf(directory, at) !== 'cmap') continue;
    return readAt(file, directory.getUint32(at + 8), directory.getUint32(at + 12));
  }
  return undefined;
};

const rangesOfFile = async (path: string): Promise<CodePointRange[]> => {
  const file = await open(path);
  try {
    const ranges: CodePointRange[] = [];
    for (const beginning of await beginningsOf(file)) {
      const table = await characterMapOf(file, beginning);
      if (table !== undefined) ranges.push(...codePointsOfTable(table));
    }
    return ranges;
  } finally {
    await file.close();
  }
};

const fontFilesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  return entries.filter((name) => /\.(ttf|otf|ttc|otc)$/i.test(name)).map((name) => join(folder, name));
};

/** The characters that at least one font covers. */
export type FontCoverage = Readonly<{ has(codePoint: number): boolean }>;

/**
 * Reads which characters documents can show: those of the product's own fonts and of the fonts in the folders. A
 * font of the machine that cannot be read counts as absent.
 */
export const readFontCoverage = async (fontFolders: readonly string[]): Promise<FontCoverage> => {
  const covered = new Set<number>();
  const add = (ranges: readonly CodePointRange[]): void => {
    for (const [first, last] of ranges) for (let code = first; code <= last; code += 1) covered.add(code);
  };
  for (const path of documentFontFiles) add(await rangesOfFile(path));
  for (const folder of fontFolders) {
    for (const path of await fontFilesIn(folder)) add(await rangesOfFile(path).catch(() => []));
  }
  return covered;
};
