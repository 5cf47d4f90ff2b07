import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate, type BusinessDate } from '#kernel/business-date.ts';
import type { Reminders } from '#modules/invoices/ports/reminders.ts';

type Opened = Readonly<{
  reminders: Reminders;
  merchantId: number;
  otherMerchantId: number;
  /** An unpaid invoice of the merchant, whose plan has reminders. */
  addUnpaid(dueDate: BusinessDate): Promise<number>;
  pay(invoiceId: number): Promise<void>;
  close(): Promise<void>;
}>;

const at = new Date('2026-11-28T07:00:00.000Z');

/** What every `Reminders` keeps. */
export const describeReminders = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Reminders`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const awaited = async (day: BusinessDate): Promise<number[]> =>
      (await opened.reminders.candidates(day, day)).map(({ invoiceId }) => invoiceId);

    it('names unpaid invoices by their due day, with the address of the customer', async () => {
      const day = businessDate('2026-12-01');
      const invoiceId = await opened.addUnpaid(day);
      const [first] = await opened.reminders.candidates(day, day);
      expect(first).toMatchObject({ invoiceId, dueDate: day, recipient: 'ivan@example.com' });
      expect(await awaited(businessDate('2026-12-02'))).toEqual([]);
    });

    it('takes each step of an invoice once', async () => {
      const invoiceId = await opened.addUnpaid(businessDate('2026-12-03'));
      expect(await opened.reminders.claim(invoiceId, 'BEFORE_3', at)).toBe(true);
      expect(await opened.reminders.claim(invoiceId, 'BEFORE_3', at)).toBe(false);
      expect(await opened.reminders.claim(invoiceId, 'AFTER_1', at)).toBe(true);
    });

    it('takes no step of an invoice that was paid meanwhile', async () => {
      const day = businessDate('2026-12-04');
      const invoiceId = await opened.addUnpaid(day);
      await opened.pay(invoiceId);
      expect(await opened.reminders.claim(invoiceId, 'BEFORE_3', at)).toBe(false);
      expect(await awaited(day)).toEqual([]);
    });

    it('leaves out a paused invoice, and all of a merchant that has paused all', async () => {
      const day = businessDate('2026-12-05');
      const { reminders, merchantId } = opened;
      const [one, other] = [await opened.addUnpaid(day), await opened.addUnpaid(day)];
      expect(await reminders.pause(merchantId, one, true, at)).toBe(true);
      expect(await reminders.pause(merchantId, one, true, at)).toBe(true);
      expect(await awaited(day)).toEqual([other]);
      expect(await reminders.claim(one, 'BEFORE_3', at)).toBe(false);
      await reminders.pause(merchantId, null, true, at);
      expect(await awaited(day)).toEqual([]);
      await reminders.pause(merchantId, null, false, at);
      await reminders.pause(merchantId, one, false, at);
      expect(await awaited(day)).toEqual([one, other]);
    });

    it('refuses to pause the invoice of another merchant', async () => {
      const invoiceId = await opened.addUnpaid(businessDate('2026-12-06'));
      expect(await opened.reminders.pause(opened.otherMerchantId, invoiceId, true, at)).toBe(false);
    });
  });
};
