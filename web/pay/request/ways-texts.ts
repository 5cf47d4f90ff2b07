import type { Language } from '../../shared/messages/language.ts';

type WaysTexts = Readonly<{
  title: string;
  card: string;
  bank: string;
  /** What follows after the bank was chosen. */
  next: string;
  promise: string;
}>;

/** Texts of the two ways to pay. The server renders both languages; they are in no script. */
export const waysTexts: Readonly<Record<Language, WaysTexts>> = {
  bg: {
    title: 'Как ще платите?',
    card: 'С карта',
    bank: 'По банков път',
    next: 'Следва страница с получателя, IBAN, сумата в евро и основанието за превода.',
    promise: 'Ще платя с превод',
  },
  en: {
    title: 'How will you pay?',
    card: 'By card',
    bank: 'By bank transfer',
    next: 'The next page has the receiver, the IBAN, the amount in euro and the reference of the transfer.',
    promise: 'I will pay by transfer',
  },
};
