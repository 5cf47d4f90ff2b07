import { exceptions, retiredWords, type Exception } from './retired-words.ts';
import type { SourceFile } from './source.ts';

/** @param line counted from 1; 0 for the path of the file */
export type Finding = Readonly<{ file: string; line: number; word: string; use: string }>;

const groups = retiredWords.map(({ words }) => `(${words})`).join('|');
const anyRetired = new RegExp(`\\b(?:${groups})\\b`, 'g');

/** Identifiers as words in lower case: `readSheets`, `read_sheets` and `read-sheets` become `read sheets`. */
const asWords = (text: string): string =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();

/** Retired words in the path and the lines of a file. @param used collects the exceptions that were needed */
export const findRetiredWords = ({ path, text }: SourceFile, used = new Set<Exception>()): Finding[] => {
  const found: Finding[] = [];
  const lines = [path, ...text.split('\n')];
  for (const [line, original] of lines.entries()) {
    for (const { 0: word, ...match } of asWords(original).matchAll(anyRetired)) {
      const allowed = exceptions.find((each) => each.files.test(path) && each.text.test(original));
      if (allowed !== undefined) {
        used.add(allowed);
        continue;
      }
      const place = retiredWords.findIndex((_, group) => match[group + 1] !== undefined);
      found.push({ file: path, line, word, use: retiredWords[place]!.use });
    }
  }
  return found;
};
