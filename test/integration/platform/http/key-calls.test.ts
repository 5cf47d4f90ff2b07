import * as z from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import type { KeyActor } from '#kernel/actor.ts';
import { serve } from '#platform/http/route.ts';
import { openHttp } from './http-fixture.ts';

const key = `plk_test_7f3k2q5a_${'s'.repeat(40)}`;
const actor: KeyActor = { kind: 'key', keyId: '7f3k2q5a', merchantId: 3, scopes: ['links:read'] };
const response = z.object({ who: z.string() });
const about = { method: 'GET', summary: 'Who calls.', response } as const;
const who = [
  endpoint({ ...about, path: '/public', access: 'public' }),
  endpoint({ ...about, path: '/public-scoped', access: 'public', scope: 'links:read' }),
  endpoint({ ...about, path: '/signed-in', access: 'signed-in' }),
  endpoint({ ...about, path: '/signed-in-scoped', access: 'signed-in', scope: 'links:read' }),
  endpoint({ ...about, path: '/merchants', access: ['MERCHANT'], right: 'SEE', scope: 'links:read' }),
  endpoint({ ...about, path: '/others', access: ['MERCHANT'], right: 'SEE', scope: 'links:write' }),
  endpoint({ ...about, path: '/people', access: ['MERCHANT'], right: 'SEE', scope: 'none' }),
  endpoint({ ...about, path: '/staff', access: ['ADMIN'] }),
];

let http: Awaited<ReturnType<typeof openHttp>>;
beforeAll(async () => {
  const routes = who.map((described) => serve(described, async ({ caller }) => ({ who: caller.actor.kind })));
  http = await openHttp({ routes }, {}, { identifyKey: async () => actor });
});
afterAll(() => http.close());

const call = async (path: string) => {
  const answer = await http.ask(`/api${path}`, { headers: { authorization: `Bearer ${key}` } });
  const { who: caller, code } = (await answer.json()) as { who?: string; code?: string };
  return [answer.status, caller ?? code];
};

test.each([
  ['/public', 200, 'anonymous'],
  ['/public-scoped', 200, 'key'],
  ['/signed-in', 403, 'access.not-for-keys'],
  ['/signed-in-scoped', 200, 'key'],
  ['/merchants', 200, 'key'],
  ['/others', 403, 'access.scope-missing'],
  ['/people', 403, 'access.not-for-keys'],
  ['/staff', 403, 'access.not-for-keys'],
])('a key with the scope links:read at %s: %i %s', async (path, status, outcome) => {
  expect(await call(path)).toEqual([status, outcome]);
});

test('the log names a key by a digest; a key in a header or an address is in no line', async () => {
  await call('/merchants');
  for (const path of [`/api/public?a=${key}`, `/nowhere?a=${key}`, `/api/public?filter={"q":"${key}"}`]) {
    const answer = await http.ask(path);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('keys.in-address')]);
  }
  const log = http.lines.join('');
  expect(log).not.toContain('ssss');
  expect(log).toContain('"key":"digest of key 7f"');
});
