import { describe, expect, it } from 'vitest';
import { merchantMail } from '#modules/merchants/index.ts';
import { sendRefund } from '#modules/payments/application/jobs.ts';
import { ProviderAway } from '#kernel/provider-failures.ts';
import { merchantId, openContext } from './checkout-context.ts';

const minuteMs = 60_000;
const fee = { minor: 305, currency: 'EUR' };

const opened = async () => {
  const context = openContext();
  const { paymentId } = await context.checkout();
  const sessionId = await context.sessionOf(paymentId);
  /** Kinds of the live events since the session was opened; a success has no kind. */
  const kinds = (): string[] =>
    context.liveEvents.published.slice(1).map((event) => ('kind' in event ? event.kind : 'SUCCESS'));
  return { ...context, paymentId, sessionId, kinds };
};

describe('a settlement that makes a payment SUCCEEDED', () => {
  it('a payment that becomes SUCCEEDED publishes one live event with the instant of the success', async () => {
    const { paymentId, sessionId, cardProvider, settle, liveEvents, kinds, clock } = await opened();
    cardProvider.pay(sessionId);
    await settle(paymentId);
    expect(kinds()).toEqual(['SUCCESS']);
    const success = { paymentId, merchantId, amountMinor: 10_000, currency: 'EUR', at: clock.now() };
    expect(liveEvents.published[1]).toEqual({ ...success, linkCreatedBy: null, createdAt: clock.now() });
  });

  it('the merchant gets a mail about its first payment and none about the second', async () => {
    const { paymentId, sessionId, cardProvider, settle, jobs, linkState, checkout, sessionOf, recordOf } =
      await opened();
    cardProvider.pay(sessionId);
    await settle(paymentId);
    linkState.isPaid = false;
    const second = await checkout();
    cardProvider.pay(await sessionOf(second.paymentId));
    await settle(second.paymentId);
    expect(jobs.of(merchantMail)).toMatchObject([
      { kind: 'FIRST_PAYMENT', paymentId, number: String((await recordOf(paymentId)).orderNumber) },
    ]);
  });
});

describe('the true fee of the provider', () => {
  it('is looked for when the settlement came without it, and not when it came with it', async () => {
    const { paymentId, sessionId, cardProvider, settle, jobs, linkState, checkout, sessionOf } =
      await opened();
    const looks = () => jobs.all.filter(({ key }) => key?.startsWith('fee:')).map(({ data }) => data);
    cardProvider.pay(sessionId);
    await settle(paymentId);
    linkState.isPaid = false;
    const second = await checkout();
    cardProvider.pay(await sessionOf(second.paymentId), { fee });
    await settle(second.paymentId);
    expect(looks()).toEqual([{ paymentId }]);
  });
});

describe('a settlement that changes something else', () => {
  it('a declined card and the end of a session are each published once', async () => {
    const { paymentId, sessionId, cardProvider, settle, kinds } = await opened();
    cardProvider.change(sessionId, { declineCode: 'expired_card' });
    await settle(paymentId);
    await settle(paymentId);
    cardProvider.change(sessionId, { session: 'EXPIRED' });
    await settle(paymentId);
    await settle(paymentId);
    expect(kinds()).toEqual(['DECLINED', 'CHANGED']);
  });

  it('the true fee of the provider is not published', async () => {
    const { paymentId, sessionId, cardProvider, settle, kinds, recordOf } = await opened();
    cardProvider.pay(sessionId);
    await settle(paymentId);
    cardProvider.change(sessionId, { fee });
    await settle(paymentId);
    expect(await recordOf(paymentId)).toMatchObject({ providerFeeActualMinor: 305 });
    expect(kinds()).toEqual(['SUCCESS']);
  });

  it('the merchant gets one mail about a new dispute, with the number of the payment, not of its document', async () => {
    const { paymentId, sessionId, cardProvider, settle, jobs, clock, documents } = await opened();
    cardProvider.pay(sessionId);
    await settle(paymentId);
    documents.issue(paymentId, { invoiceId: 3, invoiceNumber: '0000000042' });
    const dispute = {
      providerDisputeId: 'dp_1',
      amountMinor: 10_000,
      currency: 'EUR',
      reason: 'fraudulent',
      fee: null,
    };
    const since = { isInquiry: false, isUnderReview: false, evidenceDueAt: null, openedAt: clock.now() };
    cardProvider.change(sessionId, { disputes: [{ ...dispute, ...since, status: 'OPEN' }] });
    await settle(paymentId);
    await settle(paymentId);
    const mails = jobs.of(merchantMail).filter(({ kind }) => kind === 'DISPUTE_OPENED');
    expect(mails).toMatchObject([
      { paymentId, number: expect.stringMatching(/^[1-9]\d*$/) as string, fact: 'dispute-dp_1' },
    ]);
  });
});

describe('a refund that the provider does not know', () => {
  it('a refund unknown to the provider waits one minute for its own job and is sent again after ten minutes', async () => {
    const { paidPayment, requestRefund, cardProvider, settle, jobs, clock } = openContext();
    const { paymentId } = await paidPayment();
    cardProvider.failNext('refund', new ProviderAway(new Error('timeout')));
    const { id: refundId } = await requestRefund.execute({
      actor: { kind: 'system', name: 'tests' },
      paymentId,
      amount: undefined,
      reason: 'OTHER',
      note: null,
      requestKey: null,
    });
    const enqueued = jobs.of(sendRefund).length;
    clock.advance(minuteMs);
    await settle(paymentId);
    expect(jobs.of(sendRefund)).toHaveLength(enqueued);
    clock.advance(1);
    await settle(paymentId);
    await settle(paymentId);
    const again = jobs.all.filter(({ name, key }) => name === sendRefund.name && key !== undefined);
    expect(again).toEqual([
      {
        name: sendRefund.name,
        data: { paymentId, refundId },
        at: new Date(clock.now().getTime() + 10 * minuteMs),
        key: `again:${refundId}`,
      },
    ]);
  });
});
