import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownership, type Membership } from '#modules/users/domain/membership.ts';
import type { UserAccount, UserAccounts } from '#modules/users/index.ts';

type Opened = Readonly<{
  accounts: UserAccounts;
  /** All stored accounts in ascending order of their ids; see `storedAccounts`. */
  stored: readonly UserAccount[];
  /** The merchant whose team the third, the second and the first account joined, in this order. */
  teamOf: number;
  close(): Promise<void>;
}>;

/**
 * Two users who last worked for one merchant, one who last worked for another, a user whose username is the e-mail of
 * the first, and one who is in no team any more.
 */
export const storedAccounts = (merchantId: number, otherId: number): readonly Omit<UserAccount, 'id'>[] => {
  const verified = {
    emailVerifiedAt: new Date('2026-11-20T10:00:00Z'),
    isPasswordTemporary: false,
    refusedEmail: null,
  };
  const person = { firstName: 'Мара', lastName: 'Петрова', language: 'bg' } as const;
  const account = { ...person, ...verified, status: 'ACTIVE' } as const;
  const ofMerchant = { ...account, role: 'MERCHANT', merchantId } as const;
  return [
    { ...ofMerchant, username: 'kafe', email: 'Kafe@example.bg', emailVerifiedAt: null },
    {
      ...ofMerchant,
      username: 'kafe-2',
      email: 'kafe-2@example.bg',
      status: 'LOCKED',
      isPasswordTemporary: true,
    },
    { ...ofMerchant, username: 'kafe-3', email: 'kafe-3@example.bg', merchantId: otherId },
    { ...account, username: 'kafe@example.bg', email: 'staff@example.bg', role: 'SUPPORT', merchantId: null },
    { ...ofMerchant, username: 'former', email: 'former@example.bg' },
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
      expect(await accounts.byName('STAFF@example.bg')).toEqual(stored[3]);
      expect(await accounts.byName('kafe@example.bg')).toEqual(stored[3]);
      expect(await accounts.byName('unknown')).toBeNull();
    });

    it('UserAccounts.ofMerchant lists the members of a team in the order in which they joined', async () => {
      const { accounts, stored, teamOf } = opened;
      expect(await accounts.ofMerchant(teamOf)).toEqual([stored[2], stored[1], stored[0]]);
      expect(await accounts.ofMerchant(999_999)).toEqual([]);
    });

    it('UserAccounts.ownersOf lists the owners of a merchant in ascending order', async () => {
      const { accounts, stored, teamOf } = opened;
      expect(await accounts.ownersOf(teamOf)).toEqual(stored.slice(0, 3).map(({ id }) => id));
      expect(await accounts.ownersOf(999_999)).toEqual([]);
    });
  });
};

/** The memberships of these accounts in the team. */
export const storedMemberships = (teamOf: number, stored: readonly UserAccount[]): readonly Membership[] =>
  stored.slice(0, 3).map(({ id }, place) => ownership(teamOf, id, new Date(Date.UTC(2026, 10, 20 - place))));
