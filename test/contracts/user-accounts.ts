import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserAccount, UserAccounts } from '#modules/users/index.ts';

type Opened = Readonly<{
  accounts: UserAccounts;
  /** All stored accounts in ascending order of their ids; see `storedAccounts`. */
  stored: readonly UserAccount[];
  close(): Promise<void>;
}>;

/** Two users of one merchant, and a user whose username is the e-mail of the first. */
export const storedAccounts = (merchantId: number): readonly Omit<UserAccount, 'id'>[] => {
  const account = { firstName: 'Мара', lastName: 'Петрова', status: 'ACTIVE', language: 'bg' } as const;
  const ofMerchant = { ...account, role: 'MERCHANT', merchantId } as const;
  return [
    { ...ofMerchant, username: 'kafe', email: 'Kafe@example.bg' },
    { ...ofMerchant, username: 'kafe-2', email: 'kafe-2@example.bg', status: 'LOCKED' },
    { ...account, username: 'kafe@example.bg', email: 'staff@example.bg', role: 'SUPPORT', merchantId: null },
  ];
};

/** The contract of `UserAccounts`: every implementation passes it. */
export const describeUserAccounts = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as UserAccounts`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('UserAccounts.byId returns an account without secrets', async () => {
      const { accounts, stored } = opened;
      for (const account of stored) expect(await accounts.byId(account.id)).toEqual(account);
      expect(await accounts.byId(999_999)).toBeNull();
    });

    it('UserAccounts.byName finds username or e-mail in any case, the username first', async () => {
      const { accounts, stored } = opened;
      expect(await accounts.byName('KAFE')).toEqual(stored[0]);
      expect(await accounts.byName('STAFF@example.bg')).toEqual(stored[2]);
      expect(await accounts.byName('kafe@example.bg')).toEqual(stored[2]);
      expect(await accounts.byName('unknown')).toBeNull();
    });

    it('UserAccounts.ofMerchant lists the accounts of a merchant, the oldest first', async () => {
      const { accounts, stored } = opened;
      expect(await accounts.ofMerchant(stored[0]!.merchantId!)).toEqual(stored.slice(0, 2));
      expect(await accounts.ofMerchant(999_999)).toEqual([]);
    });
  });
};
