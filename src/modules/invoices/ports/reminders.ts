import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';
import type { ReminderStep } from '../domain/reminder.ts';

/** An unpaid invoice whose customer can be written to, of a merchant whose plan has reminders and who has not paused them. */
export type ReminderCandidate = Readonly<{
  invoiceId: number;
  issueDate: BusinessDate;
  dueDate: BusinessDate;
  recipient: string;
}>;

export interface Reminders {
  /** By due day, both days included. */
  candidates(from: BusinessDate, to: BusinessDate): Promise<readonly ReminderCandidate[]>;
  /** @returns false when this was reminded of before, or is no longer to be: the caller's transaction decides */
  claim(invoiceId: number, step: ReminderStep, at: Date): Promise<boolean>;
  /** Of one invoice, or of all of a merchant's. @returns false when the invoice is not that merchant's */
  pause(merchantId: number, invoiceId: number | null, isPaused: boolean, at: Date): Promise<boolean>;
}
export const Reminders = token<Reminders>('invoices.Reminders');
