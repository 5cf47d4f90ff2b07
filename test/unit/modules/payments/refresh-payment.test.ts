import { describe, expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { RefreshPayment } from '#modules/payments/application/refresh-payment.ts';
import { ProviderAway } from '#modules/payments/domain/failures.ts';
import { away } from './actors.ts';
import { openContext } from './checkout-context.ts';

const opened = async () => {
  const context = openContext({ link: { isSingle: false } });
  const { cardProvider, payments } = context;
  const { paymentId } = await context.checkout();
  const refreshPayment = new RefreshPayment(context);
  const refresh = async (id = paymentId, by = refreshPayment, evenWhenOver = false) =>
    by.execute({ actor: system('tests'), payment: (await payments.get(id))!, evenWhenOver });
  const fetches = (): number => cardProvider.calls.filter((call) => call === 'fetchCheckoutState').length;
  return { ...context, paymentId, sessionId: await context.sessionOf(paymentId), refresh, fetches };
};

describe('a refreshed payment', () => {
  it('is settled with the state at the provider', async () => {
    const { refresh, cardProvider, sessionId, recordOf, paymentId } = await opened();
    cardProvider.pay(sessionId);
    expect(await refresh()).toMatchObject({ status: 'SUCCEEDED' });
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('is fetched once for callers at the same time, who get the same answer', async () => {
    const { refresh, fetches, cardProvider, sessionId } = await opened();
    cardProvider.pay(sessionId);
    const answers = await Promise.all([refresh(), refresh(), refresh()]);
    expect(answers.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED']);
    expect(fetches()).toBe(1);
  });

  it('is fetched once in two seconds; the stored status is the answer meanwhile', async () => {
    const { refresh, fetches, cardProvider, sessionId, clock } = await opened();
    await refresh();
    cardProvider.pay(sessionId);
    clock.advance(1_999);
    expect(await refresh()).toEqual({ status: 'PENDING' });
    expect(fetches()).toBe(1);
    clock.advance(1);
    expect(await refresh()).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('is not fetched by two servers within two seconds', async () => {
    const context = await opened();
    await context.refresh();
    expect(await context.refresh(context.paymentId, new RefreshPayment(context))).toEqual({
      status: 'PENDING',
    });
    expect(context.fetches()).toBe(1);
  });

  it('does not hold back the fetch of another payment', async () => {
    const { checkout, refresh, fetches } = await opened();
    const other = await checkout();
    await Promise.all([refresh(), refresh(other.paymentId)]);
    expect(fetches()).toBe(2);
  });
});

describe('a payment that is over', () => {
  it('is fetched no more, unless the caller asks for refunds, disputes and late money', async () => {
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
  it('fails for all callers at the same time, and is made again two seconds later', async () => {
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
