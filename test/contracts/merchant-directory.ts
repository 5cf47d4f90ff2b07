import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous, system, type Actor, type Role } from '#kernel/actor.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';

type Opened = Readonly<{
  directory: MerchantDirectory;
  /** ACTIVE. */
  openId: number;
  /** Closed. */
  closedId: number;
  /** PENDING. */
  pendingId: number;
  /** Assigned to the open and to the pending merchant. */
  accountantId: number;
  close(): Promise<void>;
}>;

/** The contract of `MerchantDirectory`: every implementation passes it. */
export const describeMerchantDirectory = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as MerchantDirectory`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const user = (role: Role, userId: number, merchantId: number | null = null): Actor => ({
      kind: 'user',
      userId,
      username: 'contract',
      role,
      merchantRole: role === 'MERCHANT' ? 'OWNER' : null,
      merchantId,
      sessionId: '',
    });

    it('MerchantDirectory.byId includes closed merchants, and openById does not', async () => {
      const { directory, openId, closedId } = opened;
      expect(await directory.byId(openId)).toMatchObject({ id: openId, status: 'ACTIVE' });
      expect(await directory.byId(closedId)).toMatchObject({ id: closedId });
      expect(await directory.openById(openId)).toMatchObject({ id: openId });
      expect(await directory.openById(closedId)).toBeNull();
      expect([await directory.byId(999_999), await directory.openById(999_999)]).toEqual([null, null]);
    });

    it('MerchantDirectory.openByIds has the open merchants among the ids, by id', async () => {
      const { directory, openId, closedId, pendingId } = opened;
      const found = await directory.openByIds([pendingId, closedId, openId, 999_999]);
      expect(found.map(({ id }) => id)).toEqual([openId, pendingId].toSorted((one, other) => one - other));
      expect(found.find(({ id }) => id === openId)).toEqual(await directory.openById(openId));
      expect(await directory.openByIds([])).toEqual([]);
    });

    it('MerchantDirectory: ACTIVE merchants accept payments, PENDING and closed ones do not', async () => {
      const { directory, openId, closedId, pendingId } = opened;
      const isAccepting = async (id: number) => (await directory.byId(id))?.isAccepting;
      expect(await isAccepting(openId)).toBe(true);
      expect(await isAccepting(pendingId)).toBe(false);
      expect(await isAccepting(closedId)).toBe(false);
    });

    it('MerchantDirectory.registrationHistoryOf ends with the registration of now, and is empty for an unknown id', async () => {
      const { directory, openId } = opened;
      const { vatRegistration, vatNumber } = (await directory.byId(openId))!;
      const history = await directory.registrationHistoryOf(openId);
      expect(history.at(-1)).toEqual({ validFrom: expect.any(String), vatRegistration, vatNumber });
      expect(await directory.registrationHistoryOf(999_999)).toEqual([]);
    });

    it('MerchantDirectory.visibleTo is all for the back office and the system', async () => {
      const { directory } = opened;
      for (const actor of [user('ADMIN', 901), user('SUPPORT', 902), system('tests')])
        expect(await directory.visibleTo(actor)).toBe('all');
    });

    it('MerchantDirectory.visibleTo has the assigned merchants of an accountant, a merchant itself, and none for others', async () => {
      const { directory, openId, pendingId, accountantId } = opened;
      const assigned = [openId, pendingId].toSorted((one, other) => one - other);
      expect(await directory.visibleTo(user('ACCOUNTANT', accountantId))).toEqual(assigned);
      expect(await directory.visibleTo(user('ACCOUNTANT', 903))).toEqual([]);
      expect(await directory.visibleTo(user('MERCHANT', 904, openId))).toEqual([openId]);
      expect(await directory.visibleTo(user('MERCHANT', 905))).toEqual([]);
      expect(await directory.visibleTo(anonymous)).toEqual([]);
    });
  });
};
