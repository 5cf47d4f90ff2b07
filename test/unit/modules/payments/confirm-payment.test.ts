import { describe, expect, it } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { ConfirmPayment } from '#modules/payments/application/confirm-payment.ts';
import { RefreshPayment } from '#modules/payments/application/refresh-payment.ts';
import { PaymentNotFound, ProviderAway } from '#modules/payments/domain/failures.ts';
import { admin, away, otherMerchantUser, userWith } from './actors.ts';
import { merchantId, merchantUser, openContext } from './checkout-context.ts';

/** Two payments of a REUSABLE link; the first is asked about. */
const opened = async () => {
  const context = openContext({ link: { isSingle: false } });
  const { paymentId } = await context.checkout();
  const other = await context.checkout();
  const [sessionId, otherSessionId] = [
    await context.sessionOf(paymentId),
    await context.sessionOf(other.paymentId),
  ];
  const confirmPayment = new ConfirmPayment({ ...context, refresh: new RefreshPayment(context) });
  const confirm = (actor: Actor, session?: string, id = paymentId, address = '10.0.0.1') =>
    confirmPayment.execute({ actor, paymentId: id, sessionId: session, ip: address });
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
  ])('by %s is settled and answered for the staff', async (_, actor) => {
    const { confirm, cardProvider, sessionId, paymentId, recordOf } = await opened();
    cardProvider.pay(sessionId);
    expect(await confirm(actor)).toEqual({ seenBy: 'STAFF' });
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it.each([
    ['without a sign-in', anonymous],
    ['with the role ACCOUNTANT', accountant],
    ['as another merchant', otherMerchantUser],
  ])('with its session id %s is settled and answered for the payer', async (_, actor) => {
    const { confirm, cardProvider, sessionId, paymentId, recordOf } = await opened();
    cardProvider.pay(sessionId);
    expect(await confirm(actor, sessionId)).toEqual({ seenBy: 'PAYER' });
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('once it is over is fetched again for the staff, and not for the payer', async () => {
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

  it('by merchant and payer at the same time is fetched once', async () => {
    const { confirm, fetches, sessionId } = await opened();
    await Promise.all([confirm(merchantUser), confirm(anonymous, sessionId)]);
    await confirm(merchantUser);
    expect(fetches()).toBe(1);
  });

  it('stays as it is while the provider is away', async () => {
    const { confirm, cardProvider, paymentId, recordOf } = await opened();
    cardProvider.failNext('fetchCheckoutState', away());
    await expect(confirm(merchantUser)).rejects.toThrow(ProviderAway);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING' });
  });
});

describe('confirming a payment is refused, and the provider is not asked,', () => {
  it.each([
    ['without a sign-in', anonymous, SignInNeeded],
    ['to the role ACCOUNTANT', accountant, NotAllowed],
    ['as not found to another merchant', otherMerchantUser, PaymentNotFound],
  ])('%s, when no session id or that of another payment is given', async (_, actor, failure) => {
    const { confirm, otherSessionId, fetches } = await opened();
    await expect(confirm(actor)).rejects.toThrow(failure);
    await expect(confirm(actor, otherSessionId)).rejects.toThrow(failure);
    await expect(confirm(actor, 'cs_foreign')).rejects.toThrow(failure);
    expect(fetches()).toBe(0);
  });

  it('as not found when there is no such payment, also with the session id of another', async () => {
    const { confirm, sessionId, fetches } = await opened();
    await expect(confirm(admin, undefined, 99)).rejects.toThrow(PaymentNotFound);
    await expect(confirm(admin, sessionId, 99)).rejects.toThrow(PaymentNotFound);
    expect(fetches()).toBe(0);
  });

  it('without a sign-in after sixty questions of one network in a minute, but not to the merchant there', async () => {
    const { confirm, sessionId, rateLimits, fetches } = await opened();
    for (let time = 0; time < 60; time += 1) await rateLimits.takeStatusRequest('10.0.0.1');
    await expect(confirm(anonymous, sessionId)).rejects.toThrow(RateLimited);
    expect(fetches()).toBe(0);
    expect(await confirm(merchantUser)).toEqual({ seenBy: 'STAFF' });
    expect(await confirm(anonymous, sessionId, undefined, '10.0.0.2')).toEqual({ seenBy: 'PAYER' });
  });
});
