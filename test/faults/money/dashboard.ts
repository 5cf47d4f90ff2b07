import Stripe from 'stripe';
import type { Deployment } from '../support/deployment.ts';

/** Calls as people make them at the provider's dashboard: once, past the product. */
export const dashboardOf = ({ shop }: Deployment): Stripe => {
  const { hostname, port } = new URL(shop.env['STRIPE_API_URL']!);
  return new Stripe(shop.env['STRIPE_SECRET_KEY']!, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    timeout: 4000,
    maxNetworkRetries: 0,
    telemetry: false,
  });
};
