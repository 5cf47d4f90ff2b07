import { bg } from './bg.ts';
import { en, type Messages } from './en.ts';

/** The languages of the sandbox's pages. */
export type Language = 'bg' | 'en';

const catalogues: Readonly<Record<Language, Messages>> = { bg, en };

/** The sandbox's words in one language. */
export const messagesIn = (language: Language): Messages => catalogues[language];

const declineMessages: Readonly<Record<string, keyof Messages>> = {
  insufficient_funds: 'declineInsufficientFunds',
  card_velocity_exceeded: 'declineVelocity',
  expired_card: 'declineExpired',
  incorrect_cvc: 'declineCvc',
  processing_error: 'declineProcessing',
};

/** Why the bank declined. Lost and stolen cards read like any refusal, so as not to warn whoever holds them. */
export const declineMessage = (language: Language, declineCode: string): string =>
  catalogues[language][declineMessages[declineCode] ?? 'declineGeneric'];
