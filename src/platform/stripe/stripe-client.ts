import { Stripe } from 'stripe';
import type { Config } from '#platform/config.ts';
import type { Meters } from '#platform/metrics/meters.ts';
import { measuredHttpClient } from './measured-http-client.ts';

/** With one retry the total stays below the ten seconds that the web waits. */
const timeoutMs = 4_000;

/** The client of Stripe, or of the sandbox at another URL. */
export const createStripeClient = ({
  config,
  meters,
}: Readonly<{ config: Config; meters: Meters }>): Stripe => {
  const options: Stripe.StripeConfig = {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: measuredHttpClient(meters),
  };
  const { apiUrl, secretKey } = config.stripe;
  if (apiUrl === undefined) return new Stripe(secretKey, options);
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    ...options,
    host: hostname,
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
};
