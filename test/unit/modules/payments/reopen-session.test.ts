import { describe, expect, it } from 'vitest';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import {
  CheckoutContested,
  MerchantCannotBePaid,
  PaymentUnderReview,
} from '#modules/payments/domain/failures.ts';
import { RateMissing } from '#modules/rates/domain/failures.ts';
import { LinkGone } from '#src/modules/links/domain/failures.ts';
import { InMemoryFeeSchedules } from '#test/fakes/in-memory-fee-schedules.ts';
import { admin, away } from './actors.ts';
import { merchantId, openContext } from './checkout-context.ts';
import { type Deps, openedPayment } from './process-payment-fixture.ts';

describe('an expired session that is not replaced', () => {
  const refused = async (context: Awaited<ReturnType<typeof openedPayment>>, deps: Partial<Deps> = {}) => {
    context.expire();
    const error: unknown = await context.process(admin, deps).catch((thrown: unknown) => thrown);
    expect((await context.attempts()).map(({ status }) => status)).toEqual(['OPEN']);
    expect(context.cardProvider.openSessions).toEqual([]);
    return error;
  };

  it('an expired session is not replaced when its link cannot be paid', async () => {
    const context = await openedPayment();
    const forCheckout = async () => {
      throw new LinkGone('CANCELLED');
    };
    const links = { ...context.links, forCheckout };
    expect(await refused(context, { links })).toBeInstanceOf(LinkGone);
  });

  it('an expired session is not replaced while captured money of its SINGLE link waits for a decision', async () => {
    const context = openContext({ link: { isSingle: false } });
    const { paymentId } = await context.checkout();
    context.cardProvider.pay(await context.sessionOf(paymentId), { amountMinor: 9_900 });
    await context.settle(paymentId);
    const links = { ...context.links, forCheckout: async () => ({ ...context.link, isSingle: true }) };
    expect(await refused(await openedPayment(context), { links })).toBeInstanceOf(PaymentUnderReview);
  });

  it('an expired session is not replaced when its merchant has another account or none', async () => {
    const context = await openedPayment();
    context.providerSettings.isRouted = true;
    expect(await refused(context)).toBeInstanceOf(MerchantCannotBePaid);
    context.accounts.set({ merchantId, accountId: 'acct_1' });
    context.clock.advance(2_000);
    expect(await refused(context)).toBeInstanceOf(CheckoutContested);
  });

  it('an expired session is not replaced without a fee schedule', async () => {
    const feeSchedules = new InMemoryFeeSchedules([]);
    expect(await refused(await openedPayment(), { feeSchedules })).toBeInstanceOf(RateMissing);
  });

  it('an expired session is not replaced while the provider is away', async () => {
    const context = await openedPayment();
    context.cardProvider.failNext('fetchCheckoutState', away());
    expect(await refused(context)).toBeInstanceOf(ProviderAway);
  });
});

describe('a payment that changes while it is processed', () => {
  it('a payment settled between fetch and lock gets no other session', async () => {
    const { process, expire, cardProvider, settle, paymentId, recordOf, callsOf } = await openedPayment();
    expire();
    cardProvider.beforeAnswer = async () => void (await settle(paymentId));
    await expect(process()).rejects.toThrow(CheckoutContested);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'CANCELLED', attempts: [{ status: 'ENDED' }] });
    expect(callsOf('openCheckout')).toBe(1);
  });

  it('two calls that find a session expired open one other session', async () => {
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
    'a repeated call opens one other session after the provider was away (%s)',
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

  it('a payment is FAILED when the provider refuses the other session', async () => {
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
