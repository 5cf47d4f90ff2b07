import { describe, expect, it, vi } from 'vitest';
import { merchantMail } from '#modules/merchants/index.ts';
import { sendRefund } from '#modules/payments/application/jobs.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { away } from './actors.ts';
import { merchantUser, openContext } from './checkout-context.ts';

type Facts = Parameters<typeof openContext>[0];

const opened = async (facts: Facts = {}, isRouted = false) => {
  const context = openContext(facts);
  context.providerSettings.isRouted = isRouted;
  const { paymentId, sessionId } = await context.paidPayment();
  const request = (about: Readonly<{ amount?: number; requestKey?: string }> = {}) =>
    context.requestRefund.execute({
      actor: merchantUser,
      paymentId,
      amount: about.amount,
      reason: 'REQUESTED_BY_CUSTOMER',
      note: null,
      requestKey: about.requestKey ?? null,
    });
  const refunds = async () => (await context.recordOf(paymentId)).refunds;
  const refundsMade = () => context.cardProvider.refundsOf(sessionId);
  return { ...context, paymentId, sessionId, request, refunds, refundsMade };
};

/** A stored refund that was not sent, because the provider was away. */
const requested = async () => {
  const context = await opened();
  context.cardProvider.failNext('refund', away());
  const refund = await context.request();
  const send = () => context.sendRefund.execute({ paymentId: context.paymentId, refundId: refund.id! });
  return { ...context, send };
};

describe('a requested refund', () => {
  it('a refund sent by two processes at the same time is made once', async () => {
    const { send, refundsMade, refunds, ledger } = await requested();
    await Promise.all([send(), send()]);
    expect(refundsMade()).toHaveLength(1);
    expect(await refunds()).toMatchObject([{ status: 'SUCCEEDED' }]);
    expect(ledger.kinds).toEqual(['PAYMENT', 'REFUND']);
  });

  it('a refund that was made is not sent again', async () => {
    const { send, cardProvider } = await requested();
    await send();
    const calls = cardProvider.calls.length;
    await send();
    expect(cardProvider.calls).toHaveLength(calls);
  });

  it.each([
    ['does not answer', away()],
    ['answers with a refusal', new ProviderRefused('charge_already_refunded')],
  ])('a refund that the provider made and then %s is SUCCEEDED', async (_, failure) => {
    const { send, cardProvider, refundsMade, refunds, jobs } = await requested();
    cardProvider.failAfterNext('refund', failure);
    await send();
    expect(refundsMade()).toHaveLength(1);
    expect(await refunds()).toMatchObject([{ status: 'SUCCEEDED', failureReason: null }]);
    expect(jobs.of(merchantMail).filter(({ kind }) => kind === 'REFUND_FAILED')).toEqual([]);
  });

  it('a refund keeps its key while the provider is away, so that a repeat makes it once', async () => {
    const { send, cardProvider, refundsMade, refunds } = await requested();
    for (const call of ['refund', 'fetchCheckoutState'] as const) {
      cardProvider.failNext(call, away());
      await expect(send()).rejects.toThrow(ProviderAway);
      expect(await refunds()).toMatchObject([{ status: 'REQUESTED', providerAttempt: 1 }]);
    }
    await send();
    expect(refundsMade()).toHaveLength(1);
  });

  it('a refund made under a key with a stored error is found and keeps its key', async () => {
    const { send, cardProvider, sessionId, refunds, refundsMade } = await requested();
    const { providerKey: key } = (await refunds())[0]!;
    cardProvider.failNext('refund', 'STORED_ERROR');
    cardProvider.beforeAnswer = () => {
      const made = {
        providerRefundId: 're_9',
        key,
        amountMinor: 10_000,
        currency: 'EUR',
        failureReason: null,
      } as const;
      cardProvider.change(sessionId, { refunds: [{ ...made, status: 'SUCCEEDED' }] });
    };
    await send();
    expect(await refunds()).toMatchObject([
      { status: 'SUCCEEDED', providerRefundId: 're_9', providerAttempt: 1 },
    ]);
    expect(refundsMade()).toHaveLength(1);
  });

  it('a refund that the provider refuses is FAILED, and its amount can be refunded again', async () => {
    const { send, cardProvider, refunds, request } = await requested();
    cardProvider.failNext('refund', new ProviderRefused('insufficient_funds'));
    await send();
    expect(await refunds()).toMatchObject([{ status: 'FAILED', failureReason: 'insufficient_funds' }]);
    expect(await request()).toMatchObject({ status: 'SUCCEEDED', amount: { minor: 10_000n } });
  });

  it('a refund stays REQUESTED after a defect, and the defect is thrown', async () => {
    const { send, cardProvider, refunds } = await requested();
    cardProvider.failNext('refund', new TypeError('broken'));
    await expect(send()).rejects.toThrow('broken');
    expect(await refunds()).toMatchObject([{ status: 'REQUESTED' }]);
  });

  it('a refund is made on the account of its payment', async () => {
    const { request, cardProvider } = await opened({ account: 'acct_1' }, true);
    const refund = vi.spyOn(cardProvider, 'refund');
    await request();
    expect(refund.mock.calls).toMatchObject([[{ account: 'acct_1', intentId: 'pi_cs_1', attempt: 1 }]]);
  });

  it('sending a refund id of another payment calls no provider', async () => {
    const { sendRefund: send, paymentId, cardProvider } = await requested();
    const calls = cardProvider.calls.length;
    await send.execute({ paymentId, refundId: 99 });
    expect(cardProvider.calls).toHaveLength(calls);
  });
});

