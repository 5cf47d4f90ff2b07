import type Stripe from 'stripe';
import { expect, expectTypeOf, it } from 'vitest';
import { locales, type Named } from '#sandbox/api/locales.ts';

it('the locales of a checkout are all that the SDK names', () => {
  expectTypeOf<(typeof locales)[number]>().toEqualTypeOf<Named<Stripe.Checkout.SessionCreateParams.Locale>>();
  expect(new Set(locales).size).toBe(locales.length);
});
