import type Stripe from 'stripe';

/** The provider's API version that the sandbox implements; the type fails to compile when the SDK moves on. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';
