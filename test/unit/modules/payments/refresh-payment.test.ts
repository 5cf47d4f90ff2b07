import { describe, expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { RefreshPayment } from '#modules/payments/application/refresh-payment.ts';
import { ProviderAway } from '#kernel/provider-failures.ts';
import { away } from './actors.ts';
import { openContext } from './checkout-context.ts';

const opened = async () => {
  const context = openContext({ link: { isSingle: false } });
  const { cardProvider, payments } = context;
  const { paymentId } = await context.checkout();
  const refreshPayment = new RefreshPayment(context);
  const refresh = async (id = paymentId, by = refreshPayment, evenWhenFinal = false) =>
    by.execute({ actor: system('tests'), payment: (await payments.get(id))!, evenWhenFinal });
  const fetches = (): number => cardProvider.calls.filter((call) => call === 'fetchCheckoutState').length;
  return { ...context, paymentId, sessionId: await context.sessionOf(paymentId), refresh, fetches };
};

describe('a refreshed payment', () => {
  it('a refreshed payment is settled with the provider state', async () => {
    const { refresh, cardProvider, sessionId, recordOf, paymentId } = await opened();
    cardProvider.pay(sessionId);
    expect(await refresh()).toMatchObject({ status: 'SUCCEEDED' });
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('callers at the same time share one fetch and get the same answer', async () => {
    const { refresh, fetches, cardProvider, sessionId } = await opened();
    cardProvider.pay(sessionId);
    const answers = await Promise.all([refresh(), refresh(), refresh()]);
    expect(answers.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED']);
    expect(fetches()).toBe(1);
  });

  it('a payment is fetched at most once in two seconds and answered from the stored status meanwhile', async () => {
    const { refresh, fetches, cardProvider, sessionId, clock } = await opened();
    await refresh();
    cardProvider.pay(sessionId);
    clock.advance(1_999);
    expect(await refresh()).toEqual({ status: 'PENDING' });
    expect(fetches()).toBe(1);
    clock.advance(1);
    expect(await refresh()).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('two servers fetch a payment at most once in two seconds', async () => {
    const context = await opened();
    await context.refresh();
    expect(await context.refresh(context.paymentId, new RefreshPayment(context))).toEqual({
      status: 'PENDING',
    });
    expect(context.fetches()).toBe(1);
  });

  it('the fetch of one payment does not delay the fetch of another', async () => {
    const { checkout, refresh, fetches } = await opened();
    const other = await checkout();
    await Promise.all([refresh(), refresh(other.paymentId)]);
    expect(fetches()).toBe(2);
  });
});

describe('a final payment', () => {
  it('a final payment is fetched only when the caller asks for refunds, disputes and late money', async () => {
    const { refresh, fetches, cardProvider, sessionId, settle, paymentId, recordOf, clock } = await opened();
    cardProvider.change(sessionId, { session: 'EXPIRED' });
    await settle(paymentId);
    cardProvider.pay(sessionId);
    clock.advance(2_000);
    expect(await refresh()).toEqual({ status: 'CANCELLED' });
    expect(fetches()).toBe(1);
    expect(await refresh(paymentId, undefined, true)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await recordOf(paymentId)).toMatchObject({ late: true });
  });
});

describe('a fetch that the provider does not answer', () => {
  it('a failed fetch fails for all its callers and is repeated two seconds later', async () => {
    const { refresh, fetches, cardProvider, clock } = await opened();
    cardProvider.failNext('fetchCheckoutState', away());
    const answers = await Promise.allSettled([refresh(), refresh()]);
    expect(answers).toMatchObject([
      { status: 'rejected', reason: expect.any(ProviderAway) },
      { status: 'rejected', reason: expect.any(ProviderAway) },
    ]);
    clock.advance(2_000);
    expect(await refresh()).toMatchObject({ status: 'PENDING' });
    expect(fetches()).toBe(2);
  });
});
