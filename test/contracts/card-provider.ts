import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { MerchantWithoutAccount, ProviderRefused } from '#modules/payments/domain/failures.ts';
import type { CardProvider, RefundOrder } from '#modules/payments/ports/card-provider.ts';
import type { ProviderRecords } from '#modules/payments/ports/provider-records.ts';
import type { CheckoutOrder, ProviderSettings } from '#modules/payments/ports/provider-settings.ts';

type Opened = Readonly<{
  cardProvider: CardProvider;
  settings: ProviderSettings;
  records: ProviderRecords;
  /** The payer pays what the session asks for. */
  pay: (sessionId: string) => Promise<void>;
  /** The card holder disputes the charge of a paid session. */
  dispute: (intentId: string) => Promise<void>;
  /** The next refund is answered with an error that the provider keeps under its key. */
  keepError: () => Promise<void>;
  /** Charges belong to the accounts of the merchants from now on. */
  routed: () => ProviderSettings;
  close?: () => Promise<void>;
}>;

const minuteMs = 60_000;
let count = 0;
const newKey = (): string => {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};

const orderOf = (key: string): CheckoutOrder => ({
  paymentId: 7,
  merchantId: 3,
  merchantName: 'Кафе Витоша',
  key,
  charge: Money.ofMinor(10_000, 'EUR'),
  platformFee: Money.ofMinor(150, 'EUR'),
  title: 'Обяд за двама',
  customerEmail: null,
  language: 'bg',
  expiresAt: new Date(Date.now() + 40 * minuteMs),
  linkToken: null,
  account: null,
});

const all = async <T>(records: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const one of records) found.push(one);
  return found;
};

