import { bg } from './bg.ts';
import { en, type Words } from './en.ts';

/** The languages of the sandbox's pages. */
export type Language = 'bg' | 'en';

const catalogues: Readonly<Record<Language, Words>> = { bg, en };

/** The sandbox's words in one language. */
export const wordsIn = (language: Language): Words => catalogues[language];

const declineWords: Readonly<Record<string, keyof Words>> = {
  insufficient_funds: 'declineInsufficientFunds',
  card_velocity_exceeded: 'declineVelocity',
  expired_card: 'declineExpired',
  incorrect_cvc: 'declineCvc',
  processing_error: 'declineProcessing',
};

/** Why the bank declined. Lost and stolen cards read like any refusal, so as not to warn whoever holds them. */
export const declineSentence = (language: Language, declineCode: string): string =>
  catalogues[language][declineWords[declineCode] ?? 'declineGeneric'];
