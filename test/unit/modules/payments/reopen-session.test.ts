import { describe, expect, it } from 'vitest';
import {
  CheckoutContested,
  MerchantWithoutAccount,
  PaymentUnderReview,
  ProviderAway,
  ProviderRefused,
  RateMissing,
} from '#modules/payments/domain/failures.ts';
import { LinkGone } from '#src/modules/links/domain/failures.ts';
import { InMemoryFeeSchedules } from '#test/fakes/in-memory-fee-schedules.ts';
import { admin, away } from './actors.ts';
import { openContext } from './checkout-context.ts';
import { type Deps, openedPayment } from './process-payment-fixture.ts';

describe('a payment whose session has expired keeps it, and is refused another,', () => {
  const refused = async (context: Awaited<ReturnType<typeof openedPayment>>, deps: Partial<Deps> = {}) => {
    context.expire();
    const error: unknown = await context.process(admin, deps).catch((thrown: unknown) => thrown);
    expect((await context.attempts()).map(({ status }) => status)).toEqual(['OPEN']);
    expect(context.cardProvider.openSessions).toEqual([]);
    return error;
  };

  it('when its link can no longer be paid', async () => {
    const context = await openedPayment();
    const forCheckout = async () => {
      throw new LinkGone('CANCELLED');
    };
    const links = { ...context.links, forCheckout };
    expect(await refused(context, { links })).toBeInstanceOf(LinkGone);
  });

  it('when money captured for its SINGLE link waits for a decision', async () => {
    const context = openContext({ link: { isSingle: false } });
    const { paymentId } = await context.checkout();
    context.cardProvider.pay(await context.sessionOf(paymentId), { amountMinor: 9_900 });
    await context.settle(paymentId);
    const links = { ...context.links, forCheckout: async () => ({ ...context.link, isSingle: true }) };
    expect(await refused(await openedPayment(context), { links })).toBeInstanceOf(PaymentUnderReview);
  });

  it('when its merchant has another account by now, or none', async () => {
    const context = await openedPayment();
    context.providerSettings.isRouted = true;
    expect(await refused(context)).toBeInstanceOf(MerchantWithoutAccount);
    Object.assign(context.merchant, { providerAccount: 'acct_1' });
    context.clock.advance(2_000);
    expect(await refused(context)).toBeInstanceOf(CheckoutContested);
  });

  it('when no fee schedule is known', async () => {
    const feeSchedules = new InMemoryFeeSchedules([]);
    expect(await refused(await openedPayment(), { feeSchedules })).toBeInstanceOf(RateMissing);
  });

  it('when the provider does not answer whether it is open', async () => {
    const context = await openedPayment();
    context.cardProvider.failNext('fetchCheckoutState', away());
    expect(await refused(context)).toBeInstanceOf(ProviderAway);
  });
});

describe('a payment that changes while it is processed', () => {
  it('gets no other session when it is settled between the fetch and the lock', async () => {
    const { process, expire, cardProvider, settle, paymentId, recordOf, callsOf } = await openedPayment();
    expire();
    cardProvider.beforeAnswer = async () => void (await settle(paymentId));
    await expect(process()).rejects.toThrow(CheckoutContested);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'CANCELLED', attempts: [{ status: 'ENDED' }] });
    expect(callsOf('openCheckout')).toBe(1);
  });

  it('gets one other session when two calls find its session expired', async () => {
    const { process, expire, cardProvider, clock, attempts } = await openedPayment();
    expire();
    cardProvider.beforeAnswer = async () => {
      clock.advance(2_000);
      await process();
    };
    await expect(process()).rejects.toThrow(CheckoutContested);
    expect(await attempts()).toMatchObject([{ status: 'ENDED' }, { status: 'OPEN' }]);
    expect(cardProvider.openSessions).toHaveLength(1);
  });

  it.each(['failNext', 'failAfterNext'] as const)(
    'gets one other session when the provider is away and the call is repeated (%s)',
    async (fail) => {
      const { process, expire, cardProvider, attempts } = await openedPayment();
      expire();
      cardProvider[fail]('openCheckout', away());
      await expect(process()).rejects.toThrow(ProviderAway);
      expect(await attempts()).toMatchObject([{ status: 'ENDED' }, { status: 'PREPARED' }]);
      const { checkoutUrl } = await process();
      expect(await attempts()).toMatchObject([{ status: 'ENDED' }, { status: 'OPEN', checkoutUrl }]);
      expect(cardProvider.openSessions).toHaveLength(1);
    },
  );

  it('is FAILED when the provider refuses the other session for good', async () => {
    const { process, expire, cardProvider, recordOf, paymentId } = await openedPayment();
    expire();
    cardProvider.failNext('openCheckout', new ProviderRefused('account_closed'));
    await expect(process()).rejects.toThrow(ProviderRefused);
    expect(await recordOf(paymentId)).toMatchObject({
      status: 'FAILED',
      attempts: [{ status: 'ENDED' }, { status: 'REFUSED', lastError: 'account_closed' }],
    });
  });
});
