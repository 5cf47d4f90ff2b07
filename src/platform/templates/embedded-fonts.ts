import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const family = '@fontsource/ibm-plex-sans';
const weights = [400, 600] as const;
const { resolve } = createRequire(import.meta.url);

type Range = readonly [first: number, last: number];
type Subset = Readonly<{ css: string; ranges: readonly Range[] }>;

/** `U+0400-045F,U+2116` as numbers. */
const parseRanges = (unicodeRange: string): Range[] =>
  unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const readSubset = (name: string, unicodeRange: string): Subset => {
  const faces = weights.map((weight) => {
    const file = resolve(`${family}/files/ibm-plex-sans-${name}-${weight}-normal.woff2`);
    const source = `data:font/woff2;base64,${readFileSync(file, 'base64')}`;
    return `@font-face { font-family: "IBM Plex Sans"; font-weight: ${weight}; src: url(${source}) format("woff2"); unicode-range: ${unicodeRange}; }`;
  });
  return { css: faces.join('\n'), ranges: parseRanges(unicodeRange) };
};

let subsets: readonly Subset[] | undefined;

const readSubsets = (): readonly Subset[] => {
  const unicode = JSON.parse(readFileSync(resolve(`${family}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(unicode).map(([name, unicodeRange]) => readSubset(name, unicodeRange));
};

/**
 * Font faces for a page that prints where no font is installed, as CSS with `data:` sources: only the alphabets that the
 * text is written in, because every one of them costs milliseconds in every document.
 */
export const embeddedFonts = (text: string): string => {
  subsets ??= readSubsets();
  const characters = new Set(Array.from(text, (character) => character.codePointAt(0)!));
  const isUsed = ({ ranges }: Subset): boolean =>
    ranges.some(([first, last]) => characters.values().some((code) => code >= first && code <= last));
  return subsets
    .filter(isUsed)
    .map(({ css }) => css)
    .join('\n');
};
