import type { Page } from 'playwright';

/** Upper-case words that are right on a screen: file formats, currencies, abbreviations. */
const abbreviations = new Set(['PLATENO', 'COUNTER', 'HTTPS', 'VISA']);

/** Types of webhook events, which the back office shows by the provider's names. */
const isEventType = (word: string): boolean => /^(?:payment_intent|async_payment_\w+|funds_\w+)$/.test(word);

/** Texts that must not be visible: codes, message keys, unfilled placeholders, missing values. */
const codesIn = (text: string): string[] => [
  ...(text.match(/(?<![\w@./-])[A-Z]{2,}(?:_[A-Z]+)+(?![\w-])/g) ?? []),
  ...(text.match(/(?<![\w@./-])[A-Z]{5,}(?![\w-])/g) ?? []).filter((word) => !abbreviations.has(word)),
  ...(text.match(/(?<![\w@./-])[a-z]{3,}(?:_[a-z]{3,})+(?![\w-])/g) ?? []).filter(
    (word) => !isEventType(word),
  ),
  ...(text.match(
    /(?<![\w@./-])(?:shared|public|merchant|admin|payment|link|demo|resources|ra)\.[a-z][\w.]+/g,
  ) ?? []),
  ...(text.match(/%\{\w+\}|\bundefined\b|\bnull\b|\bNaN\b|\[object |Invalid Date/g) ?? []),
];

/** Reads the text of the screen. @returns texts that must not be visible, each with the name of the screen */
export const readScreen = async (page: Page, name: string): Promise<string[]> => {
  const text = await page.evaluate(() => document.body.innerText);
  return [...new Set(codesIn(text))].map((code) => `${name}: “${code}”`);
};
