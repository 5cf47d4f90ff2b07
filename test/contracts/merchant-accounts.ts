import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { MerchantAccount } from '#modules/accounts/domain/merchant-account.ts';
import type { MerchantAccounts } from '#modules/accounts/ports/merchant-accounts.ts';
import { activeFacts } from '#test/fakes/fake-account-provider.ts';

type Opened = Readonly<{
  accounts: MerchantAccounts;
  /** Merchants without an account. */
  merchantIds: readonly [number, number, number, number, number];
  close?: () => Promise<void>;
}>;

const now = new Date('2026-11-29T10:00:00Z');
const later = new Date('2026-11-29T11:30:00Z');
const by = { actor: system('tests'), at: now };
const request = { email: 'a@example.bg', businessName: 'Агро ЕООД', url: null };

/** Contract of the repository of accounts. */
export const describeMerchantAccounts = (name: string, open: () => Promise<Opened>): void => {
  describe(`accounts in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const requested = (merchantId: number, at = now) =>
      opened.accounts.request(MerchantAccount.request({ merchantId, provider: 'stripe', request }, at));

    it('a merchant has one request; a second one returns the first', async () => {
      const [merchantId] = opened.merchantIds;
      expect(await opened.accounts.find({ merchantId })).toBeNull();
      const first = await requested(merchantId);
      expect(first.toRecord()).toMatchObject({ status: 'NONE', accountId: null, requestedAt: now, request });
      expect((await requested(merchantId, later)).toRecord()).toEqual(first.toRecord());
    });

    it('an account is saved with its facts and found by merchant and by id', async () => {
      const [, merchantId] = opened.merchantIds;
      const account = await requested(merchantId);
      const change = account.attach('acct_contract', now);
      expect(await opened.accounts.save(account, change, by)).toBe(true);
      const stored = (await opened.accounts.find({ accountId: 'acct_contract' }))!;
      const facts = {
        ...activeFacts,
        due: ['company.tax_id'],
        payoutSchedule: { interval: 'daily', delayDays: 7 },
      };
      expect(await opened.accounts.save(stored, stored.apply(facts, now), by)).toBe(true);
      expect((await opened.accounts.find({ merchantId }))!.toRecord()).toMatchObject({
        status: 'ACTIVE',
        accountId: 'acct_contract',
        request: null,
        due: ['company.tax_id'],
        pastDue: [],
        bankLast4: '5678',
        payoutSchedule: { interval: 'daily', delayDays: 7 },
        checkedAt: now,
      });
    });

    it('an account that was changed meanwhile is not saved', async () => {
      const [merchantId] = opened.merchantIds;
      const [one, other] = [await requested(merchantId), await requested(merchantId)];
      expect(await opened.accounts.save(one, one.attach('acct_first', now), by)).toBe(true);
      expect(await opened.accounts.save(other, other.attach('acct_second', now), by)).toBe(false);
      expect((await opened.accounts.find({ merchantId }))!.accountId).toBe('acct_first');
    });

    it('due accounts are claimed, longest due first, and are due again after an hour', async () => {
      const [, , merchantId] = opened.merchantIds;
      const [first] = opened.merchantIds;
      const account = await requested(merchantId);
      await opened.accounts.save(account, account.attach('acct_third', later), by);
      expect(await opened.accounts.claimDue({ now: later, limit: 1 })).toEqual([first]);
      expect(await opened.accounts.claimDue({ now: later, limit: 10 })).toEqual([merchantId]);
      expect(await opened.accounts.claimDue({ now: later, limit: 10 })).toEqual([]);
      const afterAnHour = new Date(later.getTime() + 3_600_000);
      expect(await opened.accounts.claimDue({ now: afterAnHour, limit: 10 })).toHaveLength(2);
    });

    it('an account is due when a clock ahead has put off its check', async () => {
      const [, , merchantId] = opened.merchantIds;
      // Its next check is an hour after the last claim: a day and a minute after the first of these.
      const dayBefore = (minutes: number): Date => new Date(later.getTime() - (22 * 60 + minutes) * 60_000);
      expect(await opened.accounts.claimDue({ now: dayBefore(1), limit: 10 })).not.toContain(merchantId);
      expect(await opened.accounts.claimDue({ now: dayBefore(2), limit: 10 })).toContain(merchantId);
    });

    it('an account of which something is due is due for a mail until its deadline, unless it is rejected', async () => {
      const [, , , merchantId, rejectedId] = opened.merchantIds;
      const deadline = new Date('2026-12-10T10:00:00Z');
      for (const [id, disabledReason] of [
        [merchantId, null],
        [rejectedId, 'rejected.fraud'],
      ] as const) {
        const account = await requested(id);
        account.attach(`acct_due_${id}`, now);
        account.apply({ ...activeFacts, due: ['company.tax_id'], deadline, disabledReason }, now);
        expect(await opened.accounts.save(account, null, by)).toBe(true);
      }
      const at = (hours: number) => new Date(deadline.getTime() + hours * 3_600_000);
      const idsOf = async (until: Date, from: Date) =>
        (await opened.accounts.dueUntil(until, from)).map((account) => account.merchantId);
      expect(await idsOf(deadline, at(-24))).toEqual([merchantId]);
      expect(await idsOf(at(-1), at(-24))).toEqual([]);
      expect(await idsOf(at(24), deadline)).toEqual([]);
    });

    it('a mail about what is due is claimed once for each deadline and number of days', async () => {
      const [, , , merchantId] = opened.merchantIds;
      const claim = (days: 1 | 7, deadline = new Date('2026-12-10T10:00:00Z')) =>
        opened.accounts.claimReminder({ merchantId, deadline, days, now: later });
      expect(await claim(7)).toBe(true);
      expect(await claim(7)).toBe(false);
      expect(await claim(1)).toBe(true);
      expect(await claim(7, new Date('2027-01-01T00:00:00Z'))).toBe(true);
    });
  });
};