/** What each card provider keeps, with its settings and its records. */
export const describeCardProvider = (name: string, open: () => Promise<Opened>): void => {
  describe(`the card provider ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const opening = async () => {
      const key = newKey();
      const request = opened.settings.draftCheckout(orderOf(key));
      const session = await opened.cardProvider.openCheckout(key, request, null);
      return { key, request, session };
    };
    const stateOf = (sessionId: string) => opened.cardProvider.fetchCheckoutState(sessionId, null);
    const paid = async () => {
      const { key, session } = await opening();
      await opened.pay(session.id);
      const { intentId, chargeId } = await stateOf(session.id);
      return { key, sessionId: session.id, intentId: intentId!, chargeId };
    };
    const refundOf = (intentId: string, about: Partial<RefundOrder> = {}): RefundOrder => ({
      key: newKey(),
      attempt: 1,
      intentId,
      amount: Money.ofMinor(4_000, 'EUR'),
      reason: 'REQUESTED_BY_CUSTOMER',
      account: null,
      ...about,
    });

    describe('checkouts', () => {
      it('the same key and request give the same session, however often they are repeated', async () => {
        const { key, request, session } = await opening();
        const repeated = await opened.cardProvider.openCheckout(key, request, null);
        expect(repeated).toEqual(session);
        expect(await opening()).not.toMatchObject({ session: { id: session.id } });
      });

      it('another request under a key that was used opens nothing', async () => {
        const { key } = await opening();
        const other = opened.settings.draftCheckout({
          ...orderOf(key),
          charge: Money.ofMinor(500, 'EUR'),
        });
        await expect(opened.cardProvider.openCheckout(key, other, null)).rejects.toThrow(Failure);
      });

      it('the state of a new session is open, without money, and names what was asked', async () => {
        const { key, session } = await opening();
        expect(await stateOf(session.id)).toMatchObject({
          sessionId: session.id,
          session: 'OPEN',
          money: 'NONE',
          reference: '7',
          key,
          amountMinor: 10_000,
          currency: 'EUR',
          liveMode: false,
          chargeId: null,
          refunds: [],
          disputes: [],
        });
      });

      it('the state of a paid session is complete and names charge and card', async () => {
        const { sessionId } = await paid();
        expect(await stateOf(sessionId)).toMatchObject({
          session: 'COMPLETE',
          money: 'PAID',
          amountMinor: 10_000,
          intentId: expect.any(String),
          chargeId: expect.any(String),
          card: { brand: 'visa', last4: '4242' },
        });
      });

      it('a session that is not there is refused', async () => {
        await expect(stateOf('cs_test_unknown')).rejects.toThrow(ProviderRefused);
      });

      it('ends an open session, and leaves one as it is that is ended or paid', async () => {
        const { session } = await opening();
        await opened.cardProvider.endCheckout(session.id, null);
        await opened.cardProvider.endCheckout(session.id, null);
        expect(await stateOf(session.id)).toMatchObject({ session: 'EXPIRED', money: 'NONE' });
        const { sessionId } = await paid();
        await opened.cardProvider.endCheckout(sessionId, null);
        expect(await stateOf(sessionId)).toMatchObject({ session: 'COMPLETE', money: 'PAID' });
      });
    });

    describe('refunds', () => {
      it('a refund is in the state of its session, once for each attempt, with its key', async () => {
        const { sessionId, intentId } = await paid();
        const order = refundOf(intentId);
        for (let time = 0; time < 3; time += 1) {
          expect(await opened.cardProvider.refund(order)).toBe('ACCEPTED');
        }
        expect((await stateOf(sessionId)).refunds).toMatchObject([
          { key: order.key, amountMinor: 4_000, providerRefundId: expect.any(String) },
        ]);
      });

      it('more than was captured is refused', async () => {
        const { sessionId, intentId } = await paid();
        const tooMuch = refundOf(intentId, { amount: Money.ofMinor(10_001, 'EUR') });
        await expect(opened.cardProvider.refund(tooMuch)).rejects.toThrow(ProviderRefused);
        expect((await stateOf(sessionId)).refunds).toEqual([]);
      });

      it('an error kept under the key of an attempt is told, and the next attempt is carried out', async () => {
        const { sessionId, intentId } = await paid();
        const order = refundOf(intentId);
        await opened.keepError();
        expect(await opened.cardProvider.refund(order)).toBe('KEPT_ERROR');
        expect(await opened.cardProvider.refund({ ...order, attempt: 2 })).toBe('ACCEPTED');
        expect((await stateOf(sessionId)).refunds).toMatchObject([{ key: order.key }]);
      });
    });

    describe('settings', () => {
      it('the same order gives the same request, which can be stored', () => {
        const order = orderOf(newKey());
        const request = opened.settings.draftCheckout(order);
        expect(opened.settings.draftCheckout(order)).toEqual(request);
        expect(JSON.parse(JSON.stringify(request))).toEqual(request);
      });

      it('charges belong to the platform unless they are routed to the accounts of the merchants', () => {
        const [withAccount, without] = [{ providerAccount: 'acct_1' }, { providerAccount: null }];
        expect(opened.settings.accountFor(withAccount)).toBeNull();
        const routed = opened.routed();
        expect(routed.accountFor(withAccount)).toBe('acct_1');
        expect(() => routed.accountFor(without)).toThrow(MerchantWithoutAccount);
      });
    });

    describe('records', () => {
      const hourAgo = new Date(Date.now() - 60 * minuteMs);

      it('name the sessions that carry a key of ours, and the charges that succeeded', async () => {
        const { session, key } = await opening();
        const sold = await paid();
        const sessions = await all(opened.records.sessions(hourAgo, null));
        expect(sessions).toEqual(
          expect.arrayContaining([
            { sessionId: session.id, key },
            { sessionId: sold.sessionId, key: sold.key },
          ]),
        );
        const charges = await all(opened.records.charges(hourAgo, null));
        expect(charges.filter((charge) => charge.key === key)).toEqual([]);
        expect(charges.find((charge) => charge.key === sold.key)).toMatchObject({
          chargeId: sold.chargeId,
          intentId: sold.intentId,
          capturedMinor: 10_000,
          currency: 'EUR',
        });
      });

      it('name refunds and disputes with the intent of their charge', async () => {
        const [refunded, disputed] = [await paid(), await paid()];
        const order = refundOf(refunded.intentId);
        await opened.cardProvider.refund(order);
        await opened.dispute(disputed.intentId);
        expect(await all(opened.records.refunds(hourAgo, null))).toContainEqual(
          expect.objectContaining({ intentId: refunded.intentId, key: order.key, amountMinor: 4_000 }),
        );
        expect(await all(opened.records.disputes(hourAgo, null))).toContainEqual(
          expect.objectContaining({ intentId: disputed.intentId, amountMinor: 10_000, state: 'OPEN' }),
        );
      });

      it('leave out what was created before the instant', async () => {
        await paid();
        const inAnHour = new Date(Date.now() + 60 * minuteMs);
        const { records } = opened;
        expect(await all(records.sessions(inAnHour, null))).toEqual([]);
        expect(await all(records.charges(inAnHour, null))).toEqual([]);
        expect(await all(records.refunds(inAnHour, null))).toEqual([]);
      });
    });
  });
};
