import { languageNames } from '#web/shared/words/language.ts';
import type { Visitor } from '../ground/visitor.ts';
import { words } from '../ground/words.ts';
import { button } from './fields.ts';

/** By the globe menu, from Bulgarian, in which every browser starts. */
export const chooseLanguage = async ({ page, language }: Visitor): Promise<void> => {
  if (language === 'bg') return;
  await page.getByRole('button', { name: words.bg.shared.language }).click();
  await button(page, languageNames[language]).click();
};

/** The same on the pay page, where both languages are in sight. */
export const choosePayLanguage = async ({ page, language }: Visitor): Promise<void> => {
  if (language !== 'bg') await button(page, languageNames[language]).click();
};
