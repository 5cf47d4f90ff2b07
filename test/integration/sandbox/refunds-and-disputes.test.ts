import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disputedIntent, paidIntent, raw, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterAll(() => fixture.stop());
beforeEach(() => {
  fixture.receiver.received.length = 0;
});

const chargeOf = async (intent: string) => {
  const expanded = await fixture.stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge.refunds'],
  });
  return expanded.latest_charge as Stripe.Charge;
};

describe('A refund', () => {
  it('a refund by the payment intent alone returns the whole amount', async () => {
    const payment_intent = await paidIntent(fixture);
    const refund = await fixture.stripe.refunds.create({ payment_intent, reason: 'requested_by_customer' });
    expect(refund).toMatchObject({ object: 'refund', status: 'succeeded', amount: 10_000, payment_intent });
    expect(await chargeOf(payment_intent)).toMatchObject({ refunded: true, amount_refunded: 10_000 });
    await fixture.control.settleNow();
    expect(fixture.receiver.types()).toEqual(expect.arrayContaining(['charge.refunded', 'refund.created']));
  });

  it('partial refunds are possible until nothing is left', async () => {
    const payment_intent = await paidIntent(fixture);
    await fixture.stripe.refunds.create({ payment_intent, amount: 4000, metadata: { part: '1' } });
    expect(await chargeOf(payment_intent)).toMatchObject({ refunded: false, amount_refunded: 4000 });
    await expect(fixture.stripe.refunds.create({ payment_intent, amount: 6001 })).rejects.toMatchObject({
      param: 'amount',
    });
    await fixture.stripe.refunds.create({ payment_intent });
    await expect(fixture.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const charge = await chargeOf(payment_intent);
    expect(charge.refunds?.data.map((refund) => refund.amount)).toEqual([6000, 4000]);
    expect((await fixture.stripe.refunds.list({ payment_intent })).data).toHaveLength(2);
  });

  it('a charge embeds its newest ten refunds; the list has them all, page by page', async () => {
    const payment_intent = await paidIntent(fixture);
    for (let amount = 101; amount <= 112; amount += 1)
      await fixture.stripe.refunds.create({ payment_intent, amount });
    const { id, refunds } = await chargeOf(payment_intent);
    expect(refunds).toMatchObject({ has_more: true, url: `/v1/charges/${id}/refunds` });
    expect(refunds?.data.map(({ amount }) => amount)).toEqual([
      112, 111, 110, 109, 108, 107, 106, 105, 104, 103,
    ]);
    const all = await fixture.stripe.refunds.list({ charge: id, limit: 5 }).autoPagingToArray({ limit: 50 });
    expect(all.map(({ amount }) => amount)).toEqual([
      112, 111, 110, 109, 108, 107, 106, 105, 104, 103, 102, 101,
    ]);
    const rest = await raw(fixture, `${refunds?.url}?starting_after=${refunds?.data.at(-1)?.id}`);
    expect(await rest.json()).toMatchObject({ has_more: false, data: [{ amount: 102 }, { amount: 101 }] });
  });

  it('concurrent refunds never exceed the paid amount', async () => {
    const payment_intent = await paidIntent(fixture);
    const ask = () => fixture.stripe.refunds.create({ payment_intent, amount: 7000 });
    const asked = await Promise.allSettled([ask(), ask(), ask()]);
    expect(asked.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect((await chargeOf(payment_intent)).amount_refunded).toBe(7000);
  });

  it('a refund debits the balance by its amount', async () => {
    const payment_intent = await paidIntent(fixture);
    const { id } = await fixture.stripe.refunds.create({ payment_intent, amount: 2500 });
    const refund = await fixture.stripe.refunds.retrieve(id, { expand: ['balance_transaction'] });
    expect(refund.balance_transaction).toMatchObject({ amount: -2500, fee: 0, net: -2500, type: 'refund' });
  });

  it('a refund of a slow card is pending first', async () => {
    const payment_intent = await paidIntent(fixture, '4000000000007726');
    const { id, status } = await fixture.stripe.refunds.create({ payment_intent });
    expect(status).toBe('pending');
    await fixture.control.settleNow();
    expect((await fixture.stripe.refunds.retrieve(id)).status).toBe('succeeded');
    expect(fixture.receiver.types()).toContain('refund.updated');
  });

  it('a refund of a card whose refunds fail is returned later', async () => {
    const payment_intent = await paidIntent(fixture, '4000000000005126');
    const { id, status } = await fixture.stripe.refunds.create({ payment_intent });
    expect(status).toBe('succeeded');
    await fixture.control.settleNow();
    expect(await fixture.stripe.refunds.retrieve(id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(await chargeOf(payment_intent)).toMatchObject({ refunded: false, amount_refunded: 0 });
    expect(fixture.receiver.types()).toContain('refund.failed');
  });

  it('a refund requires a succeeded payment', async () => {
    await expect(fixture.stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
    await expect(fixture.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('a refund keeps metadata added later, and cannot be cancelled', async () => {
    const { id } = await fixture.stripe.refunds.create({
      payment_intent: await paidIntent(fixture),
      metadata: { a: '1' },
    });
    const updated = await fixture.stripe.refunds.update(id, { metadata: { b: '2' } });
    expect(updated.metadata).toEqual({ a: '1', b: '2' });
    await expect(fixture.stripe.refunds.cancel(id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('A dispute', () => {
  const disputed = (card: string) => disputedIntent(fixture, card);

  it.each([
    ['4000000000000259', 'fraudulent'],
    ['4000000000002685', 'product_not_received'],
  ])('a dispute of the card %s takes the money because it is %s', async (card, reason) => {
    const { payment_intent, dispute } = await disputed(card);
    expect(dispute).toMatchObject({ reason, status: 'needs_response', amount: 10_000 });
    expect(dispute.balance_transactions[0]).toMatchObject({ amount: -10_000 });
    expect((await chargeOf(payment_intent)).disputed).toBe(true);
    expect(fixture.receiver.types()).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.funds_withdrawn']),
    );
    await expect(fixture.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
  });

  it('a dispute of the inquiry card takes nothing', async () => {
    const { payment_intent, dispute } = await disputed('4000000000001976');
    expect(dispute).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true });
    expect(dispute.balance_transactions).toEqual([]);
    expect(fixture.receiver.types()).not.toContain('charge.dispute.funds_withdrawn');
    const closed = await fixture.stripe.disputes.close(dispute.id);
    expect(closed.status).toBe('warning_closed');
    expect((await fixture.stripe.refunds.create({ payment_intent })).status).toBe('succeeded');
  });

  it('a dispute is won by winning evidence, and the money is returned', async () => {
    const { dispute } = await disputed('4000000000000259');
    const evidence = { uncategorized_text: 'winning_evidence' };
    expect((await fixture.stripe.disputes.update(dispute.id, { evidence })).status).toBe('under_review');
    await fixture.control.settleNow();
    const won = await fixture.stripe.disputes.retrieve(dispute.id);
    expect(won.status).toBe('won');
    expect(won.balance_transactions.map((movement) => movement.amount)).toEqual([-10_000, 10_000]);
    expect(fixture.receiver.types()).toEqual(
      expect.arrayContaining([
        'charge.dispute.updated',
        'charge.dispute.closed',
        'charge.dispute.funds_reinstated',
      ]),
    );
  });

  it('a dispute is lost by losing evidence, or by accepting it', async () => {
    const first = await disputed('4000000000000259');
    await fixture.stripe.disputes.update(first.dispute.id, {
      evidence: { uncategorized_text: 'losing_evidence' },
    });
    await fixture.control.settleNow();
    expect((await fixture.stripe.disputes.retrieve(first.dispute.id)).status).toBe('lost');
    const second = await disputed('4000000000002685');
    expect((await fixture.stripe.disputes.close(second.dispute.id)).status).toBe('lost');
    await expect(fixture.stripe.disputes.close(second.dispute.id)).rejects.toMatchObject({ statusCode: 400 });
    expect(fixture.receiver.types()).not.toContain('charge.dispute.funds_reinstated');
  });

  it('a dispute accepts evidence in pieces before it is submitted', async () => {
    const { dispute } = await disputed('4000000000000259');
    const draft = await fixture.stripe.disputes.update(dispute.id, {
      evidence: { service_date: '1 May' },
      submit: false,
    });
    expect(draft).toMatchObject({ status: 'needs_response', evidence: { service_date: '1 May' } });
  });
});
