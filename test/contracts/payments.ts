import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { euroParity } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import { Payment } from '#modules/payments/domain/payment.ts';
import type { PaymentDraft } from '#modules/payments/domain/payment-draft.ts';
import type { CheckoutSnapshot } from '#modules/payments/domain/snapshot.ts';
import type { Payments } from '#modules/payments/ports/payments.ts';
import type { PaymentsOfLink } from '#modules/payments/ports/payments-of-link.ts';

/** A repository that is empty for this merchant and these two links. */
type Opened = Readonly<{
  payments: Payments;
  ofLink: PaymentsOfLink;
  merchantId: number;
  linkId: number;
  otherLinkId: number;
  close?: () => Promise<void>;
}>;

const now = new Date('2026-11-20T10:00:00Z');
const by = { actor: 'tests', now };
const charge = Money.ofMinor(10_000, 'EUR');
const fees = {
  platform: Money.ofMinor(150, 'EUR'),
  provider: Money.ofMinor(305, 'EUR'),
  net: Money.ofMinor(9_545, 'EUR'),
};
const terms = { schedule: { price: fees, charge: fees }, liveMode: false };
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

let count = 0;
const newKey = (): string => {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};

const paid = (payment: Payment, about: Partial<CheckoutSnapshot> = {}): CheckoutSnapshot => {
  const { providerKey, sessionId } = payment.toRecord().attempts[0]!;
  return {
    sessionId: sessionId ?? 'cs',
    session: 'COMPLETE',
    money: 'PAID',
    reference: String(payment.id),
    key: providerKey,
    amountMinor: 10_000,
    currency: 'EUR',
    liveMode: false,
    intentId: `pi_${providerKey}`,
    chargeId: `ch_${providerKey}`,
    card: { brand: 'visa', last4: '4242' },
    declineCode: null,
    paidAt: later(5),
    fee: null,
    refunds: [],
    disputes: [],
    ...about,
  };
};

