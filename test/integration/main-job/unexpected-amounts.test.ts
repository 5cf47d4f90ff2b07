import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Payment } from '#contract/payments/payments.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { ledgerOf } from '#test/support/application/ledger-of.ts';

let shop: TestApplication;
let merchant: TestMerchant;
/** The provider’s dashboard: refunds and evidence. */
let dashboard: Stripe;

beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
  const { hostname, port } = new URL(shop.env['STRIPE_API_URL']!);
  dashboard = new Stripe(shop.env['STRIPE_SECRET_KEY']!, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
  });
});
afterEach(() => shop.control.clearFaults());
afterAll(async () => {
  // The payment with another amount waits for a decision.
  expect(await shop.doctor()).toEqual([expect.stringMatching(/^doctor.mismatches-decided: /)]);
  await shop.stop();
});

const becomes = async ({ paymentId }: OpenCheckout, wanted: Partial<Payment>): Promise<Payment> => {
  await shop.drain();
  const payment = await shop.payment(paymentId);
  expect(payment).toMatchObject(wanted);
  return payment;
};

const sell = async (card: string = cards.paid): Promise<OpenCheckout> => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: checkout.sessionId, card });
  await becomes(checkout, { status: 'SUCCEEDED' });
  return checkout;
};
const ledger = ({ paymentId }: OpenCheckout) => ledgerOf(shop.database, paymentId);

/** 100 euro after fees. */
const sold = {
  PROVIDER_RECEIVABLE: 10_000,
  PLATFORM_REVENUE: -150,
  PROVIDER_FEES: -305,
  MERCHANT_PAYABLE: -9_545,
};
/** After the full refund: the merchant owes the fees. */
const givenBack = { PLATFORM_REVENUE: -150, PROVIDER_FEES: -305, MERCHANT_PAYABLE: 455 };

describe('captured money', () => {
  it('another amount than asked is PROCESSING and flagged, without invoice and booking', async () => {
    await shop.control.setFault({ kind: 'payment-other-amount', times: 1 });
    const link = await shop.createLink(merchant);
    const checkout = await shop.openCheckout(link);
    await shop.control.pay({ session: checkout.sessionId });
    const payment = await becomes(checkout, { status: 'PROCESSING' });
    expect(payment).toMatchObject({ mismatch: 'AMOUNT_MISMATCH:AMOUNT', invoiceId: null, netAmount: 0 });
    expect(await ledger(checkout)).toEqual({});
    expect((await shop.returnFrom(checkout)).status).toBe('PROCESSING');
    await shop.reconcile();
    expect((await shop.payment(checkout.paymentId)).status).toBe('PROCESSING');
    expect((await shop.api().get(`/payment-links/token/${link.uniqueToken}`)).status).toBe(200);
  });

  it('a payment is PROCESSING while its money is under way', async () => {
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: checkout.sessionId, later: 'succeeds' });
    await becomes(checkout, { status: 'PROCESSING' });
    await shop.control.settleNow();
    expect(await becomes(checkout, { status: 'SUCCEEDED' })).toMatchObject({ late: false, netAmount: 95.45 });
  });

  it('a payment whose money does not arrive is FAILED', async () => {
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: checkout.sessionId, later: 'fails' });
    await shop.control.settleNow();
    expect(await becomes(checkout, { status: 'FAILED' })).toMatchObject({
      lastDeclineCode: 'generic_decline',
    });
    expect(await ledger(checkout)).toEqual({});
  });

  it('money after the cancellation makes the payment SUCCEEDED and late', async () => {
    const link = await shop.createLink(merchant);
    const checkout = await shop.openCheckout(link);
    await merchant.api.post(`/payment-links/${link.id}/cancel`);
    await becomes(checkout, { status: 'CANCELLED' });
    // The provider had ended the session and reports money now: the money counts.
    await shop.control.pay({ session: checkout.sessionId, late: true });
    expect(await becomes(checkout, { status: 'SUCCEEDED' })).toMatchObject({ late: true });
    expect(await ledger(checkout)).toEqual(sold);
    const gone = await shop.api().get(`/payment-links/token/${link.uniqueToken}`);
    expect(gone.body).toMatchObject({ status: 'CANCELLED' });
  });
});

