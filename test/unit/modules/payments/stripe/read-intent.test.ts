import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { readIntent } from '#modules/payments/adapters/stripe/read-intent.ts';

const read = (about: Partial<Stripe.PaymentIntent>, charge: Partial<Stripe.Charge> | null = null) =>
  readIntent(
    {
      id: 'pi_1',
      object: 'payment_intent',
      status: 'succeeded',
      amount: 2_000,
      amount_received: 2_000,
      currency: 'eur',
      livemode: false,
      metadata: { plateno_key: 'k', plateno_payment: '7' },
      last_payment_error: null,
      latest_charge: charge && { id: 'ch_1', created: 1_700_000_000, balance_transaction: null, ...charge },
      ...about,
    } as unknown as Stripe.PaymentIntent,
    [],
    [],
  );
const declined = (code: string, reason: string | null): Partial<Stripe.Charge> => ({
  failure_code: code,
  outcome: { reason } as Stripe.Charge.Outcome,
});

describe('the charge of a card that stays', () => {
  it.each([
    ['succeeded', 'COMPLETE', 'PAID'],
    ['processing', 'OPEN', 'PROCESSING'],
    ['requires_payment_method', 'EXPIRED', 'NONE'],
    ['requires_action', 'EXPIRED', 'NONE'],
    ['canceled', 'EXPIRED', 'NONE'],
  ] as const)('an intent that is %s is read as %s and %s', (status, session, money) => {
    expect(read({ status })).toMatchObject({
      sessionId: 'pi_1',
      intentId: 'pi_1',
      reference: '7',
      key: 'k',
      session,
      money,
    });
  });

  it('the decline is the code of the bank, or that of the provider without one', () => {
    const error = { code: 'card_declined', decline_code: 'insufficient_funds' };
    const status = 'requires_payment_method';
    const of = (last: object) => read({ status, last_payment_error: last as never }).declineCode;
    expect(of(error)).toBe('insufficient_funds');
    expect(of({ code: 'expired_card' })).toBe('expired_card');
  });

  it('a cancelled charge keeps the decline of its failed attempt when the provider has cleared the error', () => {
    const status = 'canceled';
    const codeOf = (code: string, reason: string | null) =>
      read({ status }, declined(code, reason)).declineCode;
    expect(codeOf('card_declined', 'insufficient_funds')).toBe('insufficient_funds');
    expect(codeOf('expired_card', null)).toBe('expired_card');
    expect(read({ status }).declineCode).toBeNull();
  });

  it('a charge that succeeded has no decline', () => {
    const outcome = { reason: 'elevated_risk_level' } as Stripe.Charge.Outcome;
    expect(read({}, { outcome }).declineCode).toBeNull();
  });
});
