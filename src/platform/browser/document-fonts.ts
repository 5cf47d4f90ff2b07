import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const fontPackage = '@fontsource/ibm-plex-sans';
const weights = [400, 600] as const;
const { resolve } = createRequire(import.meta.url);

/** A font for some letters of one weight, with everything that is needed to draw them. */
export type DocumentFont = Readonly<{ family: string; weight: string; unicodeRange: string; source: string }>;

const sourceOf = (subset: string, weight: number): string => {
  const file = resolve(`${fontPackage}/files/ibm-plex-sans-${subset}-${weight}-normal.woff2`);
  return `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
};

/**
 * The fonts of all documents, in all alphabets, with `data:` sources: they print where no font is installed. A page takes
 * them once and keeps them, because in the document itself they would cost milliseconds every time.
 */
export const documentFonts = (): DocumentFont[] => {
  const ranges = JSON.parse(readFileSync(resolve(`${fontPackage}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(ranges).flatMap(([subset, unicodeRange]) =>
    weights.map((weight) => ({
      family: 'IBM Plex Sans',
      weight: String(weight),
      unicodeRange,
      source: sourceOf(subset, weight),
    })),
  );
};
