import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';
import type { AccountChange, MerchantAccount } from '../domain/merchant-account.ts';

/** How many days before the deadline a mail about what is due is sent. */
export const reminderDays = [7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** The repository of accounts, and which mails about what is due were queued. */
export interface MerchantAccounts {
  /** Without a lock; null: none. */
  find(
    by: Readonly<{ merchantId: number }> | Readonly<{ accountId: string }>,
  ): Promise<MerchantAccount | null>;
  /** Stores a request unless the merchant has one. @returns the stored one */
  request(account: MerchantAccount): Promise<MerchantAccount>;
  /**
   * Saves an account when its version is still the stored one, and its change of status with the actor. Call it in a
   * transaction.
   * @returns false when it was changed meanwhile
   */
  save(
    account: MerchantAccount,
    change: AccountChange | null,
    by: Readonly<{ actor: Actor; at: Date }>,
  ): Promise<boolean>;
  /**
   * Claims accounts whose next check is due, longest due first, for an hour; also those that a clock ahead has put off.
   * @returns ids of merchants
   */
  claimDue(due: Readonly<{ now: Date; limit: number }>): Promise<number[]>;
  /** Open accounts of which something is due, with a deadline after `now` and until then. */
  dueUntil(until: Date, now: Date): Promise<readonly MerchantAccount[]>;
  /** Claims the mail about what is due. @returns false when it was queued before */
  claimReminder(
    of: Readonly<{ merchantId: number; deadline: Date; days: ReminderDays; now: Date }>,
  ): Promise<boolean>;
}
export const MerchantAccounts = token<MerchantAccounts>('accounts.MerchantAccounts');
