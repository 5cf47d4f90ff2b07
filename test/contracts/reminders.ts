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

/** Contract of `Reminders`. */
export const describeReminders = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Reminders`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const candidateIds = async (day: BusinessDate): Promise<number[]> =>
      (await opened.reminders.candidates(day, day)).map(({ invoiceId }) => invoiceId);

    it('unpaid invoices are reminder candidates by due day, with the e-mail of the customer', async () => {
      const day = businessDate('2026-12-01');
      const invoiceId = await opened.addUnpaid(day);
      const [first] = await opened.reminders.candidates(day, day);
      expect(first).toMatchObject({ invoiceId, dueDate: day, recipient: 'ivan@example.com' });
      expect(await candidateIds(businessDate('2026-12-02'))).toEqual([]);
    });

    it('each reminder step of an invoice is claimed once', async () => {
      const invoiceId = await opened.addUnpaid(businessDate('2026-12-03'));
      expect(await opened.reminders.claim(invoiceId, 'BEFORE_3', at)).toBe(true);
      expect(await opened.reminders.claim(invoiceId, 'BEFORE_3', at)).toBe(false);
      expect(await opened.reminders.claim(invoiceId, 'AFTER_1', at)).toBe(true);
    });

    it('no reminder step of a paid invoice can be claimed', async () => {
      const day = businessDate('2026-12-04');
      const invoiceId = await opened.addUnpaid(day);
      await opened.pay(invoiceId);
      expect(await opened.reminders.claim(invoiceId, 'BEFORE_3', at)).toBe(false);
      expect(await candidateIds(day)).toEqual([]);
    });

    it('paused invoices and all invoices of a paused merchant are no reminder candidates', async () => {
      const day = businessDate('2026-12-05');
      const { reminders, merchantId } = opened;
      const [one, other] = [await opened.addUnpaid(day), await opened.addUnpaid(day)];
      expect(await reminders.pause(merchantId, one, true, at)).toBe(true);
      expect(await reminders.pause(merchantId, one, true, at)).toBe(true);
      expect(await candidateIds(day)).toEqual([other]);
      expect(await reminders.claim(one, 'BEFORE_3', at)).toBe(false);
      await reminders.pause(merchantId, null, true, at);
      expect(await candidateIds(day)).toEqual([]);
      await reminders.pause(merchantId, null, false, at);
      await reminders.pause(merchantId, one, false, at);
      expect(await candidateIds(day)).toEqual([one, other]);
    });

    it('pausing the invoice of another merchant is refused', async () => {
      const invoiceId = await opened.addUnpaid(businessDate('2026-12-06'));
      expect(await opened.reminders.pause(opened.otherMerchantId, invoiceId, true, at)).toBe(false);
    });
  });
};
