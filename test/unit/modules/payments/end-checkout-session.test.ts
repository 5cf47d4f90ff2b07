import { describe, expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { EndCheckoutSessionsOfLink } from '#modules/payments/application/end-checkout-sessions-of-link.ts';
import { ProviderAway, ProviderRefused } from '#modules/payments/domain/failures.ts';
import { away } from './actors.ts';
import { paymentLinkId, openContext } from './checkout-context.ts';

const opened = async () => {
  const context = openContext();
  const { paymentId } = await context.checkout();
  const end = (id = paymentId) => context.endSession.execute({ actor: system('tests'), paymentId: id });
  const calls = context.cardProvider.calls.length;
  const laterCalls = () => context.cardProvider.calls.slice(calls);
  return { ...context, paymentId, sessionId: await context.sessionOf(paymentId), end, laterCalls };
};

/** A payment whose session was opened at the provider, unless `fail` says otherwise, and whose answer was lost. */
const prepared = async (fail: 'failNext' | 'failAfterNext') => {
  const context = openContext();
  context.cardProvider[fail]('openCheckout', away());
  await expect(context.checkout()).rejects.toThrow(ProviderAway);
  return { ...context, end: () => context.endSession.execute({ actor: system('tests'), paymentId: 1 }) };
};

describe('an open session that is ended', () => {
  it('can be paid no more, and its payment is CANCELLED', async () => {
    const { end, cardProvider, recordOf, paymentId, sessionId } = await opened();
    await end();
    expect(cardProvider.openSessions).toEqual([]);
    expect(await recordOf(paymentId)).toMatchObject({
      status: 'CANCELLED',
      attempts: [{ sessionId, status: 'ENDED' }],
    });
  });

  it('is left as it is when it was paid before, and its payment succeeds', async () => {
    const { end, cardProvider, recordOf, paymentId, sessionId, ledger } = await opened();
    cardProvider.pay(sessionId);
    await end();
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
    expect(ledger.kinds).toEqual(['PAYMENT']);
  });

  it('by two processes at the same time ends its payment once', async () => {
    const { end, payments, paymentId } = await opened();
    await Promise.all([end(), end()]);
    const cancelled = payments.historyOf(paymentId).filter(({ status }) => status === 'CANCELLED');
    expect(cancelled).toHaveLength(1);
  });

  it('stays open while the provider is away, and ends when the call is repeated', async () => {
    const { end, cardProvider, recordOf, paymentId } = await opened();
    cardProvider.failNext('endCheckout', away());
    await expect(end()).rejects.toThrow(ProviderAway);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING', attempts: [{ status: 'OPEN' }] });
    await end();
    expect(await recordOf(paymentId)).toMatchObject({ status: 'CANCELLED' });
  });

  it('whose answer is lost is ended all the same when the call is repeated', async () => {
    const { end, cardProvider, recordOf, paymentId } = await opened();
    cardProvider.failAfterNext('endCheckout', away());
    await expect(end()).rejects.toThrow(ProviderAway);
    expect(cardProvider.openSessions).toEqual([]);
    await end();
    expect(await recordOf(paymentId)).toMatchObject({ status: 'CANCELLED', attempts: [{ status: 'ENDED' }] });
  });

  it('of a payment that is over, or does not exist, asks the provider nothing', async () => {
    const { end, laterCalls, settle, cardProvider, sessionId, paymentId } = await opened();
    await end(99);
    expect(laterCalls()).toEqual([]);
    cardProvider.pay(sessionId);
    await settle(paymentId);
    await end();
    expect(laterCalls()).toEqual(['fetchCheckoutState']);
  });
});

describe('a prepared session that is ended', () => {
  it.each(['failNext', 'failAfterNext'] as const)(
    'is opened under its stored key first, so that none stays open unknown (%s)',
    async (fail) => {
      const { end, cardProvider, recordOf } = await prepared(fail);
      await end();
      expect(cardProvider.snapshots).toMatchObject([{ sessionId: 'cs_1', session: 'EXPIRED' }]);
      expect(await recordOf(1)).toMatchObject({
        status: 'CANCELLED',
        attempts: [{ sessionId: 'cs_1', status: 'ENDED' }],
      });
    },
  );

  it('ends its payment as FAILED when the provider refuses to open it, and ending it again does nothing', async () => {
    const { end, cardProvider, recordOf } = await prepared('failNext');
    cardProvider.failNext('openCheckout', new ProviderRefused('account_closed'));
    await expect(end()).rejects.toThrow(ProviderRefused);
    expect(await recordOf(1)).toMatchObject({ status: 'FAILED', attempts: [{ status: 'REFUSED' }] });
    const calls = cardProvider.calls.length;
    await end();
    expect(cardProvider.calls).toHaveLength(calls);
  });
});

describe('the sessions of a link that is paid', () => {
  it('that are left open while the provider is away end when the job is repeated', async () => {
    const context = openContext({ link: { isSingle: false } });
    const [first, second] = [await context.checkout(), await context.checkout()];
    context.linkState.isPaid = true;
    const endAll = () =>
      new EndCheckoutSessionsOfLink(context).execute({ paymentLinkId, exceptPaymentId: null });
    context.cardProvider.failNext('endCheckout', away());
    await expect(endAll()).rejects.toThrow(ProviderAway);
    expect(context.cardProvider.openSessions).toHaveLength(2);
    await endAll();
    expect(context.cardProvider.openSessions).toEqual([]);
    for (const { paymentId } of [first, second]) {
      expect(await context.recordOf(paymentId)).toMatchObject({ status: 'CANCELLED' });
    }
  });
});
