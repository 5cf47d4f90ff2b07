import type { Language } from '#kernel/language.ts';
import { letterType } from '#kernel/letters.ts';
import type { Deadlines } from '../domain/month-close.ts';
import type { ThresholdLimit } from '../domain/turnover-rules.ts';
import type { Crossing, ThresholdStep } from '../domain/vat-threshold.ts';

type Addressed = Readonly<{
  to: string;
  /** `YYYY-MM` in Sofia. */
  month: string;
  merchantName: string;
  language: Language;
  /** The Message-ID follows from it: a mailbox shows a repeated mail once. */
  id: string;
}>;
/** To the merchant: the month is over, or still open. */
export type MonthAlert = Addressed &
  Readonly<{ kind: 'READY' | 'REMINDER'; errors: number; warnings: number; deadlines: Deadlines }>;
/** To the accountant: the files of a closed month. */
export type MonthDelivery = Addressed &
  Readonly<{
    kind: 'FILES';
    /** E-mail of the merchant. */
    replyTo: string;
    attachment: Readonly<{ fileName: string; content: Uint8Array }>;
    /** Whether the documents were too large to be attached. */
    isWithoutPdfs: boolean;
    /** Lines of warnings and notes in the archive. */
    notes: number;
    deadlines: Deadlines;
  }>;

/** To the merchant and its accountants: the turnover nears the VAT threshold, or exceeds it. */
export type ThresholdAlert = Omit<Addressed, 'month'> &
  Readonly<{
    kind: 'THRESHOLD';
    audience: 'MERCHANT' | 'ACCOUNTANT';
    limit: ThresholdLimit;
    step: ThresholdStep;
    percent: number;
    crossing: Crossing | null;
  }>;

/** To a former recipient: the months of a merchant go to another address; `month` when only that one does. */
export type RedirectedAlert = Omit<Addressed, 'month'> &
  Readonly<{
    kind: 'REDIRECTED';
    month: string | null;
    /** E-mail of the merchant. */
    replyTo: string;
  }>;

export const ofMonth = letterType<MonthAlert | MonthDelivery>('closing.month');
export const ofThreshold = letterType<ThresholdAlert>('closing.threshold');
export const ofRedirection = letterType<RedirectedAlert>('closing.redirected');
