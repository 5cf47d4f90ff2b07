import { validateDocumentTexts } from '#contract/invoices/document-texts.ts';
import { mustNotLackFactor } from '#kernel/actor.ts';
import { taxFileTextOf } from '#kernel/ledger-text.ts';
import { machineFontFolders } from '../browser/document-fonts.ts';
import { readFontCoverage, type FontCoverage } from '../browser/font-coverage.ts';
import { unprintableCharacters } from '../browser/unprintable-characters.ts';
import { serve, type Route } from './route.ts';

/** The fonts are read once, with the first text. */
export const documentTextsRoute = (fontFolders: readonly string[] = machineFontFolders): Route => {
  let coverage: Promise<FontCoverage> | undefined;
  return serve(validateDocumentTexts, async ({ body: { texts }, caller: { actor } }) => {
    mustNotLackFactor(actor);
    const fonts = await (coverage ??= readFontCoverage(fontFolders));
    return {
      unprintable: texts.map((text) => unprintableCharacters(text, fonts)),
      taxFiles: texts.map(taxFileTextOf),
    };
  });
};
