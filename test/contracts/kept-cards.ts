import { describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { ProviderRefused } from '#kernel/provider-failures.ts';
import type { ProviderRequest } from '#modules/payments/domain/attempt.ts';
import { sampleCheckouts, type OpenedCardProvider } from './sample-checkouts.ts';

/** Contract of card providers about cards that stay; a part of that of the card provider. */
export const keptCardRules = (opened: () => OpenedCardProvider): void => {
  const { paid, stateOf, refundOf, kept, chargeOf, charge, charged } = sampleCheckouts(opened);
  const detach = (method: string): Promise<void> =>
    opened().cardProvider.detachCard(method, opened().account);

  describe('cards that stay', () => {
    it('a card stays when its payer let it, and is named with its expiry', async () => {
      const { sessionId, card } = await kept();
      expect(card).toEqual({
        customer: expect.any(String),
        method: expect.any(String),
        brand: 'visa',
        last4: '4242',
        expiryMonth: expect.any(Number),
        expiryYear: expect.any(Number),
      });
      expect(await stateOf(sessionId)).toMatchObject({ session: 'COMPLETE', money: 'PAID' });
      const { sessionId: other } = await paid();
      expect((await stateOf(other)).keptCard ?? null).toBeNull();
    });

    it('a charge of it is COMPLETE, names its payment, key, charge and card, and keeps no card again', async () => {
      const { card } = await kept();
      const { id, key } = await charged(card);
      const state = await stateOf(id);
      expect(state).toMatchObject({
        sessionId: id,
        session: 'COMPLETE',
        money: 'PAID',
        reference: '8',
        key,
        amountMinor: 10_000,
        currency: 'EUR',
        liveMode: false,
        intentId: expect.any(String),
        chargeId: expect.any(String),
        card: { brand: 'visa', last4: '4242' },
        declineCode: null,
      });
      expect(state.keptCard ?? null).toBeNull();
    });

    it('the same key and request return the same charge, and another key another one', async () => {
      const { card } = await kept();
      const { key, request, id } = await charged(card);
      expect(await charge(key, request)).toEqual({ id });
      expect((await charged(card)).id).not.toBe(id);
    });

    it('another request under a used key is refused for good', async () => {
      const { card } = await kept();
      const { key, order } = chargeOf(card);
      await charge(key, opened().settings.draftKeptCharge(order));
      const other = opened().settings.draftKeptCharge({ ...order, chargeAmount: Money.ofMinor(500, 'EUR') });
      const refused = await charge(key, other).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ProviderRefused);
      expect(refused).toMatchObject({ reason: 'idempotency_error' });
    });

    it.each(['generic_decline', 'authentication_required'] as const)(
      'a charge that ends with %s is EXPIRED without money, and has ended for its key, too',
      async (declineCode) => {
        const { card } = await kept(declineCode);
        const { id, key, request } = await charged(card);
        expect(await charge(key, request)).toEqual({ id });
        expect(await stateOf(id)).toMatchObject({ session: 'EXPIRED', money: 'NONE', declineCode });
        await opened().cardProvider.endCheckout(id, opened().account);
        expect(await stateOf(id)).toMatchObject({ session: 'EXPIRED', money: 'NONE', declineCode });
      },
    );

    it('a charge that succeeded is not ended, and is refunded as any other', async () => {
      const { card } = await kept();
      const { id } = await charged(card);
      await opened().cardProvider.endCheckout(id, opened().account);
      const { intentId } = await stateOf(id);
      const order = refundOf(intentId!);
      expect(await opened().cardProvider.refund(order)).toBe('ACCEPTED');
      expect(await stateOf(id)).toMatchObject({
        session: 'COMPLETE',
        money: 'PAID',
        refunds: [{ key: order.key, amountMinor: 4_000 }],
      });
    });

    it('a card that is deleted is not charged, and is deleted again without an error, as is an unknown one', async () => {
      const { card } = await kept();
      await detach(card.method);
      await detach(card.method);
      await detach('pm_unknown');
      await expect(charged(card)).rejects.toThrow(ProviderRefused);
      const { card: other } = await kept();
      expect(await stateOf((await charged(other)).id)).toMatchObject({ money: 'PAID' });
    });

    it('a charge is found by its request, a declined one, too, and one that was never made is not', async () => {
      const find = (request: ProviderRequest) =>
        opened().cardProvider.findKeptCharge(request, opened().account);
      const { card } = await kept('generic_decline');
      const declined = await charged(card);
      expect(await find(declined.request)).toEqual({ id: declined.id });
      const { card: other } = await kept();
      const { request, id } = await charged(other);
      expect(await find(request)).toEqual({ id });
      expect(await find(chargeOf(other).request)).toBeNull();
    });

    it('fetching a missing charge is refused', async () => {
      await expect(stateOf('pi_unknown')).rejects.toThrow(ProviderRefused);
    });

    it('the same order of a charge gives the same request, which is plain JSON', () => {
      const { order, request } = chargeOf({ customer: 'cus_1', method: 'pm_1' });
      expect(opened().settings.draftKeptCharge(order)).toEqual(request);
      expect(JSON.parse(JSON.stringify(request))).toEqual(request);
    });
  });
};
