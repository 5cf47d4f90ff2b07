import { describe, expect, it } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { ConfirmPayment } from '#modules/payments/application/confirm-payment.ts';
import { RefreshPayment } from '#modules/payments/application/refresh-payment.ts';
import { ProviderAway } from '#kernel/provider-failures.ts';
import { PaymentNotFound } from '#modules/payments/domain/failures.ts';
import { admin, away, otherMerchantUser, userWith } from './actors.ts';
import { merchantId, merchantUser, openContext } from './checkout-context.ts';

/** Two payments of a REUSABLE link; the first is confirmed. */
const opened = async () => {
  const context = openContext({ link: { isSingle: false } });
  const { paymentId } = await context.checkout();
  const other = await context.checkout();
  const [sessionId, otherSessionId] = [
    await context.sessionOf(paymentId),
    await context.sessionOf(other.paymentId),
  ];
  const confirmPayment = new ConfirmPayment({ ...context, refresh: new RefreshPayment(context) });
  const confirm = (actor: Actor, session?: string, id = paymentId, ip = '10.0.0.1') =>
    confirmPayment.execute({ actor, paymentId: id, sessionId: session, ip });
  const fetches = (): number =>
    context.cardProvider.calls.filter((call) => call === 'fetchCheckoutState').length;
  return { ...context, paymentId, sessionId, otherSessionId, confirm, fetches };
};

const operator: Actor = { kind: 'operator', name: 'ada' };
const accountant = userWith('ACCOUNTANT', merchantId);

describe('a payment that is confirmed', () => {
  it.each([
    ['its merchant', merchantUser],
    ['the role SUPPORT', userWith('SUPPORT')],
    ['an administrator', admin],
    ['an operator', operator],
  ])('a payment confirmed by %s is settled and answered with the staff view', async (_, actor) => {
    const { confirm, cardProvider, sessionId, paymentId, recordOf } = await opened();
    cardProvider.pay(sessionId);
    expect(await confirm(actor)).toEqual({ seenBy: 'STAFF' });
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it.each([
    ['without a sign-in', anonymous],
    ['with the role ACCOUNTANT', accountant],
    ['as another merchant', otherMerchantUser],
  ])(
    'a payment confirmed %s with its session id is settled and answered with the payer view',
    async (_, actor) => {
      const { confirm, cardProvider, sessionId, paymentId, recordOf } = await opened();
      cardProvider.pay(sessionId);
      expect(await confirm(actor, sessionId)).toEqual({ seenBy: 'PAYER' });
      expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
    },
  );

  it('a final payment is fetched again for staff and not for the payer', async () => {
    const { confirm, cardProvider, sessionId, paymentId, settle, recordOf, clock } = await opened();
    cardProvider.change(sessionId, { session: 'EXPIRED' });
    await settle(paymentId);
    cardProvider.pay(sessionId);
    clock.advance(2_000);
    await confirm(anonymous, sessionId);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'CANCELLED' });
    await confirm(merchantUser);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED', late: true });
  });

  it('merchant and payer who confirm at the same time share one fetch', async () => {
    const { confirm, fetches, sessionId } = await opened();
    await Promise.all([confirm(merchantUser), confirm(anonymous, sessionId)]);
    await confirm(merchantUser);
    expect(fetches()).toBe(1);
  });

  it('a payment is unchanged when it is confirmed while the provider is away', async () => {
    const { confirm, cardProvider, paymentId, recordOf } = await opened();
    cardProvider.failNext('fetchCheckoutState', away());
    await expect(confirm(merchantUser)).rejects.toThrow(ProviderAway);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING' });
  });
});

describe('refused confirmations', () => {
  it.each([
    ['without a sign-in', anonymous, SignInNeeded],
    ['to the role ACCOUNTANT', accountant, NotAllowed],
    ['as not found to another merchant', otherMerchantUser, PaymentNotFound],
  ])('confirming is refused %s without the session id of the payment', async (_, actor, failure) => {
    const { confirm, otherSessionId, fetches } = await opened();
    await expect(confirm(actor)).rejects.toThrow(failure);
    await expect(confirm(actor, otherSessionId)).rejects.toThrow(failure);
    await expect(confirm(actor, 'cs_foreign')).rejects.toThrow(failure);
    expect(fetches()).toBe(0);
  });

  it('confirming a missing payment is refused as not found', async () => {
    const { confirm, sessionId, fetches } = await opened();
    await expect(confirm(admin, undefined, 99)).rejects.toThrow(PaymentNotFound);
    await expect(confirm(admin, sessionId, 99)).rejects.toThrow(PaymentNotFound);
    expect(fetches()).toBe(0);
  });

  it('sixty confirmations a minute without a sign-in are allowed for one network, and its merchant is not limited', async () => {
    const { confirm, sessionId, rateLimits, fetches } = await opened();
    for (let time = 0; time < 60; time += 1) await rateLimits.takeStatusRequest('10.0.0.1');
    await expect(confirm(anonymous, sessionId)).rejects.toThrow(RateLimited);
    expect(fetches()).toBe(0);
    expect(await confirm(merchantUser)).toEqual({ seenBy: 'STAFF' });
    expect(await confirm(anonymous, sessionId, undefined, '10.0.0.2')).toEqual({ seenBy: 'PAYER' });
  });
});
