import type Stripe from 'stripe';

export type Provider = Stripe;
