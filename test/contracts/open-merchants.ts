import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenMerchants } from '#modules/users/index.ts';

type Opened = Readonly<{
  merchants: OpenMerchants;
  addMerchant(): Promise<number>;
  addUser(): Promise<number>;
  assign(merchantId: number, userId: number): Promise<void>;
  /** Sets the name of an open merchant. */
  name(merchantId: number, businessName: string): Promise<void>;
  closeMerchant(merchantId: number): Promise<void>;
  close(): Promise<void>;
}>;

/** The contract of `OpenMerchants`: every implementation passes it. */
export const describeOpenMerchants = (name: string, open: () => Promise<Opened>): void => {
  describe(`open merchants in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('a merchant is open until it is closed, an unknown one is not', async () => {
      const merchantId = await opened.addMerchant();
      expect(await opened.merchants.lock(merchantId)).toBe(true);
      await opened.closeMerchant(merchantId);
      expect(await opened.merchants.lock(merchantId)).toBe(false);
      expect(await opened.merchants.lock(999_999)).toBe(false);
    });

    test('the named merchants are the open ones of those asked for, by name', async () => {
      const [last, first, closed] = [
        await opened.addMerchant(),
        await opened.addMerchant(),
        await opened.addMerchant(),
      ];
      await opened.name(last, 'Ягода');
      await opened.name(first, 'Ателие');
      await opened.closeMerchant(closed);
      expect(await opened.merchants.named([closed, last, first])).toEqual([
        { id: first, businessName: 'Ателие' },
        { id: last, businessName: 'Ягода' },
      ]);
      expect(await opened.merchants.named([])).toEqual([]);
    });

    test('an accountant’s merchants are the open ones of the assignments, in the order of their ids', async () => {
      const [first, second, closed] = [
        await opened.addMerchant(),
        await opened.addMerchant(),
        await opened.addMerchant(),
      ];
      const [userId, otherUserId] = [await opened.addUser(), await opened.addUser()];
      for (const merchantId of [closed, second, first]) await opened.assign(merchantId, userId);
      await opened.closeMerchant(closed);
      expect(await opened.merchants.assignedTo(userId)).toEqual([first, second]);
      expect(await opened.merchants.assignedTo(otherUserId)).toEqual([]);
    });
  });
};
