import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Drafts } from '#modules/invoices/ports/drafts.ts';

type Opened = Readonly<{
  drafts: Drafts;
  merchantId: number;
  otherId: number;
  close?: () => Promise<void>;
}>;

/** Contract of the drafts of invoices. */
export const describeDrafts = (name: string, open: () => Promise<Opened>): void => {
  describe(`drafts in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());
    const save = (merchantId = opened.merchantId) => ({
      merchantId,
      content: { customer: { name: 'Дърво ЕООД' } },
      savedBy: null,
      at: new Date('2026-12-01T10:00:00Z'),
    });

    it('a merchant has at most as many as given; those of another merchant do not count', async () => {
      const { drafts, otherId } = opened;
      const [first, second] = [await drafts.add(save(otherId), 2), await drafts.add(save(otherId), 2)];
      expect(await drafts.add(save(otherId), 2)).toBeNull();
      expect(await drafts.add(save(), 2)).not.toBeNull();
      expect(await drafts.remove(otherId, first!)).toBe(true);
      expect(await drafts.add(save(otherId), 2)).not.toBeNull();
      expect(second).not.toBe(first);
    });

    it('a save with the version that was read passes once', async () => {
      const { drafts, otherId } = opened;
      const id = (await drafts.add(save(), 50))!;
      expect(await drafts.change(id, 1, save())).toBe(true);
      expect(await drafts.change(id, 1, save())).toBe(false);
      expect(await drafts.change(id, 2, save(otherId))).toBe(false);
      expect(await drafts.change(id, 2, save())).toBe(true);
    });

    it('a draft is removed once, and by its merchant only', async () => {
      const { drafts, merchantId, otherId } = opened;
      const id = (await drafts.add(save(), 50))!;
      expect(await drafts.remove(otherId, id)).toBe(false);
      expect(await drafts.remove(merchantId, id)).toBe(true);
      expect(await drafts.remove(merchantId, id)).toBe(false);
    });
  });
};
