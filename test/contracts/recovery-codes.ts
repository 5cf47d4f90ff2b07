import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecoveryCodes } from '#src/modules/users/ports/recovery-codes.ts';

type Opened = Readonly<{ codes: RecoveryCodes; addUser(): Promise<number>; close(): Promise<void> }>;

const now = new Date('2026-11-20T10:00:00Z');

/** The contract of `RecoveryCodes`: every implementation passes it. */
export const describeRecoveryCodes = (name: string, open: () => Promise<Opened>): void => {
  describe(`recovery codes in ${name}`, () => {
    let opened: Opened;
    let codes: RecoveryCodes;
    beforeAll(async () => {
      opened = await open();
      codes = opened.codes;
    });
    afterAll(() => opened.close());

    test('a code is used once, and by its user only', async () => {
      const [userId, other] = [await opened.addUser(), await opened.addUser()];
      await codes.replace(userId, ['one', 'two'], now);
      expect(await codes.use(other, 'one', now)).toBe(false);
      expect(await codes.use(userId, 'unknown', now)).toBe(false);
      expect([await codes.use(userId, 'one', now), await codes.use(userId, 'one', now)]).toEqual([
        true,
        false,
      ]);
      expect([await codes.countLeft(userId), await codes.countLeft(other)]).toEqual([1, 0]);
    });

    test('new codes end the earlier ones, and an empty list removes all', async () => {
      const userId = await opened.addUser();
      await codes.replace(userId, ['one'], now);
      await codes.replace(userId, ['two', 'three'], now);
      expect([await codes.use(userId, 'one', now), await codes.countLeft(userId)]).toEqual([false, 2]);
      await codes.replace(userId, [], now);
      expect(await codes.countLeft(userId)).toBe(0);
    });
  });
};