describe('refunds', () => {
  const refund = async (checkout: OpenCheckout, amount?: number): Promise<void> => {
    const { providerPaymentId } = await shop.payment(checkout.paymentId);
    await dashboard.refunds.create({ payment_intent: providerPaymentId!, ...(amount ? { amount } : {}) });
  };

  it('a partial and a full refund made at the provider are adopted', async () => {
    const checkout = await sell();
    await refund(checkout, 4_000);
    expect(await becomes(checkout, { refundStatus: 'PARTIAL' })).toMatchObject({
      status: 'SUCCEEDED',
      refundedAmount: 40,
    });
    expect(await ledger(checkout)).toEqual({ ...sold, PROVIDER_RECEIVABLE: 6_000, MERCHANT_PAYABLE: -5_545 });
    await refund(checkout);
    expect(await becomes(checkout, { refundStatus: 'FULL' })).toMatchObject({
      refundedAmount: 100,
    });
    expect(await ledger(checkout)).toEqual(givenBack);
  });

  it('a pending refund counts once it has succeeded', async () => {
    const checkout = await sell(cards.refundPending);
    await refund(checkout);
    await shop.drain();
    const pending = await shop.database.rows(
      `select id from refunds where payment_id = ? and status = 'PENDING'`,
      [checkout.paymentId],
    );
    expect(pending).toHaveLength(1);
    expect((await shop.payment(checkout.paymentId)).refundStatus).toBe('NONE');
    await shop.control.settleNow();
    await becomes(checkout, { refundStatus: 'FULL' });
    expect(await ledger(checkout)).toEqual(givenBack);
  });

  it('a refund that the bank returns is booked back', async () => {
    const checkout = await sell(cards.refundFails);
    await refund(checkout);
    await becomes(checkout, { refundStatus: 'FULL' });
    await shop.control.settleNow();
    expect(await becomes(checkout, { refundStatus: 'NONE' })).toMatchObject({
      status: 'SUCCEEDED',
      refundedAmount: 0,
    });
    expect(await ledger(checkout)).toEqual(sold);
  });

  it('the credit note of a returned refund is annulled with the reason and keeps its number', async () => {
    const checkout = await sell(cards.refundFails);
    await refund(checkout);
    await becomes(checkout, { refundStatus: 'FULL' });
    await shop.control.settleNow();
    await becomes(checkout, { refundStatus: 'NONE' });
    await refund(checkout);
    await becomes(checkout, { refundStatus: 'FULL' });
    const notes = await shop.database.rows<{ number: string; total: number; reason: string | null }>(
      `select n.invoice_number as number, n.total_minor as total, n.annulment_reason as reason
       from invoices n join invoices i on i.id = n.corrects_invoice_id
       where i.payment_id = ? order by n.id`,
      [checkout.paymentId],
    );
    expect(notes).toMatchObject([
      { total: 10_000, reason: expect.stringContaining('Банката') },
      { total: 10_000, reason: null },
    ]);
    expect(Number(notes[1]!.number)).toBe(Number(notes[0]!.number) + 1);
  });
});