describe('requesting a refund', () => {
  it('two requests at the same time with the same request key make one refund', async () => {
    const { request, refundsMade, refunds, ledger } = await opened();
    const [one, other] = await Promise.all([
      request({ amount: 10, requestKey: 'once' }),
      request({ amount: 10, requestKey: 'once' }),
    ]);
    expect(one.id).toBe(other.id);
    expect(refundsMade()).toHaveLength(1);
    expect(await refunds()).toHaveLength(1);
    expect(ledger.kinds).toEqual(['PAYMENT', 'REFUND']);
  });

  it('a repeated request key returns the refund that the provider refused', async () => {
    const { request, cardProvider, refunds } = await opened();
    cardProvider.failNext('refund', new ProviderRefused('insufficient_funds'));
    const first = await request({ requestKey: 'once' });
    const calls = cardProvider.calls.filter((call) => call === 'refund').length;
    expect(await request({ requestKey: 'once' })).toMatchObject({ id: first.id, status: 'FAILED' });
    expect(cardProvider.calls.filter((call) => call === 'refund')).toHaveLength(calls);
    expect(await refunds()).toHaveLength(1);
  });

  it('a refund is refused while the provider does not say whether a failed one was made', async () => {
    const { request, cardProvider, refunds, jobs } = await opened();
    cardProvider.failNext('refund', new ProviderRefused('insufficient_funds'));
    await request();
    const enqueued = jobs.of(sendRefund).length;
    cardProvider.failNext('fetchCheckoutState', away());
    await expect(request()).rejects.toThrow(ProviderAway);
    expect(await refunds()).toMatchObject([{ status: 'FAILED' }]);
    expect(jobs.of(sendRefund)).toHaveLength(enqueued);
  });

  it('a defect while a refund is sent is thrown, and its job remains enqueued', async () => {
    const { request, cardProvider, refunds, jobs, paymentId } = await opened();
    cardProvider.failNext('fetchCheckoutState', new TypeError('broken'));
    await expect(request()).rejects.toThrow('broken');
    const { id: refundId } = (await refunds())[0]!;
    expect(jobs.of(sendRefund)).toEqual([{ paymentId, refundId }]);
  });
});
