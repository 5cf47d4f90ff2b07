import { describe, expect, it } from 'vitest';
import { merchantMail } from '#modules/merchants/index.ts';
import type { DisputeSnapshot, RefundSnapshot } from '#modules/payments/domain/snapshot.ts';
import { merchantUser, openContext } from './checkout-context.ts';
import { chargeback } from './sample-payment.ts';

const opened = async () => {
  const context = openContext();
  const { paymentId, sessionId } = await context.paidPayment();
  const { cardProvider, jobs, settle } = context;
  const request = () =>
    context.requestRefund.execute({
      actor: merchantUser,
      paymentId,
      amount: undefined,
      reason: 'OTHER',
      note: null,
      requestKey: null,
    });
  /** Changes the only refund at the provider. */
  const refundTurns = async (changes: Partial<RefundSnapshot>): Promise<void> => {
    const [refund] = cardProvider.refundsOf(sessionId);
    cardProvider.change(sessionId, { refunds: [{ ...refund!, ...changes }] });
    await settle(paymentId);
  };
  const disputed = async (about: Partial<DisputeSnapshot>): Promise<void> => {
    cardProvider.change(sessionId, { disputes: [chargeback(about)] });
    await settle(paymentId);
  };
  const mails = () => jobs.of(merchantMail).filter(({ kind }) => kind !== 'FIRST_PAYMENT');
  return { ...context, paymentId, sessionId, request, refundTurns, disputed, mails };
};

describe('a refund that fails after the provider has made it', () => {
  const failed = async () => {
    const context = await opened();
    await context.request();
    await context.refundTurns({ status: 'FAILED', failureReason: 'expired_or_canceled_card' });
    return context;
  };

  it('a refund that fails after the provider made it is booked back, and the merchant gets one mail', async () => {
    const { settle, paymentId, recordOf, ledger, published, mails } = await failed();
    await settle(paymentId);
    expect(await recordOf(paymentId)).toMatchObject({ refundedMinor: 0n, refunds: [{ status: 'FAILED' }] });
    expect(ledger.kinds).toEqual(['PAYMENT', 'REFUND', 'REFUND_FAILED']);
    expect(ledger.balanceOf('MERCHANT_PAYABLE')).toBe(-9_545n);
    expect(published.filter((name) => name === 'payments.RefundFailed')).toHaveLength(1);
    expect(mails()).toMatchObject([{ kind: 'REFUND_FAILED', reason: 'expired_or_canceled_card' }]);
  });

  it('a failed refund that succeeds after all is booked a second time', async () => {
    const { refundTurns, paymentId, recordOf, ledger, published } = await failed();
    await refundTurns({ status: 'SUCCEEDED', failureReason: null });
    expect(await recordOf(paymentId)).toMatchObject({ refundedMinor: 10_000n });
    expect(ledger.kinds).toEqual(['PAYMENT', 'REFUND', 'REFUND_FAILED', 'REFUND']);
    expect(published.filter((name) => name === 'payments.PaymentRefunded')).toHaveLength(2);
  });

  it('the amount of a failed refund can be refunded again once', async () => {
    const { request, recordOf, paymentId, ledger } = await failed();
    expect(await request()).toMatchObject({ status: 'SUCCEEDED' });
    expect(await recordOf(paymentId)).toMatchObject({ refundedMinor: 10_000n });
    expect(ledger.balanceOf('PROVIDER_RECEIVABLE')).toBe(0n);
  });
});

describe('a refund made at the dashboard of the provider', () => {
  it('a refund made in the provider’s dashboard is adopted and booked once', async () => {
    const { cardProvider, sessionId, settle, paymentId, recordOf, ledger, published } = await opened();
    const refund = {
      providerRefundId: 're_9',
      key: null,
      amountMinor: 2_500,
      currency: 'EUR',
      failureReason: null,
    } as const;
    cardProvider.change(sessionId, { refunds: [{ ...refund, status: 'SUCCEEDED' }] });
    await settle(paymentId);
    await settle(paymentId);
    expect(await recordOf(paymentId)).toMatchObject({
      refundedMinor: 2_500n,
      refunds: [{ requestedBy: 'provider', status: 'SUCCEEDED' }],
    });
    expect(ledger.kinds).toEqual(['PAYMENT', 'REFUND']);
    expect(published).toContain('payments.PaymentRefunded');
  });
});

describe('refunded mismatches', () => {
  it('a refund of captured money without a sale publishes no document event, even when it fails later', async () => {
    const context = openContext();
    const { cardProvider, settle, sendRefund: send, ledger, published } = context;
    const { paymentId } = await context.checkout();
    const sessionId = await context.sessionOf(paymentId);
    cardProvider.pay(sessionId, { amountMinor: 9_900 });
    const decision = { resolution: 'GIVE_BACK', note: null, providerKey: 'a key' } as const;
    await context.settlePayment.execute({ actor: merchantUser, paymentId, decision });
    await send.execute({ paymentId, refundId: (await context.recordOf(paymentId)).refunds[0]!.id! });
    const [made] = cardProvider.refundsOf(sessionId);
    cardProvider.change(sessionId, { refunds: [{ ...made!, status: 'FAILED' }] });
    await settle(paymentId);
    expect(ledger.kinds).toEqual(['MISMATCH_HELD', 'REFUND', 'REFUND_FAILED']);
    expect(ledger.balanceOf('MISMATCH_HOLD')).toBe(-9_900n);
    expect(published).toEqual([]);
  });
});

describe('a dispute', () => {
  it('an opened inquiry sends the merchant one mail with the evidence deadline', async () => {
    const { disputed, settle, paymentId, mails } = await opened();
    await disputed({ isInquiry: true, evidenceDueAt: new Date('2026-11-30T12:00:00Z') });
    await settle(paymentId);
    expect(mails()).toMatchObject([
      { kind: 'DISPUTE_OPENED', fact: 'inquiry-dp_1', isInquiry: true, dueAt: '2026-11-30T12:00:00.000Z' },
    ]);
  });

  it('a won dispute returns the held amount to the merchant, who gets one mail about it', async () => {
    const { disputed, ledger, mails } = await opened();
    await disputed({});
    await disputed({ status: 'WON' });
    expect(ledger.kinds).toEqual(['PAYMENT', 'DISPUTE_OPENED', 'DISPUTE_WON']);
    expect(ledger.balanceOf('DISPUTE_HOLD')).toBe(0n);
    await disputed({ status: 'WON' });
    expect(mails().slice(1)).toMatchObject([{ kind: 'DISPUTE_DECIDED', outcome: 'WON' }]);
  });

  it('a closed inquiry is no won dispute in the mail, and a lost dispute is mailed as lost', async () => {
    const inquiry = await opened();
    await inquiry.disputed({ isInquiry: true });
    await inquiry.disputed({ isInquiry: true, status: 'WON' });
    expect(inquiry.mails().at(-1)).toMatchObject({ kind: 'DISPUTE_DECIDED', outcome: 'CLOSED' });
    const lost = await opened();
    await lost.disputed({});
    await lost.disputed({ status: 'LOST' });
    expect(lost.mails().at(-1)).toMatchObject({ kind: 'DISPUTE_DECIDED', outcome: 'LOST' });
  });
});
