import { describe, expect, it, vi } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { RefreshCheckout } from '#modules/payments/application/refresh-checkout.ts';
import { RefreshPayment } from '#modules/payments/application/refresh-payment.ts';
import { ProviderRefused } from '#kernel/provider-failures.ts';
import { PaymentNotFound } from '#modules/payments/domain/failures.ts';
import { away } from './actors.ts';
import { openContext } from './checkout-context.ts';

const opened = async () => {
  const context = openContext();
  const { paymentId } = await context.checkout();
  const sessionId = await context.sessionOf(paymentId);
  const refreshCheckout = new RefreshCheckout({ ...context, refresh: new RefreshPayment(context) });
  const ask = (id = sessionId, ip = '10.0.0.1') =>
    refreshCheckout.execute({ actor: anonymous, sessionId: id, ip });
  return { ...context, paymentId, sessionId, ask };
};

describe('refreshing a checkout', () => {
  it('the return page settles a checkout before the webhook arrives', async () => {
    const { ask, cardProvider, sessionId, paymentId, recordOf } = await opened();
    cardProvider.pay(sessionId);
    expect(await ask()).toBe(paymentId);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it.each([
    ['is away', away()],
    ['refuses the call', new ProviderRefused('account_closed')],
  ])('the return page gets the stored status while the provider %s', async (_, failure) => {
    const { ask, cardProvider, paymentId, recordOf } = await opened();
    cardProvider.failNext('fetchCheckoutState', failure);
    expect(await ask()).toBe(paymentId);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING' });
  });

  it('a defect while a checkout is refreshed is thrown', async () => {
    const { ask, cardProvider } = await opened();
    cardProvider.failNext('fetchCheckoutState', new TypeError('broken'));
    await expect(ask()).rejects.toThrow('broken');
  });

  it('a checkout of an unknown session is not found', async () => {
    const { ask, cardProvider } = await opened();
    const fetch = vi.spyOn(cardProvider, 'fetchCheckoutState');
    await expect(ask('cs_foreign')).rejects.toThrow(PaymentNotFound);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sixty checkout requests a minute are allowed for one network, and other networks are not affected', async () => {
    const { ask, cardProvider, sessionId, paymentId, recordOf } = await opened();
    for (let time = 0; time < 60; time += 1) await ask();
    cardProvider.pay(sessionId);
    await expect(ask()).rejects.toThrow(RateLimited);
    await expect(ask('cs_foreign')).rejects.toThrow(RateLimited);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING' });
    expect(await ask(sessionId, '10.0.0.2')).toBe(paymentId);
  });
});
