import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Membership } from '#modules/users/domain/membership.ts';
import type { Memberships } from '#modules/users/ports/memberships.ts';

type Opened = Readonly<{
  memberships: Memberships;
  work: UnitOfWork;
  addUser(): Promise<number>;
  addMerchant(): Promise<number>;
  close(): Promise<void>;
}>;

const createdAt = new Date('2026-11-20T10:00:00Z');

/** The contract of `Memberships`: every implementation passes it. */
export const describeMemberships = (name: string, open: () => Promise<Opened>): void => {
  describe(`memberships in ${name}`, () => {
    let opened: Opened;
    let memberships: Memberships;
    beforeAll(async () => {
      opened = await open();
      memberships = opened.memberships;
    });
    afterAll(() => opened.close());

    const add = async (merchantId: number, change: Partial<Membership> = {}): Promise<Membership> => {
      const userId = change.userId ?? (await opened.addUser());
      const own = {
        role: 'VIEWER',
        refundLimitMinor: null,
        createdAt,
        invitedBy: null,
        isBeyondPlan: false,
      } as const;
      const membership = { ...own, ...change, merchantId, userId };
      await memberships.save(membership);
      return membership;
    };

    test('the memberships of a user are listed by merchant, as stored', async () => {
      const [first, second] = [await opened.addMerchant(), await opened.addMerchant()];
      const userId = await opened.addUser();
      const invitedBy = await opened.addUser();
      const manager = { role: 'MANAGER', refundLimitMinor: 12_345, invitedBy } as const;
      const stored = [await add(second, { userId, ...manager }), await add(first, { userId, role: 'OWNER' })];
      expect(await memberships.ofUser(userId)).toEqual(stored.toReversed());
      expect(await memberships.ofUser(await opened.addUser())).toEqual([]);
    });

    test('the members of a team are listed by user, with and without a lock', async () => {
      const merchantId = await opened.addMerchant();
      const users = [await opened.addUser(), await opened.addUser()] as const;
      const last = await add(merchantId, { userId: users[1] });
      const first = await add(merchantId, { userId: users[0] });
      await add(await opened.addMerchant());
      expect(await memberships.ofMerchant(merchantId)).toEqual([first, last]);
      expect(await opened.work.transact(() => memberships.lock(merchantId))).toEqual([first, last]);
    });

    test('a member that is saved again gets the role and the limit and keeps the rest', async () => {
      const before = await add(await opened.addMerchant(), { role: 'OWNER' });
      const change = { role: 'MANAGER', refundLimitMinor: 20_000, isBeyondPlan: true } as const;
      const later = { createdAt: new Date('2026-11-21T10:00:00Z'), invitedBy: before.userId };
      await memberships.save({ ...before, ...later, ...change });
      expect(await memberships.ofUser(before.userId)).toEqual([{ ...before, ...change }]);
    });

    test('a removed member is in no list of the team, and other memberships stay', async () => {
      const merchantId = await opened.addMerchant();
      const removed = await add(merchantId);
      const kept = await add(merchantId);
      const elsewhere = await add(await opened.addMerchant(), { userId: removed.userId });
      for (let time = 0; time < 2; time += 1) await memberships.remove(merchantId, removed.userId);
      expect(await memberships.ofMerchant(merchantId)).toEqual([kept]);
      expect(await memberships.ofUser(removed.userId)).toEqual([elsewhere]);
    });
  });
};
