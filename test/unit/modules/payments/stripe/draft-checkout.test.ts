import { describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { draftCheckout } from '#modules/payments/adapters/stripe/draft-checkout.ts';
import { statementSuffix } from '#modules/payments/adapters/stripe/statement-suffix.ts';

const draft = (about: { merchantName?: string; account?: string } = {}) =>
  draftCheckout(
    {
      paymentId: 7,
      merchantId: 3,
      merchantName: about.merchantName ?? 'Кафене „Изгрев“',
      key: 'k',
      chargeAmount: Money.ofMinor(1_000, 'EUR'),
      platformFee: Money.ofMinor(15, 'EUR'),
      title: 'Закуска',
      customerEmail: 'maria@example.bg',
      language: 'bg',
      expiresAt: new Date('2026-11-22T12:00:00Z'),
      linkToken: null,
      account: about.account ?? null,
      keepsCard: false,
    },
    { publicUrl: 'https://plateno.example' },
  );

describe('the hosted page', () => {
  it('the hosted page requests no receipt from the provider', () => {
    expect(draft().payment_intent_data).not.toHaveProperty('receipt_email');
    expect(draft().customer_email).toBe('maria@example.bg');
  });

  it('the hosted page names the merchant on the card statement unless its name has no Latin letter', () => {
    expect(draft().payment_intent_data?.statement_descriptor_suffix).toBe('KAFENE IZG');
    expect(draft({ merchantName: '24/7' }).payment_intent_data).not.toHaveProperty(
      'statement_descriptor_suffix',
    );
  });

  it('a charge on the merchant’s own account has no suffix, because its prefix is the merchant’s name', () => {
    expect(draft({ account: 'acct_1' }).payment_intent_data).not.toHaveProperty(
      'statement_descriptor_suffix',
    );
  });
});

describe("the merchant's name on a card statement", () => {
  it.each([
    ['Щъркел', 'SHTARKEL'],
    ['Бяла Черква – чай & юфка', 'BYALA CHER'],
    ['Работилница „Дърво и камък“ ООД', 'RABOTILNIT'],
    ['Café Zürich', 'CAFE ZURIC'],
    ["Rock'n'Roll <bar> *", 'ROCK N ROL'],
    ['Пекарна №1', 'PEKARNA NO'],
  ])('the merchant name %s is %s on a card statement', (name, suffix) => {
    expect(statementSuffix(name)).toBe(suffix);
  });

  it('a card statement name has at most 22 characters with its prefix and only those that Stripe accepts', () => {
    for (const name of ['Ж'.repeat(200), 'Ш Щ Ц Ч Ж Ю Я', 'АБВ*<>"\'\\ГД']) {
      const suffix = statementSuffix(name)!;
      expect(`${'P'.repeat(10)}* ${suffix}`.length).toBeLessThanOrEqual(22);
      expect(suffix).toMatch(/^[A-Z0-9 .-]+$/);
    }
  });

  it.each(['', '24/7', '„“', '咖啡'])('the name %j without a letter gives no statement suffix', (name) => {
    expect(statementSuffix(name)).toBeNull();
  });
});
