import { token } from '#kernel/token.ts';
import type { MonthKey } from './month-closes.ts';

/** Where the files of a month go. */
export type MonthSettings = Readonly<{
  /** E-mail of the accountant; null: none is stored. */
  recipient: string | null;
  /** Whether a month without errors is closed and sent on the 1st. */
  sendsItself: boolean;
}>;
/** The result of a check of a month. */
export type MonthCheck = MonthKey &
  Readonly<{ documents: number; errors: number; warnings: number; checkedAt: Date }>;
/** READY: the month is over. REMINDER: it is still open. SENT: it was closed and sent by itself. */
export type MonthMailKind = 'READY' | 'REMINDER' | 'SENT';

/** Checks of months, settings of merchants, and which mails were queued. */
export interface MonthRecords {
  saveCheck(check: MonthCheck): Promise<void>;
  settingsOf(merchantId: number): Promise<MonthSettings>;
  saveSettings(merchantId: number, settings: MonthSettings): Promise<void>;
  /** Notes the outcome of the newest mail with the files of a month. */
  noteDelivery(key: MonthKey, outcome: 'SENT' | 'REFUSED', at: Date): Promise<void>;
  /** When the newest mail with the files was refused for good; null when it was not. */
  refusedAt(key: MonthKey): Promise<Date | null>;
  /** Claims the mail in the caller's transaction. @returns false when it was queued before */
  claimMail(key: MonthKey, kind: MonthMailKind, at: Date): Promise<boolean>;
}
export const MonthRecords = token<MonthRecords>('closing.MonthRecords');
