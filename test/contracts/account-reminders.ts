import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountReminders } from '#modules/accounts/ports/account-reminders.ts';

type Opened = Readonly<{
  reminders: AccountReminders;
  /** A merchant of whose ACTIVE account something is due by `deadline`. */
  merchantId: number;
  deadline: Date;
  close?: () => Promise<void>;
}>;

/** Contract of the mails about what is due. */
export const describeAccountReminders = (name: string, open: () => Promise<Opened>): void => {
  describe(`reminders of accounts in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    it('accounts with a deadline after now and until the given instant are due', async () => {
      const { reminders, merchantId, deadline } = opened;
      const at = (hours: number) => new Date(deadline.getTime() + hours * 3_600_000);
      const idsOf = async (until: Date, now: Date) =>
        (await reminders.dueUntil(until, now)).map((account) => account.merchantId);
      expect(await idsOf(deadline, at(-24))).toEqual([merchantId]);
      expect(await idsOf(at(-1), at(-24))).toEqual([]);
      expect(await idsOf(at(24), deadline)).toEqual([]);
    });

    it('a mail is claimed once for each deadline and number of days', async () => {
      const { reminders, merchantId, deadline } = opened;
      const of = { merchantId, deadline, now: new Date('2026-12-01T00:00:00Z') };
      expect(await reminders.claim({ ...of, days: 7 })).toBe(true);
      expect(await reminders.claim({ ...of, days: 7 })).toBe(false);
      expect(await reminders.claim({ ...of, days: 1 })).toBe(true);
      expect(await reminders.claim({ ...of, days: 7, deadline: new Date('2027-01-01T00:00:00Z') })).toBe(
        true,
      );
    });
  });
};

/** The account that the contract needs. */
export const dueFacts = (deadline: Date) => ({ due: ['company.tax_id'], deadline });
