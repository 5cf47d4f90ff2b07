import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  disputedIntent,
  idOf,
  paidSession,
  sessionParams,
  startTestSandbox,
  type TestSandbox,
} from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterAll(() => fixture.stop());
beforeEach(() => {
  fixture.receiver.received.length = 0;
});

const chargeback = '4000000000000259';
const inquiry = '4000000000001976';

const disputed = async (card: string) => {
  const made = await disputedIntent(fixture, card);
  fixture.receiver.received.length = 0;
  return made;
};

const movements = ({ balance_transactions }: Stripe.Dispute) =>
  balance_transactions.map(({ amount, fee, net }) => ({ amount, fee, net }));
const taken = { amount: -10_000, fee: 1500, net: -11_500 };
const returned = { amount: 10_000, fee: -1500, net: 11_500 };

const balanceOf = async () => {
  const { available, pending } = await fixture.stripe.balance.retrieve();
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
};

describe('A dispute opened on demand', () => {
  it('a dispute opens on any charge that took money, once, and takes the money', async () => {
    const { payment_intent: intent } = await paidSession(fixture);
    await fixture.control.settleNow();
    fixture.receiver.received.length = 0;
    const opened = await fixture.control.openDispute(idOf(intent), 'product_not_received');
    expect(opened).toMatchObject({ status: 'needs_response', reason: 'product_not_received' });
    expect(movements(opened)).toEqual([taken]);
    await expect(fixture.control.openDispute(idOf(intent), 'fraudulent')).rejects.toThrow('disputed already');
    await fixture.control.settleNow();
    expect(fixture.receiver.types()).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.funds_withdrawn']),
    );
  });

  it('a dispute is refused for a payment that took no money', async () => {
    const { id } = await fixture.stripe.checkout.sessions.create(sessionParams());
    expect(await fixture.control.pay({ session: id, card: '4000000000000002' })).toMatchObject({
      outcome: 'declined',
    });
    const { payment_intent: intent } = await fixture.stripe.checkout.sessions.retrieve(id);
    await expect(fixture.control.openDispute(idOf(intent), 'fraudulent')).rejects.toThrow('took money');
  });
});

describe('A dispute moved on demand', () => {
  it('a dispute that was lost and is won later returns the money and the dispute fee', async () => {
    const { dispute } = await disputed(chargeback);
    expect(movements(dispute)).toEqual([taken]);
    const before = await balanceOf();
    expect((await fixture.control.moveDispute(dispute.id, 'lose')).status).toBe('lost');
    expect(await balanceOf()).toBe(before);

    const won = await fixture.control.moveDispute(dispute.id, 'win');

    expect(won.status).toBe('won');
    expect(movements(won)).toEqual([taken, returned]);
    expect(await balanceOf()).toBe(before + 11_500);
    await fixture.control.settleNow();
    expect(fixture.receiver.types()).toEqual(
      expect.arrayContaining(['charge.dispute.closed', 'charge.dispute.funds_reinstated']),
    );
  });

  it('a closed inquiry becomes a chargeback, takes the money and can be lost', async () => {
    const { payment_intent, dispute } = await disputed(inquiry);
    await fixture.stripe.disputes.close(dispute.id);
    const escalated = await fixture.control.moveDispute(payment_intent, 'escalate');
    expect(escalated).toMatchObject({
      id: dispute.id,
      status: 'needs_response',
      is_charge_refundable: false,
      payment_method_details: { card: { case_type: 'chargeback' } },
    });
    expect(movements(escalated)).toEqual([taken]);
    await expect(fixture.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    expect((await fixture.control.moveDispute(dispute.id, 'lose')).status).toBe('lost');
    await fixture.control.settleNow();
    expect(fixture.receiver.types()).toEqual(
      expect.arrayContaining([
        'charge.dispute.updated',
        'charge.dispute.funds_withdrawn',
        'charge.dispute.closed',
      ]),
    );
  });

  it('an inquiry that escalates takes only what was not refunded meanwhile, and nothing when nothing is left', async () => {
    const partly = await disputed(inquiry);
    await fixture.stripe.refunds.create({ payment_intent: partly.payment_intent, amount: 4000 });
    expect(await fixture.control.moveDispute(partly.dispute.id, 'escalate')).toMatchObject({ amount: 6000 });
    const whole = await disputed(inquiry);
    await fixture.stripe.refunds.create({ payment_intent: whole.payment_intent });
    await expect(fixture.control.moveDispute(whole.dispute.id, 'escalate')).rejects.toThrow('refunded whole');
  });

  it('a prevented dispute leaves the money with the merchant, who may refund it', async () => {
    const asked = await disputed(inquiry);
    const quiet = await fixture.control.moveDispute(asked.dispute.id, 'prevent');
    expect(quiet.status).toBe('prevented');
    expect(movements(quiet)).toEqual([]);

    const { payment_intent, dispute } = await disputed(chargeback);
    const prevented = await fixture.control.moveDispute(dispute.id, 'prevent');
    expect(movements(prevented)).toEqual([taken, returned]);
    expect((await fixture.stripe.refunds.create({ payment_intent })).status).toBe('succeeded');
  });

  it.each([
    [inquiry, 'lose'],
    [chargeback, 'escalate'],
  ] as const)('a dispute with the card %s cannot %s and stays unchanged', async (card, move) => {
    const { dispute } = await disputed(card);
    await expect(fixture.control.moveDispute(dispute.id, move)).rejects.toThrow(dispute.status);
    expect(await fixture.stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: dispute.status });
  });

  it('a dispute is moved by its own id, charge or payment intent; another id is refused', async () => {
    await expect(fixture.control.moveDispute('du_none', 'win')).rejects.toThrow('no such dispute');
    const { dispute } = await disputed(chargeback);
    const kept = await fixture.control.disputes();
    expect(kept.at(-1)?.body.id).toBe(dispute.id);
    expect((await fixture.control.moveDispute(idOf(dispute.charge), 'win')).id).toBe(dispute.id);
  });
});
