import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paidSession, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterAll(() => fixture.stop());

describe('Accounts and balances', () => {
  it('a sandbox balance shows settled money as pending and, two days later, as available', async () => {
    await paidSession(fixture);
    await fixture.control.settleNow();
    const before = await fixture.stripe.balance.retrieve();
    expect(before.pending[0]?.amount).toBe(9695);
    expect(before.available[0]?.amount).toBe(0);
    await fixture.control.advanceClock(3 * 86_400);
    const after = await fixture.stripe.balance.retrieve();
    expect(after.available[0]?.amount).toBe(before.pending[0]?.amount);
    await fixture.control.resetClock();
  });

  it('the sandbox returns the platform’s account and connected ones, and creates new ones', async () => {
    expect((await fixture.stripe.accounts.retrieveCurrent()).object).toBe('account');
    const made = await fixture.stripe.accounts.create({
      type: 'express',
      country: 'BG',
      email: 'm@example.com',
    });
    expect(await fixture.stripe.accounts.retrieve(made.id)).toMatchObject({
      email: 'm@example.com',
      charges_enabled: false,
    });
  });

  it('the sandbox sends an event when an account may no longer charge', async () => {
    await fixture.control.changeAccount({ id: 'acct_1Merchant', charges_enabled: false });
    await fixture.control.settleNow();
    const received = fixture.connectReceiver.received.find((one) => one.event.type === 'account.updated');
    expect(received?.event).toMatchObject({
      account: 'acct_1Merchant',
      data: { object: { charges_enabled: false } },
    });
  });

  it('the sandbox refuses an account that cannot exist', async () => {
    await expect(fixture.stripe.balance.retrieve({}, { stripeAccount: 'unknown' })).rejects.toMatchObject({
      statusCode: 403,
      code: 'account_invalid',
    });
  });
});

describe('The readable objects', () => {
  it('readable objects of the sandbox are found by id and in lists', async () => {
    const paid = await paidSession(fixture);
    await fixture.control.settleNow();
    const intent = await fixture.stripe.paymentIntents.retrieve(paid.payment_intent as string);
    const [charge] = (await fixture.stripe.charges.list({ payment_intent: intent.id })).data;
    const [movement] = (await fixture.stripe.balanceTransactions.list({ source: charge?.id ?? '' })).data;
    expect(await fixture.stripe.charges.retrieve(charge?.id ?? '')).toMatchObject({
      balance_transaction: movement?.id,
    });
    expect(await fixture.stripe.balanceTransactions.retrieve(movement?.id ?? '')).toMatchObject({
      type: 'charge',
    });
    expect((await fixture.stripe.paymentIntents.list({ limit: 1 })).data[0]?.id).toBe(intent.id);
  });
});
