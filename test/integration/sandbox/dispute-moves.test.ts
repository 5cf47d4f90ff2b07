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

let world: TestSandbox;

beforeAll(async () => {
  world = await startTestSandbox();
});
afterAll(() => world.stop());
beforeEach(() => {
  world.receiver.received.length = 0;
});

const chargeback = '4000000000000259';
const inquiry = '4000000000001976';

const disputed = async (card: string) => {
  const made = await disputedIntent(world, card);
  world.receiver.received.length = 0;
  return made;
};

const movements = ({ balance_transactions }: Stripe.Dispute) =>
  balance_transactions.map(({ amount, fee, net }) => ({ amount, fee, net }));
const taken = { amount: -10_000, fee: 1500, net: -11_500 };
const returned = { amount: 10_000, fee: -1500, net: 11_500 };

const balanceOf = async () => {
  const { available, pending } = await world.stripe.balance.retrieve();
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
};

describe('A dispute opened on demand', () => {
  it('is of any charge that took money, once, and takes the money', async () => {
    const { payment_intent: intent } = await paidSession(world);
    await world.control.settleNow();
    world.receiver.received.length = 0;
    const opened = await world.control.openDispute(idOf(intent), 'product_not_received');
    expect(opened).toMatchObject({ status: 'needs_response', reason: 'product_not_received' });
    expect(movements(opened)).toEqual([taken]);
    await expect(world.control.openDispute(idOf(intent), 'fraudulent')).rejects.toThrow('disputed already');
    await world.control.settleNow();
    expect(world.receiver.types()).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.funds_withdrawn']),
    );
  });

  it('is refused for a payment that took no money', async () => {
    const { id } = await world.stripe.checkout.sessions.create(sessionParams());
    expect(await world.control.pay({ session: id, card: '4000000000000002' })).toMatchObject({
      outcome: 'declined',
    });
    const { payment_intent: intent } = await world.stripe.checkout.sessions.retrieve(id);
    await expect(world.control.openDispute(idOf(intent), 'fraudulent')).rejects.toThrow('took money');
  });
});

describe('A dispute moved on demand', () => {
  it('that was lost and is won later brings the money and the dispute fee back', async () => {
    const { dispute } = await disputed(chargeback);
    expect(movements(dispute)).toEqual([taken]);
    const before = await balanceOf();
    expect((await world.control.moveDispute(dispute.id, 'lose')).status).toBe('lost');
    expect(await balanceOf()).toBe(before);

    const won = await world.control.moveDispute(dispute.id, 'win');

    expect(won.status).toBe('won');
    expect(movements(won)).toEqual([taken, returned]);
    expect(await balanceOf()).toBe(before + 11_500);
    await world.control.settleNow();
    expect(world.receiver.types()).toEqual(
      expect.arrayContaining(['charge.dispute.closed', 'charge.dispute.funds_reinstated']),
    );
  });

  it('that is a closed inquiry becomes a chargeback, takes the money and can be lost', async () => {
    const { payment_intent, dispute } = await disputed(inquiry);
    await world.stripe.disputes.close(dispute.id);
    const escalated = await world.control.moveDispute(payment_intent, 'escalate');
    expect(escalated).toMatchObject({
      id: dispute.id,
      status: 'needs_response',
      is_charge_refundable: false,
      payment_method_details: { card: { case_type: 'chargeback' } },
    });
    expect(movements(escalated)).toEqual([taken]);
    await expect(world.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    expect((await world.control.moveDispute(dispute.id, 'lose')).status).toBe('lost');
    await world.control.settleNow();
    expect(world.receiver.types()).toEqual(
      expect.arrayContaining([
        'charge.dispute.updated',
        'charge.dispute.funds_withdrawn',
        'charge.dispute.closed',
      ]),
    );
  });

  it('from an inquiry takes only what was not refunded meanwhile, and nothing when nothing is left', async () => {
    const partly = await disputed(inquiry);
    await world.stripe.refunds.create({ payment_intent: partly.payment_intent, amount: 4000 });
    expect(await world.control.moveDispute(partly.dispute.id, 'escalate')).toMatchObject({ amount: 6000 });
    const whole = await disputed(inquiry);
    await world.stripe.refunds.create({ payment_intent: whole.payment_intent });
    await expect(world.control.moveDispute(whole.dispute.id, 'escalate')).rejects.toThrow('refunded whole');
  });

  it('that is prevented leaves the money with the merchant, who may refund it', async () => {
    const asked = await disputed(inquiry);
    const quiet = await world.control.moveDispute(asked.dispute.id, 'prevent');
    expect(quiet.status).toBe('prevented');
    expect(movements(quiet)).toEqual([]);

    const { payment_intent, dispute } = await disputed(chargeback);
    const prevented = await world.control.moveDispute(dispute.id, 'prevent');
    expect(movements(prevented)).toEqual([taken, returned]);
    expect((await world.stripe.refunds.create({ payment_intent })).status).toBe('succeeded');
  });

  it.each([
    [inquiry, 'lose'],
    [chargeback, 'escalate'],
  ] as const)('with the card %s cannot %s, and stays as it is', async (card, move) => {
    const { dispute } = await disputed(card);
    await expect(world.control.moveDispute(dispute.id, move)).rejects.toThrow(dispute.status);
    expect(await world.stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: dispute.status });
  });

  it('is named by its own id, charge or payment intent; another name is refused', async () => {
    await expect(world.control.moveDispute('du_none', 'win')).rejects.toThrow('no such dispute');
    const { dispute } = await disputed(chargeback);
    const kept = await world.control.disputes();
    expect(kept.at(-1)?.body.id).toBe(dispute.id);
    expect((await world.control.moveDispute(idOf(dispute.charge), 'win')).id).toBe(dispute.id);
  });
});
