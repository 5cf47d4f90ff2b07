import { letterWriter } from '#platform/mail/letter.ts';
import { ofMandate } from './application/mandates/send-mandate-mail.ts';

/** Letters to payers. */
export const paymentLetters = [
  letterWriter(ofMandate, async () => (await import('./adapters/mail/mandate-letter.ts')).mandateLetter),
];
