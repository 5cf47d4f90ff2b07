import { token } from '#kernel/token.ts';
import type { MerchantAccount } from '../domain/merchant-account.ts';

/** How many days before the deadline a mail about what is due is sent. */
export const reminderDays = [7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** Which mails about what is due were queued. */
export interface AccountReminders {
  /** Open accounts of which something is due, with a deadline after `now` and until then. */
  dueUntil(until: Date, now: Date): Promise<readonly MerchantAccount[]>;
  /** @returns false when the mail was queued before */
  claim(
    of: Readonly<{ merchantId: number; deadline: Date; days: ReminderDays; now: Date }>,
  ): Promise<boolean>;
}
export const AccountReminders = token<AccountReminders>('accounts.AccountReminders');
