import { languageNames, type Language } from '#web/shared/messages/language.ts';
import type { Visitor } from '../support/visitor.ts';
import { messages } from '../support/messages.ts';
import { button } from './fields.ts';

/** By the globe menu: a list of buttons, in the back office a menu. */
export const chooseByGlobe = async ({ page, messages }: Visitor, language: Language): Promise<void> => {
  await page.getByRole('button', { name: messages.shared.language }).click();
  const name = languageNames[language];
  await button(page, name).or(page.getByRole('menuitem', { name })).click();
};

/** From Bulgarian, in which every browser starts. */
export const chooseLanguage = async (visitor: Visitor): Promise<void> => {
  if (visitor.language === 'bg') return;
  await chooseByGlobe({ ...visitor, messages: messages.bg }, visitor.language);
};

/** The same on the pay page, where both languages are in sight. */
export const choosePayLanguage = async ({ page, language }: Visitor): Promise<void> => {
  if (language !== 'bg') await button(page, languageNames[language]).click();
};
