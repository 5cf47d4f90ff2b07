import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidFields } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { Item, type ItemProfile } from '#modules/customers/domain/item.ts';
import type { Items } from '#modules/customers/ports/items.ts';

type Opened = Readonly<{
  items: Items;
  merchantId: number;
  otherMerchantId: number;
  close?: () => Promise<void>;
}>;

const now = new Date('2026-11-20T10:00:00Z');
const profile: ItemProfile = {
  code: null,
  name: 'Хляб със семена',
  nameEn: 'Seeded bread',
  unit: 'бр.',
  price: Money.ofMinor(480, 'EUR'),
  priceHoldsVat: true,
  rate: 20,
  zeroGround: null,
};

/** Contract of `Items`. */
export const describeItems = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Items`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const add = (about: Partial<ItemProfile> = {}, merchantId = opened.merchantId): Promise<number> =>
      opened.items.add(Item.create(merchantId, { ...profile, ...about }, now));
    const recordOf = (id: number, merchantId = opened.merchantId) =>
      opened.items.change({ id, merchantId }, (item) => item.toRecord());

    it('Items.change returns what was stored, and null for an unknown or foreign id', async () => {
      const id = await add({ code: 'PEK-1' });
      expect(await recordOf(id)).toEqual({
        ...profile,
        code: 'PEK-1',
        id,
        merchantId: opened.merchantId,
        createdAt: now,
        archivedAt: null,
        version: 1,
      });
      expect(await recordOf(id, opened.otherMerchantId)).toBeNull();
      expect(await recordOf(999_999)).toBeNull();
    });

    it('Items.change stores what apply changes, and nothing when it fails', async () => {
      const key = { id: await add(), merchantId: opened.merchantId };
      const price = Money.ofMinor(999, 'USD');
      const dearer = { ...profile, price, rate: 0, zeroGround: 'ART_41' } as const;
      await opened.items.change(key, (item) => item.change(dearer, 1));
      await expect(
        opened.items.change(key, (item) => {
          item.archive(true, now);
          throw new Error('later');
        }),
      ).rejects.toThrow('later');
      expect(await recordOf(key.id)).toMatchObject({ ...dearer, archivedAt: null, version: 2 });
    });

    it('a code belongs to one item of a merchant, also when it is archived', async () => {
      const key = { id: await add({ code: 'KOZ-1' }), merchantId: opened.merchantId };
      await opened.items.change(key, (item) => item.archive(true, now));
      await expect(add({ code: 'KOZ-1' })).rejects.toThrow(InvalidFields);
      await add({ code: 'KOZ-1' }, opened.otherMerchantId);
      const named = await add({ name: 'Питка' });
      const archived = await add({ name: 'Питка' });
      await opened.items.change({ ...key, id: archived }, (item) => item.archive(true, now));
      const alike = await opened.items.alike(opened.merchantId, {
        codes: ['KOZ-1', 'KOZ-2'],
        names: ['Питка'],
      });
      expect(alike.map(({ id }) => id)).toEqual([key.id, named]);
    });
  });
};
