import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PayoutAccounts } from '#modules/payouts/ports/payout-accounts.ts';

type Opened = Readonly<{
  accounts: PayoutAccounts;
  merchantId: number;
  /** Payments on the accounts `acct_1` and `acct_2`, and on the platform's own. */
  payments: Readonly<{ first: number; second: number; own: number }>;
  close(): Promise<void>;
}>;

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 22, 6, minutes));

/** Contract of the accounts whose payouts are listed. */
export const describePayoutAccounts = (name: string, open: () => Promise<Opened>): void => {
  describe(`accounts of payouts in ${name}`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());
    const claim = (minutes: number, limit = 10) =>
      opened.accounts.claim({ limit, now: at(minutes), until: at(minutes + 30), latest: at(minutes + 360) });

    it('the account of a payment is claimed once until its lease ends', async () => {
      const { accounts, payments, merchantId } = opened;
      await accounts.addOfPayment(payments.first, at(0));
      await accounts.addOfPayment(payments.first, at(0));
      expect(await claim(1)).toEqual([{ accountId: 'acct_1', merchantId }]);
      expect(await claim(2)).toEqual([]);
      expect(await claim(31)).toHaveLength(1);
    });

    it('an account is due when a clock ahead has listed it', async () => {
      const { accounts, payments } = opened;
      await accounts.addOfPayment(payments.first, at(0));
      await accounts.listed('acct_1', at(1 + 360 + 1));
      expect(await claim(1)).toEqual([]);
      await accounts.listed('acct_1', at(1 + 360 + 2));
      expect(await claim(1)).toHaveLength(1);
    });

    it('a payment on the platform’s own account adds none', async () => {
      await opened.accounts.addOfPayment(opened.payments.own, at(0));
      expect(await claim(1)).toEqual([]);
    });

    it('accounts are claimed least recently listed first', async () => {
      const { accounts, payments } = opened;
      await accounts.addOfPayment(payments.first, at(0));
      await accounts.addOfPayment(payments.second, at(0));
      await claim(1);
      await accounts.listed('acct_1', at(20));
      await accounts.listed('acct_2', at(10));
      expect((await claim(25, 1)).map(({ accountId }) => accountId)).toEqual(['acct_2']);
      expect((await claim(25, 1)).map(({ accountId }) => accountId)).toEqual(['acct_1']);
    });

    it('the payouts of an account without any are listed from the beginning', async () => {
      expect(await opened.accounts.listFrom('acct_1', at(0))).toBeNull();
    });
  });
};
