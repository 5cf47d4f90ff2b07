import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountLists } from '#modules/payments/ports/account-lists.ts';

type Opened = Readonly<{
  lists: AccountLists;
  /** Adds an account. */
  add: (accountId: string) => Promise<void>;
  close?: () => Promise<void>;
}>;

const at = (minute: number) => new Date(Date.UTC(2026, 10, 29, 10, minute));

/** Contract of the lists that are read account by account. */
export const describeAccountLists = (name: string, open: () => Promise<Opened>): void => {
  describe(`lists of accounts in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
      for (const account of ['acct_a', 'acct_b', 'acct_c']) await opened.add(account);
    });
    afterAll(() => opened.close?.());

    const run = async (minute: number, list: 'EVENTS' | 'SESSIONS' = 'EVENTS'): Promise<string[]> => {
      const claimed: string[] = [];
      for (;;) {
        const next = await opened.lists.claimNext(list, { before: at(minute), now: at(minute) });
        if (next === null) return claimed;
        claimed.push(next);
      }
    };

    it('a run claims each account once, and an account that was made meanwhile', async () => {
      expect(await run(0)).toEqual(['acct_a', 'acct_b', 'acct_c']);
      await opened.add('acct_d');
      expect(await run(0)).toEqual(['acct_d']);
    });

    it('a released account comes first, then those read least recently', async () => {
      await opened.lists.release('EVENTS', 'acct_c');
      expect(await run(2)).toEqual(['acct_c', 'acct_a', 'acct_b', 'acct_d']);
    });

    it('each list is claimed apart', async () => {
      expect(await run(2, 'SESSIONS')).toHaveLength(4);
    });
  });
};
