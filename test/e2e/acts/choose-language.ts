import { languageNames, type Language } from '#web/shared/words/language.ts';
import type { Visitor } from '../ground/visitor.ts';
import { words } from '../ground/words.ts';
import { button } from './fields.ts';

/** By the globe menu: a list of buttons, in the back office a menu. */
export const chooseByGlobe = async ({ page, words }: Visitor, language: Language): Promise<void> => {
  await page.getByRole('button', { name: words.shared.language }).click();
  const name = languageNames[language];
  await button(page, name).or(page.getByRole('menuitem', { name })).click();
};

/** From Bulgarian, in which every browser starts. */
export const chooseLanguage = async (visitor: Visitor): Promise<void> => {
  if (visitor.language === 'bg') return;
  await chooseByGlobe({ ...visitor, words: words.bg }, visitor.language);
};

/** The same on the pay page, where both languages are in sight. */
export const choosePayLanguage = async ({ page, language }: Visitor): Promise<void> => {
  if (language !== 'bg') await button(page, languageNames[language]).click();
};
