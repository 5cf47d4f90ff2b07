import type { Page } from 'playwright';

/** Words of capitals that people read: file formats, currencies, and abbreviations of the trade. */
const abbreviations = new Set(['PLATENO', 'COUNTER', 'HTTPS', 'VISA']);

/** Types of the card provider's events, which the back office shows as the provider names them. */
const isEventType = (word: string): boolean => /^(?:payment_intent|async_payment_\w+|funds_\w+)$/.test(word);

/** What a person is not to read: codes, keys of catalogues, unfilled blanks, values that are missing. */
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

/** Reads what stands on the screen. @returns what should not stand there, each with the name of the screen */
export const readScreen = async (page: Page, name: string): Promise<string[]> => {
  const text = await page.evaluate(() => document.body.innerText);
  return [...new Set(codesIn(text))].map((code) => `${name}: “${code}”`);
};
