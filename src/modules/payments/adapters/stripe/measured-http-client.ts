import { Stripe } from 'stripe';
import type { Meters } from '#platform/metrics/meters.ts';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Every call over the wire is counted, the SDK's own repetitions and calls without an answer, too. */
export const measuredHttpClient = (meters: Meters): HttpClient => {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => {
      const started = performance.now();
      const seconds = () => (performance.now() - started) / 1_000;
      const method = request[3];
      try {
        const response = await client.makeRequest(...request);
        meters.providerCalled({ method, status: String(response.getStatusCode()), seconds: seconds() });
        return response;
      } catch (error) {
        meters.providerCalled({ method, status: '0', seconds: seconds() });
        throw error;
      }
    },
  };
};
