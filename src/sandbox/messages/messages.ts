import { bg } from './bg.ts';
import { en, type Messages } from './en.ts';

/** Languages of the sandbox's pages. */
export type Language = 'bg' | 'en';

const catalogues: Readonly<Record<Language, Messages>> = { bg, en };

/** The sandbox's texts in one language. */
export const messagesIn = (language: Language): Messages => catalogues[language];

const declineMessages: Readonly<Record<string, keyof Messages>> = {
  insufficient_funds: 'declineInsufficientFunds',
  card_velocity_exceeded: 'declineVelocity',
  expired_card: 'declineExpired',
  incorrect_cvc: 'declineCvc',
  processing_error: 'declineProcessing',
};

/** Reason of a decline. Lost and stolen cards read like any other decline, so as not to warn their holder. */
export const declineMessage = (language: Language, declineCode: string): string =>
  catalogues[language][declineMessages[declineCode] ?? 'declineGeneric'];
