import type Stripe from 'stripe';

/** The platform's Connect application. */
export const sandboxApplication = {
  id: 'ca_sandbox',
  object: 'application',
  name: 'Sandbox platform',
} as const satisfies Stripe.Application;
