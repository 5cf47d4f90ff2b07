import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { ProviderRefused } from '#kernel/provider-failures.ts';
import { MerchantCannotBePaid } from '#modules/payments/domain/failures.ts';
import { keptCardRules } from './kept-cards.ts';
import { newKey, orderOf, sampleCheckouts, type OpenedCardProvider } from './sample-checkouts.ts';

/** Contract of card providers and their settings. */
export const describeCardProvider = (name: string, open: () => Promise<OpenedCardProvider>): void => {
  describe(`the card provider ${name}`, () => {
    let opened: OpenedCardProvider;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());
    const { opening, stateOf, paid, refundOf } = sampleCheckouts(() => opened);

    describe('checkouts', () => {
      it('the same key and request return the same session on every call', async () => {
        const { key, request, session } = await opening();
        const repeated = await opened.cardProvider.openCheckout(key, request, opened.account);
        expect(repeated).toEqual(session);
        expect(await opening()).not.toMatchObject({ session: { id: session.id } });
      });

      it('another request under a used key is refused', async () => {
        const { key } = await opening();
        const other = opened.settings.draftCheckout({
          ...orderOf(key),
          chargeAmount: Money.ofMinor(500, 'EUR'),
        });
        await expect(opened.cardProvider.openCheckout(key, other, opened.account)).rejects.toThrow(Failure);
      });

      it('a new session is OPEN without money and names the request', async () => {
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

      it('a paid session is COMPLETE and names charge and card', async () => {
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

      it('fetching a missing session is refused', async () => {
        await expect(stateOf('cs_test_unknown')).rejects.toThrow(ProviderRefused);
      });

      it('an open session can be ended, and an ended or paid one is unchanged', async () => {
        const { session } = await opening();
        await opened.cardProvider.endCheckout(session.id, opened.account);
        await opened.cardProvider.endCheckout(session.id, opened.account);
        expect(await stateOf(session.id)).toMatchObject({ session: 'EXPIRED', money: 'NONE' });
        const { sessionId } = await paid();
        await opened.cardProvider.endCheckout(sessionId, opened.account);
        expect(await stateOf(sessionId)).toMatchObject({ session: 'COMPLETE', money: 'PAID' });
      });
    });

    describe('refunds', () => {
      it('a refund appears once per attempt in its session, with its key', async () => {
        const { sessionId, intentId } = await paid();
        const order = refundOf(intentId);
        for (let time = 0; time < 3; time += 1) {
          expect(await opened.cardProvider.refund(order)).toBe('ACCEPTED');
        }
        expect((await stateOf(sessionId)).refunds).toMatchObject([
          { key: order.key, amountMinor: 4_000, providerRefundId: expect.any(String) },
        ]);
      });

      it('a refund above the captured amount is refused', async () => {
        const { sessionId, intentId } = await paid();
        const tooMuch = refundOf(intentId, { amount: Money.ofMinor(10_001, 'EUR') });
        await expect(opened.cardProvider.refund(tooMuch)).rejects.toThrow(ProviderRefused);
        expect((await stateOf(sessionId)).refunds).toEqual([]);
      });

      it('an error stored under the key of an attempt is reported, and the next attempt succeeds', async () => {
        const { sessionId, intentId } = await paid();
        const order = refundOf(intentId);
        await opened.storeError();
        expect(await opened.cardProvider.refund(order)).toBe('STORED_ERROR');
        expect(await opened.cardProvider.refund({ ...order, attempt: 2 })).toBe('ACCEPTED');
        expect((await stateOf(sessionId)).refunds).toMatchObject([{ key: order.key }]);
      });
    });

    keptCardRules(() => opened);

    describe('settings', () => {
      it('the same order gives the same request, which is plain JSON', () => {
        const order = orderOf(newKey());
        const request = opened.settings.draftCheckout(order);
        expect(opened.settings.draftCheckout(order)).toEqual(request);
        expect(JSON.parse(JSON.stringify(request))).toEqual(request);
      });

      it('charges belong to the platform unless they are routed to connected accounts that can be charged', () => {
        const account = { accountId: 'acct_1', isChargeable: true };
        expect(opened.settings.accountFor(account)).toBeNull();
        const routed = opened.routed();
        expect(routed.accountFor(account)).toBe('acct_1');
        expect(() => routed.accountFor({ ...account, isChargeable: false })).toThrow(MerchantCannotBePaid);
        expect(() => routed.accountFor(null)).toThrow(MerchantCannotBePaid);
      });
    });
  });
};