/** What each repository of payments keeps; `open` gives one of its own to each test. */
export const describePayments = (name: string, open: () => Promise<Opened>): void => {
  describe(`payments in ${name}`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close?.());

    const start = (about: Partial<PaymentDraft> = {}): Payment => {
      const { merchantId, linkId } = opened;
      const texts = { description: 'Кафе', customerName: null, customerEmail: 'a@example.com' } as const;
      const rates = { fxRate: null, eurRate: euroParity.toString(), eurAmount: charge };
      const provider = { provider: 'fake', providerAccount: null, requestKey: null };
      return Payment.start(
        {
          merchantId,
          linkId,
          price: charge,
          charge,
          language: 'bg',
          ...texts,
          ...rates,
          ...provider,
          ...about,
        },
        by,
      );
    };
    const attemptOn = (payment: Payment, singleLinkId: number | null = null, network: string | null = null) =>
      payment.prepareAttempt(
        {
          providerKey: newKey(),
          providerRequest: { payment: payment.id },
          singleLinkId,
          expiresAt: later(31),
          network,
        },
        now,
      );
    /** A stored payment with one prepared session. */
    const added = async (
      about: Partial<PaymentDraft> = {},
      singleLinkId: number | null = null,
    ): Promise<Payment> => {
      const payment = start(about);
      await opened.payments.add(payment, (stored) => attemptOn(stored, singleLinkId, 'network'));
      return payment;
    };
    const settle = (id: number, about: Partial<CheckoutSnapshot> = {}) =>
      opened.payments.change(id, (payment) => {
        const seen = paid(payment, about);
        const succeeded = payment.settle(
          seen.key ?? payment.toRecord().attempts[0]!.providerKey,
          seen,
          terms,
          by,
        );
        payment.settleMoneyBack(seen, newKey, by);
        return succeeded;
      });

    it('gives a new payment its id before what names the id is added, and reads it back as it was', async () => {
      const payment = start();
      const attempt = await opened.payments.add(payment, (stored) => attemptOn(stored));
      const read = (await opened.payments.get(payment.id))!.toRecord();
      // A rate is stored with six decimals.
      expect(read).toEqual({ ...payment.toRecord(), eurRate: expect.stringMatching(/^1(?:\.0+)?$/) });
      expect(attempt.providerRequest).toEqual({ payment: payment.id });
      expect(payment.toRecord().attempts[0]?.id).toEqual(expect.any(Number));
    });

    it('numbers the orders of a merchant without a gap', async () => {
      const numbers = [await added(), await added(), await added()].map((one) => one.toRecord().orderNumber!);
      expect(numbers.map((number) => number - numbers[0]!)).toEqual([0, 1, 2]);
    });

    it('numbers orders that are added at the same time without a gap and without a repeat', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => added()));
      const numbers = all.map((one) => one.toRecord().orderNumber!);
      expect(numbers.toSorted((one, other) => one - other)).toEqual(all.map((_, place) => place + 1));
    });

    it('stores nothing of a payment whose completion fails, and gives its order number again', async () => {
      const { orderNumber } = (await added()).toRecord();
      const failed = opened.payments.add(start(), () => {
        throw new Error('no session');
      });
      await expect(failed).rejects.toThrow('no session');
      expect((await added()).toRecord().orderNumber).toBe(orderNumber! + 1);
    });

    it('stores a change with its parts and raises the version', async () => {
      const { id } = await added();
      expect(await settle(id, { refunds: [], fee: { minor: 305, currency: 'EUR' } })).toBe(true);
      const refunds = [
        {
          providerRefundId: `re_${id}`,
          key: null,
          amountMinor: 4_000,
          state: 'SUCCEEDED',
          failureReason: null,
        },
      ] as const;
      const disputes = [
        {
          providerDisputeId: `dp_${id}`,
          amountMinor: 10_000,
          reason: 'fraudulent',
          state: 'OPEN',
          isInquiry: true,
          fee: null,
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
        attempts: [{ state: 'ENDED', network: null }],
        refunds: [{ id: expect.any(Number), state: 'SUCCEEDED', amount: { minor: 4_000n } }],
        disputes: [{ id: expect.any(Number), isInquiry: true, evidenceDueAt: later(99) }],
      });
    });

    it('numbers new parts of the changed payment at once', async () => {
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

    it('does not raise the version of a payment that is left as it was', async () => {
      const { id } = await added();
      await opened.payments.change(id, () => 'looked');
      expect((await opened.payments.get(id))?.toRecord().version).toBe(1);
    });

    it('stores nothing of a change that fails', async () => {
      const { id } = await added();
      const failed = opened.payments.change(id, (payment) => {
        payment.endAttempt(by);
        throw new Error('refused');
      });
      await expect(failed).rejects.toThrow('refused');
      expect((await opened.payments.get(id))?.toRecord().attempts[0]?.state).toBe('PREPARED');
    });

    it('changes of one payment at the same time wait for each other', async () => {
      const { id } = await added();
      const seen = await Promise.all(
        [1, 2, 3].map(() =>
          opened.payments.change(id, async (payment) => {
            const { version } = payment.toRecord();
            payment.numbered({ version });
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

    it('knows no payment and changes none that is not there', async () => {
      expect(await opened.payments.get(999_999_999)).toBeNull();
      expect(await opened.payments.change(999_999_999, () => 'changed')).toBeNull();
    });

    it('finds a payment by request key, session, intent and our own key', async () => {
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

    it('a released request key is found no longer and may be used again', async () => {
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

    it('refuses a second payment under a request key that is taken', async () => {
      await added({ requestKey: 'taken' });
      await expect(added({ requestKey: 'taken' })).rejects.toThrow('duplicate');
    });

    it('names the open sessions of a link, the oldest first, and whether a card was tried', async () => {
      const { linkId, otherLinkId, ofLink, payments } = opened;
      const first = await added();
      const second = await added();
      const ended = await added();
      await added({ linkId: otherLinkId });
      await payments.change(ended.id, (payment) => payment.endAttempt(by));
      const declined = { session: 'OPEN', money: 'NONE', declineCode: 'expired_card' } as const;
      await settle(second.id, { ...declined, intentId: null, chargeId: null, card: null });
      expect(await ofLink.openSessions(linkId)).toEqual([
        { paymentId: first.id, network: 'network', isTouched: false },
        { paymentId: second.id, network: 'network', isTouched: true },
      ]);
    });

    it('names the payment that has the session of a SINGLE link', async () => {
      const { linkId, ofLink, payments } = opened;
      expect(await ofLink.open(linkId)).toBeNull();
      const { id } = await added({}, linkId);
      expect((await ofLink.open(linkId))?.id).toBe(id);
      await payments.change(id, (payment) => payment.endAttempt(by));
      expect(await ofLink.open(linkId)).toBeNull();
    });

    it('a link is held while captured money that is not as asked waits for a decision', async () => {
      const { linkId, ofLink } = opened;
      const { id } = await added();
      expect(await ofLink.isHeld(linkId)).toBe(false);
      await settle(id, { amountMinor: 9_900 });
      expect(await ofLink.isHeld(linkId)).toBe(true);
    });

    it('names the payment of a link that succeeded first, whichever was begun first', async () => {
      const { linkId, ofLink } = opened;
      const [begun, paidFirst] = [await added(), await added()];
      expect(await ofLink.firstSucceeded(linkId)).toBeNull();
      await settle(begun.id, { paidAt: later(9) });
      await settle(paidFirst.id, { paidAt: later(3) });
      expect(await ofLink.firstSucceeded(linkId)).toBe(paidFirst.id);
    });
  });
};
