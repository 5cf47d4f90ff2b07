import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import type { Version } from '#contract/versions.ts';
import { Failure } from '#kernel/failure.ts';
import { messages } from '#messages/message-catalogue.ts';
import { createApi } from '#platform/http/api.ts';
import { EventStreams } from '#platform/http/event-streams.ts';
import { presentFailure } from '#platform/http/present-failure.ts';
import { serve } from '#platform/http/route.ts';
import { noIdempotencyStore } from '#test/support/no-idempotency-store.ts';

const thing = endpoint({
  method: 'GET',
  path: '/things/:id',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'links:read',
  summary: 'A thing.',
  response: z.object({ id: z.number(), name: z.string() }),
});
const operation = 'GET /things/:id';
/** The current version renamed `title` to `name`. */
const known: readonly Version[] = [
  {
    date: '2026-12-01',
    toOlder: { [operation]: ({ name, ...rest }) => ({ ...rest, title: name }) },
  },
  { date: '2026-06-01', toOlder: {} },
];
const keyOf = (version: string) =>
  ({ kind: 'key', keyId: '7f3k2q5a', merchantId: 1, scopes: ['links:read'], version }) as const;

const app = new Koa();
app.use(async (ctx, next) => {
  try {
    await next();
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown;
    const { status, body } = presentFailure(thrown, { language: 'en', requestId: 'r', messages });
    ctx.status = status;
    ctx.body = body;
  }
});
app.use(
  createApi({
    routes: [serve(thing, async () => ({ id: 1, name: 'a' }))],
    webhookRoutes: [],
    identify: async () => null,
    identifyKey: async (key) => keyOf(key.replace('plk_', '')),
    idempotencyStore: noIdempotencyStore,
    streams: new EventStreams({ isLive: async () => true }),
    versions: known,
  }),
);
const handle = app.callback();
const server = createServer((request, answer) => void handle(request, answer));
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

const ask = async (ofKey: string, header?: string) => {
  const { port } = server.address() as AddressInfo;
  const headers = {
    authorization: `Bearer plk_${ofKey}`,
    ...(header === undefined ? {} : { 'Plateno-Version': header }),
  };
  const answer = await fetch(`http://127.0.0.1:${port}/api/things/1`, { headers });
  return { status: answer.status, version: answer.headers.get('plateno-version'), body: await answer.json() };
};

it('a key gets answers in its version, which the answer names', async () => {
  expect(await ask('2026-12-01')).toEqual({
    status: 200,
    version: '2026-12-01',
    body: { id: 1, name: 'a' },
  });
  expect(await ask('2026-06-01')).toEqual({
    status: 200,
    version: '2026-06-01',
    body: { id: 1, title: 'a' },
  });
});

it('the header of a request goes before the version of the key', async () => {
  expect(await ask('2026-12-01', '2026-06-01')).toMatchObject({
    version: '2026-06-01',
    body: { title: 'a' },
  });
});

it('an unknown version is refused with 400, the header and the known versions', async () => {
  const { status, body } = await ask('2026-12-01', '2025-01-01');
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'input.unknown-version',
    versions: ['2026-12-01', '2026-06-01'],
    fields: {
      'Plateno-Version':
        'The header Plateno-Version names an unknown version. The versions are: 2026-12-01, 2026-06-01.',
    },
  });
});
