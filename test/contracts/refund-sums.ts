import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import type { RefundSums } from '#modules/payments/ports/refund-sums.ts';
import { later, newKey, storedPayments, type OpenedPayments } from './stored-payments.ts';

type Opened = OpenedPayments & Readonly<{ refundSums: RefundSums }>;

/** Contract of the sums of refunds. */
export const describeRefundSums = (name: string, open: () => Promise<Opened>): void => {
  describe(`sums of refunds in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());
    const { added, settle } = storedPayments(() => opened);

    it('refunds of a caller since an instant count over all payments, in euro; failed ones and those of others do not', async () => {
      const chargeAmount = Money.ofMinor(10_000, 'EUR');
      const inDollars = { eurRate: '1.25', chargeAmount: Money.ofMinor(10_000, 'USD') } as const;
      const euros = await added({ chargeAmount });
      const dollars = await added(inDollars);
      await settle(euros.id);
      await settle(dollars.id, { currency: 'USD' });
      const refund = (id: number, minor: number, { actor = 'user:5', minutes = 20 } = {}) =>
        opened.payments.change(id, (payment) => {
          const { currency } = payment.toRecord().chargeAmount;
          const request = {
            providerKey: newKey(),
            amount: Money.ofMinor(minor, currency),
            reason: 'OTHER',
            note: null,
            requestKey: null,
          } as const;
          const by = { actor, now: later(minutes) };
          payment.requestRefund(request, by);
        });
      await refund(euros.id, 700, { minutes: 10 });
      await refund(euros.id, 1_000, { minutes: 15 });
      await refund(euros.id, 250);
      await refund(euros.id, 31, { actor: 'user:50' });
      await refund(dollars.id, 625, { minutes: 16 });
      await refund(euros.id, 999);
      await opened.payments.change(euros.id, (payment) => {
        const failed = payment.toRecord().refunds.find(({ amount }) => amount.minor === 999n)!;
        payment.refuseRefund(failed.id!, 'charge_disputed', { actor: 'tests', now: later(21) });
      });
      expect(await opened.refundSums.lockSince('user:5', later(10))).toEqual({
        total: Money.ofMinor(1_750, 'EUR'),
        oldestAt: later(15),
      });
      expect(await opened.refundSums.lockSince('key:7', later(0))).toEqual({
        total: Money.zero('EUR'),
        oldestAt: null,
      });
    });
  });
};
