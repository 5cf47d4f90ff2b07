import type Stripe from 'stripe';
import { expect, expectTypeOf, it } from 'vitest';
import { locales, type Named } from '#sandbox/api/locales.ts';

it('the sandbox supports all checkout locales of the SDK', () => {
  expectTypeOf<(typeof locales)[number]>().toEqualTypeOf<Named<Stripe.Checkout.SessionCreateParams.Locale>>();
  expect(new Set(locales).size).toBe(locales.length);
});
