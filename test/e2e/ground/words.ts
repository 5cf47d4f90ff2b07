import { bg as hostedBg } from '#sandbox/words/bg.ts';
import { en as hostedEn } from '#sandbox/words/en.ts';
import { bg as adminBg } from '#web/admin/words/bg.ts';
import { en as adminEn } from '#web/admin/words/en.ts';
import { bg as merchantBg } from '#web/merchant/words/bg.ts';
import { en as merchantEn } from '#web/merchant/words/en.ts';
import { bg as linkBg } from '#web/merchant/links/words/bg.ts';
import { en as linkEn } from '#web/merchant/links/words/en.ts';
import { bg as paymentBg } from '#web/merchant/payments/words/bg.ts';
import { en as paymentEn } from '#web/merchant/payments/words/en.ts';
import { bg as returnBg } from '#web/pay/return/words/bg.ts';
import { en as returnEn } from '#web/pay/return/words/en.ts';
import { bg as payBg } from '#web/pay/words/bg.ts';
import { en as payEn } from '#web/pay/words/en.ts';
import { bg as publicBg } from '#web/public/words/bg.ts';
import { en as publicEn } from '#web/public/words/en.ts';
import { bg as sharedBg } from '#web/shared/words/bg.ts';
import { en as sharedEn } from '#web/shared/words/en.ts';
import type { Language } from '#web/shared/words/language.ts';

const en = {
  ...sharedEn,
  ...publicEn,
  ...merchantEn,
  ...paymentEn,
  ...linkEn,
  ...adminEn,
  pay: payEn,
  return: returnEn,
  hosted: hostedEn,
};
/** Sentences, and those that are made from facts. */
type Said<C> = C extends string
  ? string
  : C extends (...facts: infer Facts) => string
    ? (...facts: Facts) => string
    : { readonly [K in keyof C]: Said<C[K]> };

/** What the screens say, by surface. */
export type Words = Said<typeof en>;

const bg: Words = {
  ...sharedBg,
  ...publicBg,
  ...merchantBg,
  ...paymentBg,
  ...linkBg,
  ...adminBg,
  pay: payBg,
  return: returnBg,
  hosted: hostedBg,
};

/** The screens' own catalogues: a walk looks for the words that a person is shown. */
export const words: Readonly<Record<Language, Words>> = { bg, en };

/** A sentence with its blanks filled: `fill('Invoice %{number}', { number: '1' })`. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
