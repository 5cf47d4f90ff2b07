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

/**
 * What the fonts cover. A letter and its marks are drawn only by one font that has all of them: the embedded one where
 * it has the letter, because the browser then looks for no other.
 */
export type FontCoverage = Readonly<{ hasTogether(codePoints: readonly number[]): boolean }>;

/** Ranges in order, without those that touch. */
const merged = (ranges: readonly CodePointRange[]): CodePointRange[] => {
  const found: [number, number][] = [];
  for (const [first, last] of ranges.toSorted(([one], [other]) => one - other)) {
    const before = found.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else found.push([first, last]);
  }
  return found;
};

const has = (ranges: readonly CodePointRange[], codePoint: number): boolean => {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle]!;
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
};

/**
 * Reads which characters documents can show: those of the product's own fonts and of the fonts in the folders. A
 * font of the machine that cannot be read counts as absent.
 */
export const readFontCoverage = async (fontFolders: readonly string[]): Promise<FontCoverage> => {
  const fonts: CodePointRange[][] = [];
  for (const path of documentFontFiles) fonts.push(merged(await rangesOfFile(path)));
  for (const folder of fontFolders) {
    for (const path of await fontFilesIn(folder))
      fonts.push(merged(await rangesOfFile(path).catch(() => [])));
  }
  return {
    hasTogether: (codePoints) => {
      const [embedded = [], ...others] = fonts;
      const [letter] = codePoints;
      const asked = letter !== undefined && has(embedded, letter) ? [embedded] : others;
      return codePoints.length === 0 || asked.some((font) => codePoints.every((each) => has(font, each)));
    },
  };
};
