import type { Stripe } from 'stripe';

/** A call in the name of a connected account; null is the platform's own. */
export const onAccount = (account: string | null): Stripe.RequestOptions =>
  account === null ? {} : { stripeAccount: account };
