import { Stripe } from 'stripe';
import { storableJson } from '#kernel/text.ts';
import { isDryRun } from '#platform/dry-run.ts';
import { traced, type About } from '#platform/tracing/tracing.ts';
import type { Meters } from '#platform/metrics/meters.ts';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;
type Response = Awaited<ReturnType<HttpClient['makeRequest']>>;

/** The URL pattern without ids: `/v1/charges/ch_1Abc?expand[]=…` becomes `/v1/charges/:id`. */
const patternOf = (path: string): string =>
  path
    .split('?', 1)[0]!
    .split('/')
    .map((part) => (/[A-Z\d]/.test(part) && !/^v\d$/.test(part) ? ':id' : part))
    .join('/');

/** The answer, with U+FFFD for what cannot be stored: the provider cannot be asked to write it otherwise. */
const storable = (response: Response): Response => ({
  getStatusCode: () => response.getStatusCode(),
  getHeaders: () => response.getHeaders(),
  getRawResponse: () => response.getRawResponse(),
  toStream: (onEnd) => response.toStream(onEnd),
  toJSON: async () => storableJson(await response.toJSON()),
});

const about = (method: string, path: string): About => ({
  name: `provider ${method} ${patternOf(path)}`,
  kind: 'client',
  attributes: { 'http.request.method': method, 'url.template': patternOf(path) },
});

/**
 * Counts and traces every HTTP call, including retries of the SDK and calls without an answer. A dry run only reads: what the
 * provider has changed cannot be rolled back.
 */
export const measuredHttpClient = (meters: Meters): HttpClient => {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => {
      const started = performance.now();
      const seconds = () => (performance.now() - started) / 1_000;
      const [, , path, method] = request;
      if (isDryRun() && method !== 'GET') throw new Error(`a dry run does not call ${method} ${path}`);
      try {
        const response = await traced(about(method, path), () => client.makeRequest(...request));
        meters.providerCalled({ method, status: String(response.getStatusCode()), seconds: seconds() });
        return storable(response);
      } catch (error) {
        meters.providerCalled({ method, status: '0', seconds: seconds() });
        throw error;
      }
    },
  };
};
