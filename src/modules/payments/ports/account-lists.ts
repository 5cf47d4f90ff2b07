import { token } from '#kernel/token.ts';

/** Lists of the provider that are read account by account. */
export type AccountList = 'EVENTS' | 'SESSIONS';

/** When the lists of each connected account were last read. Accounts that were left are not among them. */
export interface AccountLists {
  /**
   * Claims the account whose list was read least recently, and marks it as read now.
   * @param before accounts whose list was read since then are not claimed: a run reaches each account once
   * @returns the provider's id of the account; null when none is left
   */
  claimNext(list: AccountList, when: Readonly<{ before: Date; now: Date }>): Promise<string | null>;
  /** Makes the account the first of the next run: its list was not read to the end. */
  release(list: AccountList, accountId: string): Promise<void>;
}
export const AccountLists = token<AccountLists>('payments.AccountLists');
