import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MerchantNotFound } from '#modules/merchants/domain/failures.ts';
import type { Assignments } from '#modules/merchants/ports/assignments.ts';

type Opened = Readonly<{
  assignments: Assignments;
  userId: number;
  /** Ids of two open merchants. */
  merchants: readonly [number, number];
  close(): Promise<void>;
}>;

const at = new Date('2026-11-20T10:00:00Z');
const missing = 999_999_999;

/** The contract of `Assignments`: every implementation passes it. */
export const describeAssignments = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Assignments`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('Assignments.assign adds an assignment once and returns whether it did', async () => {
      const { assignments, userId, merchants } = opened;
      await assignments.removeAll(userId);
      const assignment = { merchantId: merchants[0], userId, assignedAt: at, grantedBy: userId };
      expect(await assignments.assign(assignment)).toBe(true);
      expect(await assignments.assign(assignment)).toBe(false);
      expect(await assignments.ofMerchant(merchants[0])).toEqual([assignment]);
    });

    it('Assignments.remove ends one assignment and returns whether it did', async () => {
      const { assignments, userId, merchants } = opened;
      await assignments.replace(userId, merchants, at);
      expect(await assignments.remove(merchants[0], userId)).toBe(true);
      expect(await assignments.remove(merchants[0], userId)).toBe(false);
      expect(await assignments.ofMerchant(merchants[0])).toEqual([]);
      expect(await assignments.ofMerchant(merchants[1])).toMatchObject([{ userId, grantedBy: null }]);
    });

    it('Assignments.assign refuses an unknown merchant', async () => {
      const { assignments, userId } = opened;
      const unknown = { merchantId: missing, userId, assignedAt: at, grantedBy: null };
      await expect(assignments.assign(unknown)).rejects.toThrow(MerchantNotFound);
    });

    it('Assignments.replace sets all assignments of a user and returns the difference', async () => {
      const { assignments, userId, merchants } = opened;
      await assignments.replace(userId, [merchants[0]], at);
      expect(await assignments.replace(userId, [merchants[1]], at)).toEqual({
        added: [merchants[1]],
        removed: [merchants[0]],
      });
    });

    it('Assignments.replace changes nothing when one of the merchants does not exist', async () => {
      const { assignments, userId, merchants } = opened;
      await assignments.replace(userId, [merchants[0]], at);
      expect(await assignments.replace(userId, [merchants[1], missing], at)).toBeNull();
      expect(await assignments.replace(userId, [merchants[0]], at)).toEqual({ added: [], removed: [] });
    });

    it('Assignments.removeAll removes every assignment of a user', async () => {
      const { assignments, userId, merchants } = opened;
      await assignments.replace(userId, merchants, at);
      await assignments.removeAll(userId);
      expect(await assignments.replace(userId, [], at)).toEqual({ added: [], removed: [] });
    });
  });
};
