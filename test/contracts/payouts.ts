import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayoutLine } from '#modules/payouts/domain/payout-line.ts';
import type { Payouts, SeenPayout } from '#modules/payouts/ports/payouts.ts';
import { lineAt, payoutAt } from '#test/fakes/fake-payout-provider.ts';

type Opened = Readonly<{
  payouts: Payouts;
  merchantId: number;
  /** Payments on the accounts `acct_1` and `acct_2`, and on the platform's own. */
  payments: Readonly<{ first: number; second: number; own: number }>;
  transact<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}>;

const now = new Date('2026-11-22T06:00:00.000Z');
let count = 0;
const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 22, 6, minutes));

/** Contract of stored payouts. */
export const describePayouts = (name: string, open: () => Promise<Opened>): void => {
  describe(`payouts in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const newPayout = (): SeenPayout => {
      const { hasLines: _, ...facts } = payoutAt({ providerPayoutId: `po_${(count += 1)}` });
      return { ...facts, merchantId: opened.merchantId, accountId: 'acct_1', now };
    };
    const lineOf = (about: Partial<PayoutLine>): PayoutLine => {
      const { intentId: _, source: __, ...line } = lineAt();
      return { ...line, paymentId: null, ...about };
    };
    const locked = (seen: SeenPayout) => opened.transact(() => opened.payouts.lock(seen));

    it('a payout that is not stored is null', async () => {
      expect(await opened.payouts.get('po_unknown')).toBeNull();
    });

    it('a new payout is added as PENDING and NOT_YET, once', async () => {
      const seen = newPayout();
      const first = await locked(seen);
      expect(first).toMatchObject({
        providerPayoutId: seen.providerPayoutId,
        status: 'PENDING',
        reconciliation: 'NOT_YET',
        amountMinor: 9_545,
        arrivalOn: '2026-11-24',
        createdAt: seen.createdAt,
        version: 1,
      });
      expect((await locked({ ...seen, amountMinor: 1 })).id).toBe(first.id);
      expect(await opened.payouts.get(seen.providerPayoutId)).toEqual(first);
    });

    it('a saved payout has the next version', async () => {
      const seen = newPayout();
      const stored = await locked(seen);
      const changed = {
        ...stored,
        status: 'FAILED',
        failureCode: 'account_closed',
        unknownLines: 2,
      } as const;
      await opened.payouts.save(changed);
      expect(await opened.payouts.get(seen.providerPayoutId)).toEqual({ ...changed, version: 2 });
    });

    it('lines are added once, and the sum is that of all stored ones', async () => {
      const { id } = await locked(newPayout());
      const charge = lineOf({ transactionId: `txn_${id}_1` });
      const refund = lineOf({
        transactionId: `txn_${id}_2`,
        kind: 'REFUND',
        grossMinor: -1_000,
        feeMinor: 0,
        platformFeeMinor: 0,
        netMinor: -1_000,
      });
      expect(await opened.payouts.addLines(id, [charge])).toEqual({ netMinor: 9_545, unknown: 1 });
      expect(await opened.payouts.addLines(id, [charge, refund])).toEqual({ netMinor: 8_545, unknown: 2 });
    });

    it('a payment that becomes known is added to its line and stays', async () => {
      const { id } = await locked(newPayout());
      const line = lineOf({ transactionId: `txn_${id}_1` });
      await opened.payouts.addLines(id, [line]);
      const known = await opened.payouts.addLines(id, [{ ...line, paymentId: opened.payments.own }]);
      expect(known.unknown).toBe(0);
      expect((await opened.payouts.addLines(id, [line])).unknown).toBe(0);
    });

    it('a line about no payment is not unknown', async () => {
      const { id } = await locked(newPayout());
      const fee = lineOf({ transactionId: `txn_${id}_1`, kind: 'FEE' });
      expect((await opened.payouts.addLines(id, [fee])).unknown).toBe(0);
    });
  });

  describe(`accounts of payouts in ${name}`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());
    const claim = (minutes: number, limit = 10) =>
      opened.payouts.claimAccounts({
        limit,
        now: at(minutes),
        until: at(minutes + 30),
        latest: at(minutes + 360),
      });

    it('the account of a payment is claimed once until its lease ends', async () => {
      const { payouts, payments, merchantId } = opened;
      await payouts.addAccountOfPayment(payments.first, at(0));
      await payouts.addAccountOfPayment(payments.first, at(0));
      expect(await claim(1)).toEqual([{ accountId: 'acct_1', merchantId }]);
      expect(await claim(2)).toEqual([]);
      expect(await claim(31)).toHaveLength(1);
    });

    it('an account is due when a clock ahead has listed it', async () => {
      const { payouts, payments } = opened;
      await payouts.addAccountOfPayment(payments.first, at(0));
      await payouts.accountListed('acct_1', at(1 + 360 + 1));
      expect(await claim(1)).toEqual([]);
      await payouts.accountListed('acct_1', at(1 + 360 + 2));
      expect(await claim(1)).toHaveLength(1);
    });

    it('a payment on the platform’s own account adds none', async () => {
      await opened.payouts.addAccountOfPayment(opened.payments.own, at(0));
      expect(await claim(1)).toEqual([]);
    });

    it('accounts are claimed least recently listed first', async () => {
      const { payouts, payments } = opened;
      await payouts.addAccountOfPayment(payments.first, at(0));
      await payouts.addAccountOfPayment(payments.second, at(0));
      await claim(1);
      await payouts.accountListed('acct_1', at(20));
      await payouts.accountListed('acct_2', at(10));
      expect((await claim(25, 1)).map(({ accountId }) => accountId)).toEqual(['acct_2']);
      expect((await claim(25, 1)).map(({ accountId }) => accountId)).toEqual(['acct_1']);
    });

    it('the payouts of an account without any are listed from the beginning', async () => {
      expect(await opened.payouts.listFrom('acct_1', at(0))).toBeNull();
    });
  });
};
