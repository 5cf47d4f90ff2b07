import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priced, sessionParams, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterAll(() => fixture.stop());

const paidInDollars = async (
  params: Partial<Stripe.Checkout.SessionCreateParams> = {},
  options?: Stripe.RequestOptions,
) => {
  const { id } = await fixture.stripe.checkout.sessions.create(
    sessionParams({ line_items: priced(10_000, 'usd'), ...params }),
    options,
  );
  await fixture.control.pay({ session: id });
  await fixture.control.settleNow();
  const expand = ['payment_intent.latest_charge.balance_transaction'];
  const session = await fixture.stripe.checkout.sessions.retrieve(id, { expand }, options);
  const intent = session.payment_intent as Stripe.PaymentIntent;
  return { intent, charge: intent.latest_charge as Stripe.Charge };
};

describe('A charge in US dollars', () => {
  it('a charge in US dollars settles in euro with its exchange rate, fee and fee details in euro', async () => {
    const { charge } = await paidInDollars();
    expect(charge).toMatchObject({ amount: 10_000, currency: 'usd' });
    expect(charge.balance_transaction).toMatchObject({
      amount: 8600,
      currency: 'eur',
      exchange_rate: 0.86,
      fee: 264,
      net: 8336,
      fee_details: [{ amount: 264, currency: 'eur', type: 'stripe_fee' }],
    });
  });

  it('a charge in US dollars lists the application fee separately from the provider’s own', async () => {
    const { charge } = await paidInDollars(
      { payment_intent_data: { application_fee_amount: 150 } },
      { stripeAccount: 'acct_1Dollars' },
    );
    expect(charge.balance_transaction).toMatchObject({
      fee: 393,
      fee_details: [
        { amount: 129, currency: 'eur', type: 'application_fee' },
        { amount: 264, currency: 'eur', type: 'stripe_fee' },
      ],
    });
  });

  it('a refund of a charge in US dollars debits the balance in euro', async () => {
    const { intent } = await paidInDollars();
    const refund = await fixture.stripe.refunds.create({
      payment_intent: intent.id,
      amount: 2500,
      expand: ['balance_transaction'],
    });
    expect(refund).toMatchObject({ amount: 2500, currency: 'usd' });
    expect(refund.balance_transaction).toMatchObject({ amount: -2150, currency: 'eur', exchange_rate: 0.86 });
    expect((await fixture.stripe.balance.retrieve()).pending.map(({ currency }) => currency)).toEqual([
      'eur',
    ]);
  });
});
