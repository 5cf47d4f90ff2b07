import { libphonenumberPhoneNumbers as phoneNumbers } from '#platform/phone-numbers/libphonenumber-phone-numbers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidFields } from '#kernel/failure.ts';
import { Customer, type CustomerProfile, type CustomerRecord } from '#modules/customers/domain/customer.ts';
import type { Customers } from '#modules/customers/ports/customers.ts';

type Opened = Readonly<{
  customers: Customers;
  merchantId: number;
  otherMerchantId: number;
  close?: () => Promise<void>;
}>;

const now = new Date('2026-11-20T10:00:00Z');
const profile: CustomerProfile = {
  kind: 'COMPANY',
  name: 'Пекарна „Изгрев“ ООД',
  contact: 'Мария',
  email: 'office@izgrev.example',
  phone: null,
  address: 'ул. „Роза“ 1',
  city: 'Пловдив',
  country: 'BG',
  taxId: null,
  vatNumber: null,
  language: 'bg',
  dueDays: 7,
  note: null,
};

/** Contract of `Customers`. */
export const describeCustomers = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Customers`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const add = (about: Partial<CustomerProfile> = {}, merchantId = opened.merchantId): Promise<number> =>
      opened.customers.add(Customer.create(merchantId, { ...profile, ...about }, { now, phoneNumbers }));
    const recordOf = (id: number, merchantId = opened.merchantId): Promise<CustomerRecord | null> =>
      opened.customers.change({ id, merchantId }, (customer) => customer.toRecord());
    const archive = (id: number, isArchived = true) =>
      opened.customers.change({ id, merchantId: opened.merchantId }, (customer) =>
        customer.archive(isArchived, now),
      );

    it('Customers.change returns what was stored, and null for an unknown or foreign id', async () => {
      const id = await add();
      expect(await recordOf(id)).toEqual({
        ...profile,
        id,
        merchantId: opened.merchantId,
        createdAt: now,
        archivedAt: null,
        version: 1,
        vatChecked: null,
      });
      expect(await recordOf(id, opened.otherMerchantId)).toBeNull();
      expect(await recordOf(999_999)).toBeNull();
    });

    it('Customers.change stores what apply changes, and nothing when it fails', async () => {
      const key = { id: await add(), merchantId: opened.merchantId };
      await opened.customers.change(key, (customer) =>
        customer.change({ ...profile, name: 'Залез' }, 1, phoneNumbers),
      );
      await expect(
        opened.customers.change(key, (customer) => {
          customer.change({ ...profile, name: 'Изток' }, 2, phoneNumbers);
          throw new Error('later');
        }),
      ).rejects.toThrow('later');
      expect(await recordOf(key.id)).toMatchObject({ name: 'Залез', version: 2 });
    });

    it('an EIK belongs to one customer of a merchant that is not archived', async () => {
      const first = await add({ taxId: '175074752' });
      await expect(add({ taxId: '175074752' })).rejects.toThrow(InvalidFields);
      await add({ taxId: '175074752' }, opened.otherMerchantId);
      await archive(first);
      const second = await add({ taxId: '175074752' });
      await expect(archive(first, false)).rejects.toThrow(InvalidFields);
      const taxed = await add({ name: 'Марица', country: 'DE', vatNumber: 'DE123456781' });
      const named = await add({ name: 'Тунджа' });
      const alike = await opened.customers.alike(opened.merchantId, {
        taxIds: ['175074752', '831902088'],
        vatNumbers: ['DE123456781'],
        names: ['Тунджа'],
      });
      expect(alike.map(({ id }) => id)).toEqual([second, taxed, named]);
      await archive(taxed);
    });

    it('a check is stored for the number that was checked, and a changed number is unchecked again', async () => {
      const { merchantId, customers } = opened;
      const id = await add({ country: 'DE', vatNumber: 'DE123456781' });
      const check = {
        number: 'DE123456781',
        state: 'VALID',
        requestId: 'WAPI1',
        checkedAt: now.toISOString(),
      } as const;
      expect(await customers.uncheckedVatNumbers(merchantId, 5)).toEqual([{ id, vatNumber: 'DE123456781' }]);
      await customers.storeVatCheck(id, { ...check, number: 'DE999999999' });
      expect((await recordOf(id))?.vatChecked).toBeNull();
      await customers.storeVatCheck(id, check);
      expect(await recordOf(id)).toMatchObject({ vatChecked: check, version: 1 });
      expect(await customers.uncheckedVatNumbers(merchantId, 5)).toEqual([]);
      const other = { ...profile, country: 'DE', vatNumber: 'DE123456789' };
      await customers.change({ id, merchantId }, (customer) => customer.change(other, 1, phoneNumbers));
      expect(await customers.uncheckedVatNumbers(merchantId, 5)).toEqual([{ id, vatNumber: 'DE123456789' }]);
      await archive(id);
    });

    it('archived customers and numbers that the service does not know are not waiting for a check', async () => {
      const { customers, otherMerchantId } = opened;
      const numbers = ['US12345', 'DE123456781', 'BG175074752', 'FR12345678901'];
      const ids: number[] = [];
      for (const vatNumber of numbers)
        ids.push(await add({ country: vatNumber.slice(0, 2), vatNumber }, otherMerchantId));
      const archived = { id: ids[3]!, merchantId: otherMerchantId };
      await opened.customers.change(archived, (customer) => customer.archive(true, now));
      const waiting = await customers.uncheckedVatNumbers(otherMerchantId, 5);
      expect(waiting.map(({ vatNumber }) => vatNumber)).toEqual(['DE123456781', 'BG175074752']);
      expect(await customers.uncheckedVatNumbers(otherMerchantId, 1)).toEqual(waiting.slice(0, 1));
      expect(await customers.vatNumberOf(archived)).toEqual({ vatNumber: 'FR12345678901', isArchived: true });
      expect(await customers.vatNumberOf({ ...archived, merchantId: opened.merchantId })).toBeNull();
    });
  });
};
