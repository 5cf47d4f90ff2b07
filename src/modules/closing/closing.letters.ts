import { letterWriter } from '#platform/mail/letter.ts';
import { ofMonth, ofRedirection, ofThreshold } from './application/month-letters.ts';

/** Letters to merchants about months, and to accountants with their files. */
export const closingLetters = [
  letterWriter(ofMonth, async () => (await import('./adapters/mail/month-letter.ts')).monthLetter),
  letterWriter(
    ofThreshold,
    async () => (await import('./adapters/mail/threshold-letter.ts')).thresholdLetter,
  ),
  letterWriter(
    ofRedirection,
    async () => (await import('./adapters/mail/redirected-letter.ts')).redirectedLetter,
  ),
];
