import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { MerchantWithoutAccount, ProviderRefused } from '#modules/payments/domain/failures.ts';
import { newKey, orderOf, sampleCheckouts, type OpenedCardProvider } from './sample-checkouts.ts';

/** What each card provider keeps, with its settings. */
export const describeCardProvider = (name: string, open: () => Promise<OpenedCardProvider>): void => {
  describe(`the card provider ${name}`, () => {
    let opened: OpenedCardProvider;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());
    const { opening, stateOf, paid, refundOf } = sampleCheckouts(() => opened);

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
          chargeAmount: Money.ofMinor(500, 'EUR'),
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
        await opened.storeError();
        expect(await opened.cardProvider.refund(order)).toBe('STORED_ERROR');
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
  });
};
