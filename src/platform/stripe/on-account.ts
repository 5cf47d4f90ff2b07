import type { Stripe } from 'stripe';

/** Request options for a connected account; null is the platform's own. */
export const onAccount = (account: string | null): Stripe.RequestOptions =>
  account === null ? {} : { stripeAccount: account };