describe('disputes', () => {
  const disputed = async (card: string): Promise<OpenCheckout> => {
    const checkout = await sell(card);
    await shop.control.settleNow();
    await becomes(checkout, { disputeStatus: 'OPEN' });
    return checkout;
  };
  const disputeOf = async (checkout: OpenCheckout): Promise<Stripe.Dispute> => {
    const { providerPaymentId } = await shop.payment(checkout.paymentId);
    const { data } = await dashboard.disputes.list({ payment_intent: providerPaymentId! });
    return data[0]!;
  };
  const answer = async (checkout: OpenCheckout, evidence: string): Promise<void> => {
    await dashboard.disputes.update((await disputeOf(checkout)).id, {
      evidence: { uncategorized_text: evidence },
      submit: true,
    });
    await shop.control.settleNow();
  };
  /** Changes the dispute without a webhook, and fetches it. */
  const becomesThere = async (checkout: OpenCheckout, body: Partial<Stripe.Dispute>): Promise<Payment> => {
    await shop.drain();
    await shop.database.rows(`update sandbox.objects set body = body || ?::jsonb where id = ?`, [
      JSON.stringify(body),
      (await disputeOf(checkout)).id,
    ]);
    await shop.expireFetches();
    return accepted(await shop.admin.post<Payment>(`/payments/confirm/${checkout.paymentId}`));
  };
  /** Balances with the dispute fee that the provider has not returned; the merchant pays it. */
  const withFee = async (checkout: OpenCheckout, balances: Record<string, number>) => {
    const { balance_transactions: movements } = await disputeOf(checkout);
    const fee = movements.reduce((sum, one) => sum + one.fee, 0);
    const { PROVIDER_FEES: fees = 0, MERCHANT_PAYABLE: payable = 0, ...others } = balances;
    return { ...others, PROVIDER_FEES: fees - fee, MERCHANT_PAYABLE: payable + fee };
  };
  const { PROVIDER_RECEIVABLE: receivable, ...rest } = sold;
  const withheld = { ...rest, DISPUTE_HOLD: receivable };

  it('disputed money is held while the dispute is open and returned when it is won', async () => {
    const checkout = await disputed(cards.disputed);
    expect(await ledger(checkout)).toEqual(await withFee(checkout, withheld));
    const [stored] = await shop.database.rows<{ dueAt: string }>(
      'select evidence_due_at as "dueAt" from disputes where payment_id = ?',
      [checkout.paymentId],
    );
    const dueBy = (await disputeOf(checkout)).evidence_details.due_by!;
    expect(new Date(stored!.dueAt)).toEqual(new Date(dueBy * 1_000));
    expect((await disputeOf(checkout)).balance_transactions[0]?.fee).toBeGreaterThan(0);
    await answer(checkout, 'winning_evidence');
    await becomes(checkout, { disputeStatus: 'WON' });
    expect(await ledger(checkout)).toEqual(await withFee(checkout, sold));
  });

  it('disputed money is lost with the dispute and returned when the dispute is won later', async () => {
    const checkout = await disputed(cards.disputed);
    await answer(checkout, 'losing_evidence');
    await becomes(checkout, { disputeStatus: 'LOST' });
    expect(await ledger(checkout)).toEqual(await withFee(checkout, givenBack));
    expect((await becomesThere(checkout, { status: 'won' })).disputeStatus).toBe('WON');
    expect(await ledger(checkout)).toEqual(await withFee(checkout, sold));
  });

  it('an inquiry holds no money and allows a refund', async () => {
    const checkout = await disputed(cards.inquiry);
    expect(await ledger(checkout)).toEqual(sold);
    expect((await merchant.api.post(`/payments/${checkout.paymentId}/refunds`, { amount: 10 })).status).toBe(
      201,
    );
    await answer(checkout, 'winning_evidence');
    await becomes(checkout, { disputeStatus: 'WON' });
  });

  it('a closed inquiry that becomes a chargeback is booked to its end', async () => {
    const checkout = await disputed(cards.inquiry);
    await answer(checkout, 'winning_evidence');
    await becomes(checkout, { disputeStatus: 'WON' });
    expect((await becomesThere(checkout, { status: 'needs_response' })).disputeStatus).toBe('OPEN');
    expect(await ledger(checkout)).toEqual(withheld);
    const refused = await merchant.api.post(`/payments/${checkout.paymentId}/refunds`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'payments.dispute-open' } });
    expect((await becomesThere(checkout, { status: 'lost' })).disputeStatus).toBe('LOST');
    expect(await ledger(checkout)).toEqual(givenBack);
  });

  it('a prevented dispute takes no money and allows a refund', async () => {
    const checkout = await disputed(cards.inquiry);
    // The provider's charge may not be marked as disputed.
    await shop.database.rows(`update sandbox.objects set body = body || '{"disputed": false}' where id = ?`, [
      (await disputeOf(checkout)).charge,
    ]);
    expect((await becomesThere(checkout, { status: 'prevented' })).disputeStatus).toBe('WON');
    expect(await ledger(checkout)).toEqual(sold);
    expect((await merchant.api.post(`/payments/${checkout.paymentId}/refunds`)).status).toBe(201);
  });
});
