import type Stripe from 'stripe';
import { expect, expectTypeOf, it } from 'vitest';
import { eventTypes } from '#sandbox/events/event-types.ts';

it('the sandbox knows all event types of the SDK', () => {
  expectTypeOf<
    (typeof eventTypes)[number] | '*'
  >().toEqualTypeOf<Stripe.WebhookEndpointCreateParams.EnabledEvent>();
  expect(new Set(eventTypes).size).toBe(eventTypes.length);
});
