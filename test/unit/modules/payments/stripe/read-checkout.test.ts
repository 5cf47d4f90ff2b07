import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { readCheckout } from '#modules/payments/adapters/stripe/read-checkout.ts';

type Movement = Pick<Stripe.BalanceTransaction, 'amount' | 'currency' | 'fee' | 'fee_details'>;

const detail = (type: string, amount: number): Stripe.BalanceTransaction.FeeDetail => ({
  type,
  amount,
  application: type === 'application_fee' ? 'ca_1' : null,
  currency: 'eur',
  description: null,
});
const movement = (amount: number, details: Stripe.BalanceTransaction.FeeDetail[]): Movement => ({
  amount,
  currency: 'eur',
  fee: details.reduce((sum, one) => sum + one.amount, 0),
  fee_details: details,
});
const dispute = (status: string, movements: Movement[] = []): Stripe.Dispute =>
  ({
    id: 'du_1',
    object: 'dispute',
    amount: 10_000,
    currency: 'eur',
    reason: 'fraudulent',
    status,
    created: 1_700_000_000,
    balance_transactions: movements,
    evidence_details: { due_by: status === 'needs_response' ? 1_700_600_000 : null },
  }) as unknown as Stripe.Dispute;
const session = (balance: Movement | null): Stripe.Checkout.Session =>
  ({
    id: 'cs_1',
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 10_000,
    currency: 'usd',
    client_reference_id: '7',
    metadata: {},
    livemode: false,
    payment_intent: {
      id: 'pi_1',
      amount_received: 10_000,
      currency: 'usd',
      latest_charge: { id: 'ch_1', created: 1_700_000_000, balance_transaction: balance },
    },
  }) as unknown as Stripe.Checkout.Session;

const read = (balance: Movement | null, disputes: Stripe.Dispute[] = []) =>
  readCheckout(session(balance), [], disputes);

describe("the provider's true fee", () => {
  it('the true fee of a direct charge excludes our application fee', () => {
    const details = [detail('application_fee', 150), detail('stripe_fee', 305)];
    expect(read(movement(10_000, details)).fee).toEqual({ minor: 305, currency: 'EUR' });
  });

  it('the true fee is in the currency of the balance, not of the charge', () => {
    expect(read(movement(9_200, [detail('stripe_fee', 287), detail('tax', 20)]))).toMatchObject({
      currency: 'USD',
      fee: { minor: 307, currency: 'EUR' },
    });
  });

  it('the true fee is null until the charge has its balance transaction', () => {
    expect(read(null).fee).toBeNull();
  });
});

describe('a dispute of the provider', () => {
  it.each([
    ['warning_needs_response', 'OPEN', true],
    ['warning_under_review', 'OPEN', true],
    ['warning_closed', 'WON', true],
    ['needs_response', 'OPEN', false],
    ['under_review', 'OPEN', false],
    ['appeal_needs_response', 'OPEN', false],
    ['appeal_under_review', 'OPEN', false],
    ['won', 'WON', false],
    ['lost', 'LOST', false],
    ['prevented', 'PREVENTED', false],
  ] satisfies [Stripe.Dispute.Status, string, boolean][])(
    'a Stripe dispute %s is %s',
    (status, state, isInquiry) => {
      expect(read(null, [dispute(status)]).disputes).toMatchObject([{ status: state, isInquiry }]);
    },
  );

  it('a dispute and a refund have the currency that the provider names, also another than the charge', () => {
    const refund = { id: 're_1', amount: 2_500, currency: 'gbp', status: 'succeeded' } as Stripe.Refund;
    const seen = readCheckout(session(null), [refund], [dispute('lost')]);
    expect(seen).toMatchObject({
      currency: 'USD',
      refunds: [{ amountMinor: 2_500, currency: 'GBP' }],
      disputes: [{ amountMinor: 10_000, currency: 'EUR' }],
    });
  });

  it('a dispute has an evidence deadline only while evidence is requested', () => {
    const dueAt = (status: string) => read(null, [dispute(status)]).disputes[0]?.evidenceDueAt;
    expect(dueAt('needs_response')).toEqual(new Date(1_700_600_000_000));
    expect(dueAt('won')).toBeNull();
  });

  it('a prevented dispute that took the money is LOST', () => {
    expect(read(null, [dispute('prevented', [movement(-10_000, [])])]).disputes[0]?.status).toBe('LOST');
    const back = [movement(-10_000, []), movement(10_000, [])];
    expect(read(null, [dispute('prevented', back)]).disputes[0]?.status).toBe('PREVENTED');
  });

  it('a dispute fee is what the provider kept, and null while no money has moved', () => {
    const out = movement(-10_000, [detail('stripe_fee', 1_500)]);
    const back = movement(10_000, [detail('stripe_fee', -1_500)]);
    const feeOf = (movements: Movement[]) => read(null, [dispute('won', movements)]).disputes[0]?.fee;
    expect(feeOf([out])).toEqual({ minor: 1_500, currency: 'EUR' });
    expect(feeOf([out, back])).toEqual({ minor: 0, currency: 'EUR' });
    expect(feeOf([])).toBeNull();
    // The same number of other money is no sum.
    expect(feeOf([out, { ...back, currency: 'usd' }])).toBeNull();
  });
});
