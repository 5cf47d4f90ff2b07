import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import {
  now,
  by,
  charge,
  fees,
  later,
  newKey,
  storedPayments,
  type OpenedPayments,
} from './stored-payments.ts';

/** Contract of repositories of payments; `open` returns a new one for each test. */
export const describePayments = (name: string, open: () => Promise<OpenedPayments>): void => {
  describe(`payments in ${name}`, () => {
    let opened: OpenedPayments;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close?.());
    const { start, attemptOn, added, settle } = storedPayments(() => opened);

    it('a new payment gets its id before its parts are added and is read back unchanged', async () => {
      const payment = start();
      const attempt = await opened.payments.add(payment, (stored) => attemptOn(stored));
      const read = (await opened.payments.get(payment.id))!.toRecord();
      // A rate is stored with six decimals.
      expect(read).toEqual({ ...payment.toRecord(), eurRate: expect.stringMatching(/^1(?:\.0+)?$/) });
      expect(attempt.providerRequest).toEqual({ payment: payment.id });
      expect(payment.toRecord().attempts[0]?.id).toEqual(expect.any(Number));
    });

    it('order numbers of a merchant have no gaps', async () => {
      const numbers = [await added(), await added(), await added()].map((one) => one.toRecord().orderNumber!);
      expect(numbers.map((number) => number - numbers[0]!)).toEqual([0, 1, 2]);
    });

    it('order numbers of concurrent payments have no gaps and no repeats', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => added()));
      const numbers = all.map((one) => one.toRecord().orderNumber!);
      expect(numbers.toSorted((one, other) => one - other)).toEqual(all.map((_, place) => place + 1));
    });

    it('a payment whose completion fails is not stored, and its order number is used again', async () => {
      const { orderNumber } = (await added()).toRecord();
      const failed = opened.payments.add(start(), () => {
        throw new Error('no session');
      });
      await expect(failed).rejects.toThrow('no session');
      expect((await added()).toRecord().orderNumber).toBe(orderNumber! + 1);
    });

    it('a change is stored with its parts and raises the version', async () => {
      const { id } = await added();
      expect(await settle(id, { refunds: [], fee: { minor: 305, currency: 'EUR' } })).toBe(true);
      const refunds = [
        {
          providerRefundId: `re_${id}`,
          key: null,
          amountMinor: 4_000,
          currency: 'EUR',
          status: 'SUCCEEDED',
          failureReason: null,
        },
      ] as const;
      const disputes = [
        {
          providerDisputeId: `dp_${id}`,
          amountMinor: 10_000,
          currency: 'EUR',
          reason: 'fraudulent',
          status: 'OPEN',
          isInquiry: true,
          fee: null,
          isUnderReview: false,
          evidenceDueAt: later(99),
          openedAt: later(9),
        },
      ] as const;
      await settle(id, { refunds, disputes });
      const record = (await opened.payments.get(id))!.toRecord();
      expect(record).toMatchObject({
        status: 'SUCCEEDED',
        version: 3,
        succeededAt: later(5),
        card: { brand: 'visa', last4: '4242' },
        fees,
        refundedMinor: 4_000n,
        providerFeeActualMinor: 305,
        attempts: [{ status: 'ENDED', network: null }],
        refunds: [{ id: expect.any(Number), status: 'SUCCEEDED', amount: { minor: 4_000n } }],
        disputes: [
          { id: expect.any(Number), isInquiry: true, isUnderReview: false, evidenceDueAt: later(99) },
        ],
      });
    });

    it('new parts of a changed payment have their ids at once', async () => {
      const { id } = await added();
      await settle(id);
      const changed = await opened.payments.change(id, (payment) => {
        const request = {
          providerKey: newKey(),
          amount: charge,
          reason: 'OTHER',
          note: null,
          requestKey: null,
        } as const;
        payment.requestRefund(request, by);
        return payment;
      });
      expect(changed?.toRecord().refunds[0]?.id).toEqual(expect.any(Number));
    });

    it('an unchanged payment keeps its version', async () => {
      const { id } = await added();
      await opened.payments.change(id, () => 'unchanged');
      expect((await opened.payments.get(id))?.toRecord().version).toBe(1);
    });

    it('a failed change of a payment is not stored', async () => {
      const { id } = await added();
      const failed = opened.payments.change(id, (payment) => {
        payment.endAttempt(by);
        throw new Error('refused');
      });
      await expect(failed).rejects.toThrow('refused');
      expect((await opened.payments.get(id))?.toRecord().attempts[0]?.status).toBe('PREPARED');
    });

    it('a change of a loaded payment is stored and leaves the loaded one unchanged', async () => {
      const payment = await added();
      const { providerKey } = payment.toRecord().attempts[0]!;
      let calls = 0;
      const kinds = await opened.payments.changeLoaded(payment, (current) => {
        calls += 1;
        current.attach(providerKey, { id: `cs_${providerKey}`, url: 'https://provider.example' }, by);
        return current.newHistory.map(({ kind }) => kind);
      });
      expect(kinds).toEqual(['OPENED']);
      expect(calls).toBe(1);
      expect(payment.toRecord()).toMatchObject({ version: 1, attempts: [{ status: 'PREPARED' }] });
      const stored = (await opened.payments.get(payment.id))!.toRecord();
      expect(stored).toMatchObject({ version: 2, attempts: [{ status: 'OPEN' }] });
    });

    it('a change of an outdated loaded payment is applied to the stored one', async () => {
      const old = await added();
      await settle(old.id);
      const seen: string[] = [];
      const status = await opened.payments.changeLoaded(old, (current) => {
        seen.push(current.toRecord().status);
        current.endAttempt(by);
        return current.toRecord().status;
      });
      expect(seen).toEqual(['PENDING', 'SUCCEEDED']);
      expect(status).toBe('SUCCEEDED');
      const stored = (await opened.payments.get(old.id))!.toRecord();
      expect(stored).toMatchObject({ status: 'SUCCEEDED', version: 2 });
    });

    it('concurrent changes of one payment wait for each other', async () => {
      const { id } = await added();
      const seen = await Promise.all(
        [1, 2, 3].map(() =>
          opened.payments.change(id, async (payment) => {
            const { version } = payment.toRecord();
            payment.setStoredValues({ version });
            await Promise.resolve();
            payment.endAttempt(by);
            payment.prepareAttempt({ ...newSession(), network: null }, now);
            return version;
          }),
        ),
      );
      expect(seen.toSorted((one, other) => one! - other!)).toEqual([1, 2, 3]);
    });

    const newSession = () => ({
      providerKey: newKey(),
      providerRequest: {},
      singleLinkId: null,
      expiresAt: later(31),
    });

    it('a missing payment cannot be read or changed', async () => {
      expect(await opened.payments.get(999_999_999)).toBeNull();
      expect(await opened.payments.change(999_999_999, () => 'changed')).toBeNull();
    });

    it('a payment is found by request key, session, intent and provider key', async () => {
      const { payments, merchantId } = opened;
      const payment = await added({ requestKey: 'once' });
      const { providerKey } = payment.toRecord().attempts[0]!;
      await payments.change(payment.id, (one) =>
        one.attach(providerKey, { id: `cs_${providerKey}`, url: 'https://provider.example' }, by),
      );
      await settle(payment.id);
      expect((await payments.get({ merchantId, requestKey: 'once' }))?.id).toBe(payment.id);
      expect((await payments.get({ sessionId: `cs_${providerKey}` }))?.id).toBe(payment.id);
      expect((await payments.get({ intentId: `pi_${providerKey}` }))?.id).toBe(payment.id);
      expect((await payments.get({ providerKey }))?.id).toBe(payment.id);
      expect(await payments.get({ providerKey: 'unknown' })).toBeNull();
      expect(await payments.get({ merchantId, requestKey: 'other' })).toBeNull();
    });

    it('a released request key is not found and can be used again', async () => {
      const { payments, merchantId } = opened;
      const { id } = await added({ requestKey: 'again' });
      await payments.change(id, (payment) => payment.releaseRequestKey());
      expect(await payments.get({ merchantId, requestKey: 'again' })).toBeNull();
      const second = await added({ requestKey: 'again' });
      expect((await payments.get({ merchantId, requestKey: 'again' }))?.id).toBe(second.id);
    });

    it('a payment is the first of its merchant until another has succeeded', async () => {
      const { payments, merchantId } = opened;
      const [first, second] = [await added(), await added()];
      const isFirst = (paymentId: number) => payments.isFirst({ merchantId, paymentId });
      await settle(first.id);
      expect([await isFirst(first.id), await isFirst(second.id)]).toEqual([true, false]);
      await settle(second.id);
      expect(await isFirst(first.id)).toBe(false);
    });

    it('a second payment with the same request key is refused', async () => {
      await added({ requestKey: 'taken' });
      await expect(added({ requestKey: 'taken' })).rejects.toThrow('duplicate');
    });

    it('open sessions of a link are listed oldest first, with whether a card was tried', async () => {
      const { paymentLinkId, otherLinkId, payments } = opened;
      const [first, second, ended] = [await added(), await added(), await added()];
      await added({ paymentLinkId: otherLinkId });
      await payments.change(ended.id, (payment) => payment.endAttempt(by));
      const declined = { session: 'OPEN', money: 'NONE', declineCode: 'expired_card' } as const;
      await settle(second.id, { ...declined, intentId: null, chargeId: null, card: null });
      expect(await payments.openSessionsOfLink(paymentLinkId)).toEqual([
        { paymentId: first.id, network: 'network', isTouched: false },
        { paymentId: second.id, network: 'network', isTouched: true },
      ]);
    });

    it('the payment with the session of a SINGLE link is found', async () => {
      const { paymentLinkId, payments } = opened;
      expect(await payments.openOfLink(paymentLinkId)).toBeNull();
      const { id } = await added({}, paymentLinkId);
      expect((await payments.openOfLink(paymentLinkId))?.id).toBe(id);
      await payments.change(id, (payment) => payment.endAttempt(by));
      expect(await payments.openOfLink(paymentLinkId)).toBeNull();
    });

    it('the first payment of a link is the one that succeeded first', async () => {
      const { paymentLinkId, payments } = opened;
      const [begun, paidFirst] = [await added(), await added()];
      expect(await payments.firstSucceededOfLink(paymentLinkId)).toBeNull();
      await settle(begun.id, { paidAt: later(9) });
      await settle(paidFirst.id, { paidAt: later(3) });
      expect(await payments.firstSucceededOfLink(paymentLinkId)).toBe(paidFirst.id);
    });

    it('refunds of a caller since an instant count over all payments, in euro; failed ones and those of others do not', async () => {
      const { payments } = opened;
      const euros = await added();
      const dollars = await added({ eurRate: '1.25', chargeAmount: Money.ofMinor(10_000, 'USD') });
      await settle(euros.id);
      await settle(dollars.id, { currency: 'USD' });
      const refund = (id: number, minor: number, { actor = 'user:5', minutes = 20 } = {}) =>
        payments.change(id, (payment) => {
          const amount = Money.ofMinor(minor, payment.toRecord().chargeAmount.currency);
          const about = { reason: 'OTHER', note: null, requestKey: null } as const;
          payment.requestRefund({ providerKey: newKey(), amount, ...about }, { actor, now: later(minutes) });
        });
      await refund(euros.id, 700, { minutes: 10 });
      await refund(euros.id, 1_000, { minutes: 15 });
      await refund(euros.id, 250);
      await refund(euros.id, 31, { actor: 'user:50' });
      await refund(dollars.id, 625, { minutes: 16 });
      await refund(euros.id, 999);
      await payments.change(euros.id, (payment) => {
        const failed = payment.toRecord().refunds.find(({ amount }) => amount.minor === 999n)!;
        payment.refuseRefund(failed.id!, 'charge_disputed', { actor: 'tests', now: later(21) });
      });
      const total = Money.ofMinor(1_750, 'EUR');
      expect(await payments.lockRefunds('user:5', later(10))).toEqual({ total, oldestAt: later(15) });
      const none = { total: Money.zero('EUR'), oldestAt: null };
      expect(await payments.lockRefunds('key:7', later(0))).toEqual(none);
    });
  });
};
