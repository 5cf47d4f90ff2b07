import type Stripe from 'stripe';

/** The version of the provider's API that the sandbox speaks; the annotation breaks when the SDK moves on. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';
