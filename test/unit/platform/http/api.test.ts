import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { endpoint, type Endpoint } from '#contract/endpoint.ts';
import { createApi } from '#platform/http/api.ts';
import { EventStreams } from '#platform/http/event-streams.ts';
import { serve } from '#platform/http/route.ts';
import { noIdempotencyStore } from '#test/support/no-idempotency-store.ts';
import { noKeys } from '#test/support/no-keys.ts';

const about = { method: 'PUT', path: '/things/:id', summary: 'A thing.', response: z.object({}) } as const;

const start = (described: Endpoint) =>
  createApi({
    routes: [serve(described, async () => ({}))],
    webhookRoutes: [],
    identify: async () => null,
    identifyKey: noKeys,
    idempotencyStore: noIdempotencyStore,
    streams: new EventStreams({ isLive: async () => true }),
  });

describe('the start of the API', () => {
  it.each([
    ['MERCHANT alone', ['MERCHANT']],
    ['MERCHANT beside ADMIN', ['ADMIN', 'MERCHANT']],
  ] as const)('an endpoint for %s without a right is refused with its method and path', (_, access) => {
    expect(() => start(endpoint({ ...about, access }))).toThrow(
      'PUT /things/:id is for MERCHANT and names no right',
    );
    expect(() => start(endpoint({ ...about, access, right: 'SEE', scope: 'none' }))).not.toThrow();
  });

  it.each([
    ['MERCHANT alone', ['MERCHANT']],
    ['MERCHANT beside ADMIN', ['ADMIN', 'MERCHANT']],
  ] as const)('an endpoint for %s without a scope is refused with its method and path', (_, access) => {
    const described = { ...about, access, right: 'SEE' } as const;
    expect(() => start(endpoint(described))).toThrow('PUT /things/:id is for MERCHANT and names no scope');
    expect(() => start(endpoint({ ...described, scope: 'links:write' }))).not.toThrow();
  });

  it.each(['public', 'signed-in', ['ADMIN', 'SUPPORT']] as const)(
    'an endpoint for %s needs neither right nor scope',
    (access) => {
      expect(() => start(endpoint({ ...about, access }))).not.toThrow();
    },
  );

  it('an endpoint whose path begins with a parameter is refused with its path', () => {
    const described = endpoint({ ...about, path: '/:id/things', access: 'public' });
    expect(() => start(described)).toThrow('/:id/things begins with a parameter');
  });
});
