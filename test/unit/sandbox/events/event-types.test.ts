import type Stripe from 'stripe';
import { expect, expectTypeOf, it } from 'vitest';
import { eventTypes } from '#sandbox/events/event-types.ts';

it('the event types that an endpoint can name are all that the SDK names', () => {
  expectTypeOf<
    (typeof eventTypes)[number] | '*'
  >().toEqualTypeOf<Stripe.WebhookEndpointCreateParams.EnabledEvent>();
  expect(new Set(eventTypes).size).toBe(eventTypes.length);
});
