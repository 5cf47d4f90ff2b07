import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { serve } from '#platform/http/route.ts';
import { personWrites } from '#platform/rate-limits/person-calls.ts';
import { noRateLimits } from '#kernel/rate-limits.ts';
import { user } from '../../modules/invoices/invoice-callers.ts';
import { openHttp } from './http-fixture.ts';

const response = z.object({ isDone: z.boolean() });
const about = { access: 'signed-in', summary: 'For the test.', response } as const;
const routes = [
  endpoint({ ...about, method: 'GET', path: '/things' }),
  endpoint({ ...about, method: 'POST', path: '/things' }),
  endpoint({ ...about, method: 'POST', path: '/api-keys' }),
].map((described) => serve(described, async () => ({ isDone: true })));

let http: Awaited<ReturnType<typeof openHttp>>;
let taken: string[];
beforeAll(async () => {
  const limits = {
    ...noRateLimits,
    take: async ({ name }: { name: string }, key: string) => {
      taken.push(`${name} ${key}`);
      return null;
    },
  };
  const people = { maria: user('MERCHANT', 1, 7), ivan: user('MERCHANT', 2, 7) };
  http = await openHttp({ routes }, people, { limits });
});
afterAll(() => http.close());
beforeEach(() => {
  taken = [];
});

const call = (who: string, method: 'GET' | 'POST', path = '/things'): Promise<Response> =>
  http.ask(`/api${path}`, { method, headers: { authorization: `Bearer ${who}` } });

test('a person who has made the writes of a minute waits, but may still read, and others are not kept', async () => {
  for (let made = 0; made < personWrites.times; made += 1)
    expect((await call('maria', 'POST')).status).toBe(200);
  const refused = await call('maria', 'POST');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call('maria', 'GET')).status).toBe(200);
  expect((await call('ivan', 'POST')).status).toBe(200);
});

test('an action that mails about a change is counted for the merchant, another one is not', async () => {
  await call('ivan', 'POST', '/api-keys');
  expect(taken).toEqual(['redirecting-act 7']);
  await call('ivan', 'POST', '/things');
  expect(taken).toEqual(['redirecting-act 7']);
});
