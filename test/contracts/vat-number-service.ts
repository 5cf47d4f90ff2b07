import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VatNumberService } from '#modules/customers/index.ts';

type Opened = Readonly<{
  service: VatNumberService;
  unasked: VatNumberService;
  close?: () => Promise<void>;
}>;

/** Contract of `VatNumberService`, of a service with the answers of the sandbox. */
export const describeVatNumberService = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as VatNumberService`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    it.each([
      ['DE123456781', 'VALID'],
      ['DE123456789', 'INVALID'],
      ['DE123456788', 'NOT_NOW'],
    ])('the number %s is %s, with the time of the check', async (number, state) => {
      const check = await opened.service.ask(number, 'BG175074752');
      expect(check).toMatchObject({ number, state });
      expect(new Date(check!.checkedAt).toISOString()).toBe(check!.checkedAt);
    });

    it('a check has an identifier when the merchant has a Bulgarian VAT number', async () => {
      const idFor = async (requester: string | null) =>
        (await opened.service.ask('DE123456781', requester))?.requestId;
      expect(await idFor('BG175074752')).toMatch(/^WAPI/);
      expect([await idFor(null), await idFor('DE123456781')]).toEqual([null, null]);
    });

    it('a service that is not configured is never asked', async () => {
      expect(await opened.unasked.ask('DE123456781', null)).toBeNull();
    });
  });
};
