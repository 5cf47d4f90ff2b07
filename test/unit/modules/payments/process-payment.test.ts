import { describe, expect, it, vi } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { AttachSession } from '#modules/payments/application/attach-session.ts';
import { ProcessPayment } from '#modules/payments/application/process-payment.ts';
import { ProviderAway } from '#kernel/provider-failures.ts';
import {
  MerchantMayNotAct,
  MerchantNotAccepting,
  PaymentNotFound,
  PaymentStatusRefused,
} from '#modules/payments/domain/failures.ts';
import { admin, away, otherMerchantUser, userWith } from './actors.ts';
import { merchantId, merchantUser, openContext } from './checkout-context.ts';
import { openedPayment } from './process-payment-fixture.ts';

describe('a PENDING payment that is processed', () => {
  it('a PENDING payment is paid at its open session', async () => {
    const { process, paymentId, checkoutUrl } = await openedPayment();
    expect(await process()).toEqual({ paymentId, checkoutUrl });
  });

  it('processing asks the provider at most once in two seconds whether the session is open', async () => {
    const { process, callsOf, clock } = await openedPayment();
    await process();
    await process();
    expect(callsOf('fetchCheckoutState')).toBe(1);
    clock.advance(2_000);
    await process();
    expect(callsOf('fetchCheckoutState')).toBe(2);
  });

  it('a payment with an expired session gets a new session under another key', async () => {
    const { process, expire, attempts, paymentId, recordOf, cardProvider, settle } = await openedPayment();
    expire();
    const { checkoutUrl } = await process();
    const [first, second] = await attempts();
    expect([first, second]).toMatchObject([{ status: 'ENDED' }, { status: 'OPEN', checkoutUrl }]);
    expect(second!.providerKey).not.toBe(first!.providerKey);
    expect(cardProvider.openSessions).toEqual([second!.sessionId]);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING' });
    cardProvider.pay(second!.sessionId!);
    expect(await settle(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('a prepared session whose first answer was lost is opened under the stored key', async () => {
    const context = openContext();
    context.cardProvider.failAfterNext('openCheckout', away());
    await expect(context.checkout()).rejects.toThrow(ProviderAway);
    const attach = new AttachSession(context);
    await new ProcessPayment({ ...context, attach }).execute({ actor: merchantUser, paymentId: 1 });
    expect((await context.recordOf(1)).attempts).toMatchObject([{ status: 'OPEN', sessionId: 'cs_1' }]);
    expect(context.cardProvider.openSessions).toEqual(['cs_1']);
  });

  it('every provider call of a payment names the account on which it began', async () => {
    const context = openContext({ account: 'acct_1' });
    context.providerSettings.isRouted = true;
    const { process, expire, cardProvider, sessionId, attempts } = await openedPayment(context);
    const fetch = vi.spyOn(cardProvider, 'fetchCheckoutState');
    const open = vi.spyOn(cardProvider, 'openCheckout');
    expire();
    await process();
    const { providerKey, providerRequest } = (await attempts())[1]!;
    expect(fetch.mock.calls).toEqual([[sessionId, 'acct_1']]);
    expect(open.mock.calls).toEqual([[providerKey, providerRequest, 'acct_1']]);
  });
});

describe('refused processing', () => {
  const refusal = async (
    { cardProvider, ...context }: Awaited<ReturnType<typeof openedPayment>>,
    ...parameters: Parameters<typeof context.process>
  ): Promise<unknown> => {
    const before = cardProvider.calls.filter((call) => call === 'openCheckout').length;
    const error: unknown = await context.process(...parameters).catch((thrown: unknown) => thrown);
    expect(context.callsOf('openCheckout')).toBe(before);
    return error;
  };

  it.each([
    ['without a sign-in', anonymous, SignInNeeded],
    ['to the role SUPPORT', userWith('SUPPORT'), NotAllowed],
    ['to the role ACCOUNTANT', userWith('ACCOUNTANT', merchantId), NotAllowed],
    ['as not found to another merchant', otherMerchantUser, PaymentNotFound],
  ])('processing a payment is refused %s', async (_, actor, failure) => {
    expect(await refusal(await openedPayment(), actor)).toBeInstanceOf(failure);
  });

  it('processing a payment that does not exist is refused', async () => {
    expect(await refusal(await openedPayment(), admin, {}, 99)).toBeInstanceOf(PaymentNotFound);
  });

  it('a suspended merchant cannot process a payment, and an administrator gets the open session', async () => {
    const context = await openedPayment();
    Object.assign(context.merchant, { isAccepting: false });
    expect(await refusal(context)).toBeInstanceOf(MerchantMayNotAct);
    expect(await context.process(admin)).toMatchObject({ checkoutUrl: context.checkoutUrl });
  });

  it('an expired session is not replaced while the merchant does not accept payments', async () => {
    const context = await openedPayment();
    Object.assign(context.merchant, { isAccepting: false });
    context.expire();
    expect(await refusal(context, admin)).toBeInstanceOf(MerchantNotAccepting);
    expect(await context.attempts()).toMatchObject([{ status: 'OPEN' }]);
  });

  it.each([
    ['SUCCEEDED', {}],
    ['PROCESSING', { amountMinor: 9_900 }],
    ['FAILED', { money: 'NONE', declineCode: 'card_declined' }],
    ['CANCELLED', { session: 'EXPIRED', money: 'NONE' }],
  ] as const)('processing a %s payment is refused', async (status, about) => {
    const context = await openedPayment();
    context.cardProvider.pay(context.sessionId, about);
    await context.settle(context.paymentId);
    const error = await refusal(context);
    expect(error).toBeInstanceOf(PaymentStatusRefused);
    expect(error).toMatchObject({ details: { from: status, to: 'PENDING' } });
  });

  it.each([
    ['SUCCEEDED', 'PAID'],
    ['PROCESSING', 'PROCESSING'],
  ] as const)(
    'processing is refused and the payment settled as %s when its session is complete',
    async (status, money) => {
      const context = await openedPayment();
      context.cardProvider.pay(context.sessionId, { money });
      expect(await refusal(context)).toMatchObject({ details: { from: status } });
      expect(await context.recordOf(context.paymentId)).toMatchObject({ status });
    },
  );
});
