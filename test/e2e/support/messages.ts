import { bg as hostedBg } from '#sandbox/messages/bg.ts';
import { en as hostedEn } from '#sandbox/messages/en.ts';
import { bg as adminBg } from '#web/admin/messages/bg.ts';
import { en as adminEn } from '#web/admin/messages/en.ts';
import { bg as merchantBg } from '#web/merchant/messages/bg.ts';
import { en as merchantEn } from '#web/merchant/messages/en.ts';
import { bg as linkBg } from '#web/merchant/links/messages/bg.ts';
import { en as linkEn } from '#web/merchant/links/messages/en.ts';
import { bg as paymentBg } from '#web/merchant/payments/messages/bg.ts';
import { en as paymentEn } from '#web/merchant/payments/messages/en.ts';
import { bg as returnBg } from '#web/pay/return/messages/bg.ts';
import { en as returnEn } from '#web/pay/return/messages/en.ts';
import { bg as payBg } from '#web/pay/messages/bg.ts';
import { en as payEn } from '#web/pay/messages/en.ts';
import { bg as publicBg } from '#web/public/messages/bg.ts';
import { en as publicEn } from '#web/public/messages/en.ts';
import { bg as sharedBg } from '#web/shared/messages/bg.ts';
import { en as sharedEn } from '#web/shared/messages/en.ts';
import type { Language } from '#web/shared/messages/language.ts';

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
export type Messages = Said<typeof en>;

const bg: Messages = {
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
export const messages: Readonly<Record<Language, Messages>> = { bg, en };

/** A sentence with its blanks filled: `fill('Invoice %{number}', { number: '1' })`. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
