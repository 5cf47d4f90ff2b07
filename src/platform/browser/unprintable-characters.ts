import type { FontCoverage } from './font-coverage.ts';

/** Spaces, controls, joiners and direction marks are not drawn. */
const invisible = /[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

const charactersOf = (text: string): string[] =>
  Array.from(characters.segment(text), ({ segment }) => segment);

/** Whether one font draws the letter together with its marks, as they are or composed. */
const isPrintable = (character: string, coverage: FontCoverage): boolean =>
  [character, character.normalize('NFC')].some((form) =>
    coverage.hasTogether(
      Array.from(form)
        .filter((sign) => !invisible.test(sign))
        .map((sign) => sign.codePointAt(0)!),
    ),
  );

/**
 * The characters that documents cannot show, each once, in text order. A letter with its accents, or an emoji of
 * several code points, counts as one character.
 */
export const unprintableCharacters = (text: string, coverage: FontCoverage): string[] =>
  [...new Set(charactersOf(text))].filter((character) => !isPrintable(character, coverage));

const picture = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** What stands for a character that no font has. */
const replacement = '?';

/** The letter with as many of its marks as one font draws with it. */
const withoutMarks = (character: string, coverage: FontCoverage): string => {
  const [letter = '', ...marks] = character.normalize('NFC');
  if (!isPrintable(letter, coverage)) return picture.test(character) ? '' : replacement;
  return marks.reduce((kept, mark) => (isPrintable(kept + mark, coverage) ? kept + mark : kept), letter);
};

/** Outside the range that the embedded font has for certain. */
const doubtful = /[^\s\u0020-\u007e\u00a0-\u017f\u0400-\u045f„“”’–—…№€]/;
/** Such characters with the one before them, which they may mark. */
const doubtfulRun = new RegExp(`.?${doubtful.source}+`, 'gsu');

/** Whether a text needs {@link printableText}. */
export const isDoubtful = (text: string): boolean => doubtful.test(text);

/**
 * The text, or HTML, as documents show it, without an empty box: marks that no font draws with their letter are left
 * out, as are pictures that no font has; any other such character is `?`.
 */
export const printableText = (text: string, coverage: FontCoverage): string =>
  text.replace(doubtfulRun, (run) =>
    charactersOf(run)
      .map((character) => (isPrintable(character, coverage) ? character : withoutMarks(character, coverage)))
      .join(''),
  );
