import type { FontCoverage } from './font-coverage.ts';

/** Spaces, controls, joiners and direction marks are not drawn. */
const invisible = /[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

const isCovered = (text: string, coverage: FontCoverage): boolean =>
  Array.from(text).every((sign) => invisible.test(sign) || coverage.has(sign.codePointAt(0)!));

/**
 * The characters that documents would show as an empty box, each once, in text order. A letter with an accent, or
 * an emoji of several code points, counts as one character.
 */
export const unprintableCharacters = (text: string, coverage: FontCoverage): string[] => {
  const all = Array.from(characters.segment(text), ({ segment }) => segment);
  return [...new Set(all)].filter(
    (character) => !isCovered(character, coverage) && !isCovered(character.normalize('NFC'), coverage),
  );
};
