import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';
import type { ReminderStep } from '../domain/reminder.ts';

/** An unpaid invoice, or an instalment of it that is not covered, with a customer e-mail; the merchant's plan has reminders, and they are not paused. */
export type ReminderCandidate = Readonly<{
  invoiceId: number;
  /** From 1; absent or 0: the whole invoice. */
  installment?: number;
  issueDate: BusinessDate;
  dueDate: BusinessDate;
  recipient: string;
}>;

/** Reminders that are due, sent or paused. */
export interface Reminders {
  /** Candidates that fall due between these days, both included. */
  candidates(from: BusinessDate, to: BusinessDate): Promise<readonly ReminderCandidate[]>;
  /**
   * Records a step in the caller's transaction.
   * @returns false when it is recorded already, or no longer a candidate
   */
  claim(invoiceId: number, step: ReminderStep, at: Date, installment?: number): Promise<boolean>;
  /**
   * Pauses or resumes one invoice, or all of a merchant (null).
   * @returns false when the invoice is not that merchant's
   */
  pause(merchantId: number, invoiceId: number | null, isPaused: boolean, at: Date): Promise<boolean>;
}
export const Reminders = token<Reminders>('invoices.Reminders');
