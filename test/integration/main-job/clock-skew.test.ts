import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import { StartCheckout } from '#modules/payments/index.ts';
import { readConfig } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { compose } from '#src/composition.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchant = await shop.addMerchant();
});
afterAll(() => shop.stop());

const second = 1_000;
const terms = [
  ['a link of 30 days', { usage: 'SINGLE' }],
  ['a link that ends before a session may', { usage: 'SINGLE', expiresInDays: 1 }],
  ['a counter code', { usage: 'REUSABLE', expiresInDays: null }],
] as const;

describe.each([-7_200, -3_600, -90, -5, -1, 1, 5, 90, 3_600])(
  'our clock is %s s ahead of the provider’s',
  (aheadSeconds) => {
    it.each(terms)('a checkout of %s opens a session although the clocks differ', async (_, about) => {
      const link = await shop.createLink(merchant, about);
      const clock: Clock = { now: () => new Date(Date.now() + aheadSeconds * second) };
      const application = await compose(readConfig(shop.env), [override(Clock, clock)]);
      try {
        const { checkoutUrl } = await application.resolve(StartCheckout).execute({
          actor: anonymous,
          merchantId: merchant.id,
          paymentLinkId: link.id,
          amount: Money.ofDecimal(link.amount, link.currency),
          description: null,
          customerName: null,
          customerEmail: null,
          buyer: null,
          language: 'bg',
          requestKey: null,
          ip: null,
        });
        expect(checkoutUrl).toMatch(/^http/);
      } finally {
        await application.close();
      }
    });
  },
);

it('the provider refuses a session of more than 24 hours and of less than 30 minutes', async () => {
  const statusOf = async (seconds: number) => {
    const response = await fetch(`${shop.env['STRIPE_API_URL']}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.env['STRIPE_SECRET_KEY']}` },
      body: new URLSearchParams({
        mode: 'payment',
        success_url: 'http://localhost/success',
        expires_at: String(Math.floor(Date.now() / 1_000) + seconds),
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][unit_amount]': '100',
        'line_items[0][price_data][product_data][name]': 'Кафе',
      }),
    });
    return response.status;
  };
  expect(await statusOf(24 * 3_600 + 60)).toBe(400);
  expect(await statusOf(29 * 60)).toBe(400);
  expect(await statusOf(23 * 3_600)).toBe(200);
});
