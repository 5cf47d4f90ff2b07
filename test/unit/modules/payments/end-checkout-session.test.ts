import { describe, expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { EndCheckoutSessionsOfLink } from '#modules/payments/application/end-checkout-sessions-of-link.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
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

/** A payment whose session was opened without an answer, or failed as `fail` says. */
const prepared = async (fail: 'failNext' | 'failAfterNext') => {
  const context = openContext();
  context.cardProvider[fail]('openCheckout', away());
  await expect(context.checkout()).rejects.toThrow(ProviderAway);
  return { ...context, end: () => context.endSession.execute({ actor: system('tests'), paymentId: 1 }) };
};

describe('an open session that is ended', () => {
  it('an ended session cannot be paid, and its payment is CANCELLED', async () => {
    const { end, cardProvider, recordOf, paymentId, sessionId } = await opened();
    await end();
    expect(cardProvider.openSessions).toEqual([]);
    expect(await recordOf(paymentId)).toMatchObject({
      status: 'CANCELLED',
      attempts: [{ sessionId, status: 'ENDED' }],
    });
  });

  it('ending a session that was paid before settles its payment as SUCCEEDED', async () => {
    const { end, cardProvider, recordOf, paymentId, sessionId, ledger } = await opened();
    cardProvider.pay(sessionId);
    await end();
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
    expect(ledger.kinds).toEqual(['PAYMENT']);
  });

  it('two processes that end one session at the same time end its payment once', async () => {
    const { end, payments, paymentId } = await opened();
    await Promise.all([end(), end()]);
    const cancelled = payments.historyOf(paymentId).filter(({ status }) => status === 'CANCELLED');
    expect(cancelled).toHaveLength(1);
  });

  it('a session stays open while the provider is away and ends when the call is repeated', async () => {
    const { end, cardProvider, recordOf, paymentId } = await opened();
    cardProvider.failNext('endCheckout', away());
    await expect(end()).rejects.toThrow(ProviderAway);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING', attempts: [{ status: 'OPEN' }] });
    await end();
    expect(await recordOf(paymentId)).toMatchObject({ status: 'CANCELLED' });
  });

  it('a session whose end was not answered is ended when the call is repeated', async () => {
    const { end, cardProvider, recordOf, paymentId } = await opened();
    cardProvider.failAfterNext('endCheckout', away());
    await expect(end()).rejects.toThrow(ProviderAway);
    expect(cardProvider.openSessions).toEqual([]);
    await end();
    expect(await recordOf(paymentId)).toMatchObject({ status: 'CANCELLED', attempts: [{ status: 'ENDED' }] });
  });

  it('ending the session of a final or missing payment calls no provider', async () => {
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
    'a prepared session is opened under its stored key before it is ended (%s)',
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

  it('a payment whose session the provider refuses to open is FAILED, and ending it again changes nothing', async () => {
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
  it('sessions of a paid link that stayed open while the provider was away end when the job is repeated', async () => {
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
