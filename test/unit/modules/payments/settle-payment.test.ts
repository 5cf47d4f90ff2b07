import { describe, expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { endSessionsOfLink, pollPayment, sendRefund } from '#modules/payments/application/jobs.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { CheckoutContested, NoMismatch, PaymentNotFound } from '#modules/payments/domain/failures.ts';
import { paymentLinkId, openContext } from './checkout-context.ts';

const settled = async (facts: Parameters<typeof openContext>[0] = {}) => {
  const context = openContext(facts);
  return { ...context, ...(await context.paidPayment()) };
};

describe('a paid payment', () => {
  it('a paid payment succeeds once, is booked once and closes its link, however often it is settled', async () => {
    const { settle, paymentId, recordOf, ledger, published, linkState } = await settled();
    await settle(paymentId);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED', late: false });
    expect(ledger.kinds).toEqual(['PAYMENT']);
    expect(ledger.balanceOf('MERCHANT_PAYABLE')).toBe(-9_545n);
    expect(published).toEqual(['payments.PaymentSucceeded']);
    expect(linkState.isPaid).toBe(true);
  });

  it('a SUCCEEDED payment is polled for the true fee, and the other sessions of its link end', async () => {
    const { jobs, paymentId, settle } = await settled();
    expect(jobs.of(pollPayment).length).toBe(2);
    expect(jobs.of(endSessionsOfLink)).toEqual([{ linkId: paymentLinkId, exceptPaymentId: paymentId }]);
    expect(await settle(paymentId)).toMatchObject({ isSettled: false });
  });

  it('a SUCCEEDED payment is settled once the true fee is known', async () => {
    const { cardProvider, settle, paymentId, sessionId, recordOf } = await settled();
    cardProvider.change(sessionId, { fee: { minor: 305, currency: 'EUR' } });
    expect(await settle(paymentId)).toEqual({ status: 'SUCCEEDED', isSettled: true });
    expect(await recordOf(paymentId)).toMatchObject({
      providerFeeStatus: 'KNOWN',
      providerFeeActualMinor: 305,
    });
  });

  it('two processes that settle a payment at the same time book it once', async () => {
    const context = openContext();
    const { paymentId } = await context.checkout();
    context.cardProvider.pay(await context.sessionOf(paymentId));
    const results = await Promise.all([context.settle(paymentId), context.settle(paymentId)]);
    expect(results.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(context.ledger.kinds).toEqual(['PAYMENT']);
  });

  it('a fetch overtaken by another change is not written, and the provider is fetched again', async () => {
    const { checkout, sessionOf, cardProvider, settle, recordOf } = openContext();
    const { paymentId } = await checkout();
    const sessionId = await sessionOf(paymentId);
    cardProvider.change(sessionId, { session: 'EXPIRED' });
    cardProvider.beforeAnswer = async () => {
      cardProvider.pay(sessionId);
      await settle(paymentId);
    };
    expect(await settle(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED', late: false });
  });

  it('a payment passed in an older version is read again before it is settled', async () => {
    const { checkout, payments, settle, settlePayment, ledger, sessionOf, cardProvider } = openContext();
    const { paymentId } = await checkout();
    const payment = (await payments.get(paymentId))!;
    cardProvider.pay(await sessionOf(paymentId));
    await settle(paymentId);
    const result = await settlePayment.execute({ actor: system('tests'), paymentId, payment });
    expect(result).toMatchObject({ status: 'SUCCEEDED' });
    expect(ledger.kinds).toEqual(['PAYMENT']);
    expect(cardProvider.calls.filter((call) => call === 'fetchCheckoutState')).toHaveLength(3);
  });

  it('settling a payment that changes during eight fetches is refused, and nothing is written', async () => {
    const { checkout, sessionOf, cardProvider, payments, settle, recordOf } = openContext();
    const { paymentId } = await checkout();
    cardProvider.pay(await sessionOf(paymentId));
    let version = 100;
    const overtake = async (): Promise<void> => {
      await payments.change(paymentId, (payment) => payment.setStoredValues({ version: (version += 1) }));
      cardProvider.beforeAnswer = overtake;
    };
    cardProvider.beforeAnswer = overtake;
    await expect(settle(paymentId)).rejects.toThrow(CheckoutContested);
    expect(cardProvider.calls.filter((call) => call === 'fetchCheckoutState')).toHaveLength(8);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING' });
  });

  it('a second success on a SINGLE link is kept, flagged and refunded whole by a job', async () => {
    const { checkout, sessionOf, cardProvider, payments, settle, recordOf, jobs } = openContext();
    const first = await checkout({ customerEmail: 'one@example.com' });
    const session = await sessionOf(first.paymentId);
    cardProvider.change(session, { session: 'EXPIRED' });
    await settle(first.paymentId);
    const second = await checkout({ customerEmail: 'two@example.com' });
    cardProvider.pay(await sessionOf(second.paymentId));
    await settle(second.paymentId);
    cardProvider.pay(session);
    await settle(first.paymentId);
    expect(await recordOf(first.paymentId)).toMatchObject({
      status: 'SUCCEEDED',
      duplicateOf: second.paymentId,
      refunds: [{ reason: 'DUPLICATE', status: 'REQUESTED', amount: { minor: 10_000n } }],
    });
    const refundId = (await recordOf(first.paymentId)).refunds[0]!.id!;
    expect(jobs.of(sendRefund)).toEqual([{ paymentId: first.paymentId, refundId }]);
    expect(payments.historyOf(first.paymentId).map(({ reason }) => reason)).toContain('DUPLICATE');
  });
});

describe('an unpaid payment', () => {
  it('a payment is CANCELLED when its session expires, and its link stays open', async () => {
    const { checkout, sessionOf, cardProvider, settle, ledger, linkState } = openContext();
    const { paymentId } = await checkout();
    cardProvider.change(await sessionOf(paymentId), { session: 'EXPIRED' });
    expect(await settle(paymentId)).toEqual({ status: 'CANCELLED', isSettled: true });
    expect(ledger.kinds).toEqual([]);
    expect(linkState.isPaid).toBe(false);
  });

  it('an unchanged fetch writes only the time of the check', async () => {
    const { checkout, settle, recordOf, checks, payments } = openContext();
    const { paymentId } = await checkout();
    const before = await recordOf(paymentId);
    const history = payments.historyOf(paymentId).length;
    await settle(paymentId);
    expect(await recordOf(paymentId)).toEqual(before);
    expect(payments.historyOf(paymentId)).toHaveLength(history);
    expect(checks.checked).toContain(paymentId);
  });

  it('settling a missing payment throws PaymentNotFound', async () => {
    await expect(openContext().settle(99)).rejects.toThrow(PaymentNotFound);
  });

  it('a payment is unchanged while the provider is away', async () => {
    const { checkout, cardProvider, settle, recordOf } = openContext();
    const { paymentId } = await checkout();
    cardProvider.failNext('fetchCheckoutState', new ProviderAway(new Error('timeout')));
    await expect(settle(paymentId)).rejects.toThrow(ProviderAway);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING' });
  });

  it('a session whose answer was lost is opened by the same call before it is fetched', async () => {
    const { checkout, cardProvider, settle, recordOf } = openContext();
    cardProvider.failNext('openCheckout', new ProviderAway(new Error('timeout')));
    await expect(checkout()).rejects.toThrow(ProviderAway);
    expect(await settle(1)).toMatchObject({ status: 'PENDING' });
    expect(await recordOf(1)).toMatchObject({ attempts: [{ status: 'OPEN', sessionId: 'cs_1' }] });
  });

  it('a payment whose session the provider refuses to open is FAILED', async () => {
    const { checkout, cardProvider, settle, recordOf } = openContext();
    cardProvider.failNext('openCheckout', new ProviderAway(new Error('timeout')));
    await expect(checkout()).rejects.toThrow(ProviderAway);
    cardProvider.failNext('openCheckout', new ProviderRefused('account_closed'));
    expect(await settle(1)).toMatchObject({ status: 'FAILED' });
    expect(await recordOf(1)).toMatchObject({
      attempts: [{ status: 'REFUSED', lastError: 'account_closed' }],
    });
  });

  it('an ended session settles its payment with the final state', async () => {
    const { checkout, endSession, cardProvider, recordOf } = openContext();
    const { paymentId } = await checkout();
    await endSession.execute({ actor: system('tests'), paymentId });
    expect(cardProvider.openSessions).toEqual([]);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'CANCELLED' });
  });
});

describe('mismatches', () => {
  const decide = (
    { settlePayment }: ReturnType<typeof openContext>,
    paymentId: number,
    resolution: 'ACCEPT' | 'GIVE_BACK',
  ) =>
    settlePayment.execute({
      actor: system('tests'),
      paymentId,
      decision: { resolution, note: null, providerKey: '00000000-0000-4000-8000-999999999999' },
    });

  const mismatched = async () => {
    const context = openContext();
    const { paymentId } = await context.checkout();
    context.cardProvider.pay(await context.sessionOf(paymentId), { amountMinor: 9_900 });
    await context.settle(paymentId);
    return { context, paymentId };
  };

  it('a mismatch waits for a decision, and nothing is booked', async () => {
    const { context, paymentId } = await mismatched();
    expect(await context.recordOf(paymentId)).toMatchObject({
      status: 'PROCESSING',
      mismatch: 'AMOUNT_MISMATCH:AMOUNT',
    });
    expect(context.ledger.kinds).toEqual([]);
  });

  it('an accepted mismatch becomes the amount, and the decision is audited', async () => {
    const { context, paymentId } = await mismatched();
    expect(await decide(context, paymentId, 'ACCEPT')).toMatchObject({ status: 'SUCCEEDED' });
    expect(await context.recordOf(paymentId)).toMatchObject({ amount: { minor: 9_900n } });
    expect(context.ledger.kinds).toEqual(['PAYMENT']);
    expect(context.audited).toContain('payment.mismatch-resolved');
  });

  it('a refunded mismatch is held until the refund is made, and no document is issued', async () => {
    const { context, paymentId } = await mismatched();
    await decide(context, paymentId, 'GIVE_BACK');
    const refundId = (await context.recordOf(paymentId)).refunds[0]!.id!;
    await context.sendRefund.execute({ paymentId, refundId });
    expect(context.ledger.kinds).toEqual(['MISMATCH_HELD', 'REFUND']);
    expect(context.ledger.balanceOf('MISMATCH_HOLD')).toBe(0n);
    expect(context.published).toEqual([]);
    expect(await context.recordOf(paymentId)).toMatchObject({ status: 'CANCELLED' });
  });

  it('a decision without a mismatch is refused', async () => {
    const context = openContext();
    const { paymentId } = await context.checkout();
    await expect(decide(context, paymentId, 'ACCEPT')).rejects.toThrow(NoMismatch);
  });
});

describe('the webhook event of a payment', () => {
  it('the webhook event of a payment is closed in the transaction that settles it', async () => {
    const { settlePayment, inbox, checkout, clock } = openContext();
    const { paymentId } = await checkout();
    const event = {
      eventId: 'evt_1',
      type: 'charge.updated',
      account: null,
      liveMode: false,
      isHandled: true,
      payload: {},
    };
    const pointsAt = { object: null, objectId: null, key: null, sessionId: null, intentId: null };
    const inboxId = (await inbox.add('fake', { ...event, pointsAt }, clock.now()))!;
    await settlePayment.execute({ actor: system('webhook'), paymentId, inboxId });
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'DONE', attempts: 1 });
  });
});
