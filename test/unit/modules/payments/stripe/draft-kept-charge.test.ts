import { expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { draftKeptCharge } from '#modules/payments/adapters/stripe/draft-kept-charge.ts';

const draft = (about: { account?: string; fee?: number; title?: string } = {}) =>
  draftKeptCharge({
    paymentId: 7,
    merchantName: 'Кафене „Изгрев“',
    key: 'k',
    requestKey: 'kept-card:s:2026-12-01:1',
    chargeAmount: Money.ofMinor(2_000, 'EUR'),
    platformFee: Money.ofMinor(about.fee ?? 30, 'EUR'),
    title: about.title ?? 'Абонамент',
    customer: 'cus_1',
    method: 'pm_1',
    account: about.account ?? null,
  });

it('a charge of a card that stays is confirmed at once, without its payer, by card only', () => {
  expect(draft()).toEqual({
    amount: 2_000,
    currency: 'eur',
    customer: 'cus_1',
    payment_method: 'pm_1',
    allowed_payment_method_types: ['card'],
    off_session: true,
    confirm: true,
    metadata: { plateno_key: 'k', plateno_payment: '7', plateno_kept_card: 'kept-card:s:2026-12-01:1' },
    description: 'Кафене „Изгрев“: Абонамент',
    statement_descriptor_suffix: 'KAFENE IZG',
  });
});

it('a charge on the merchant’s own account has the platform’s fee and no suffix', () => {
  expect(draft({ account: 'acct_1' })).toMatchObject({ application_fee_amount: 30 });
  expect(draft({ account: 'acct_1' })).not.toHaveProperty('statement_descriptor_suffix');
  expect(draft({ account: 'acct_1', fee: 0 })).not.toHaveProperty('application_fee_amount');
});

it('a charge of the longest names has a description that the provider takes', () => {
  expect(draft({ title: 'а'.repeat(1_000) }).description!.length).toBeLessThanOrEqual(500);
});
