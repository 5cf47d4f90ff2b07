import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from 'plateno-client';

type Seen = Readonly<{ method: string; url: string; headers: IncomingMessage['headers']; body: unknown }>;
/** What the server does with a call: breaks the connection, or answers. */
type Turn = 'break' | Readonly<{ status: number; headers?: Record<string, string>; body?: unknown }>;

let stop = (): void => undefined;
afterEach(() => stop());

/** A server that takes its turns one after another, and the client of it, which waits a millisecond between tries. */
const flaky = async (turns: readonly Turn[], options: { retries?: number; version?: string } = {}) => {
  const seen: Seen[] = [];
  const server = createServer((request, answer) => {
    void (async () => {
      const sent = await text(request);
      const body: unknown = sent === '' ? undefined : JSON.parse(sent);
      seen.push({ method: request.method!, url: request.url!, headers: request.headers, body });
      const turn = turns[seen.length - 1] ?? { status: 200 };
      if (turn === 'break') return request.socket.destroy();
      answer.writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers });
      return answer.end(JSON.stringify(turn.body ?? {}));
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stop = () => void server.close();
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { seen, client: createClient({ baseUrl, key: 'plk_test_x', firstPauseMs: 1, ...options }) };
};

const body = { amount: 5, currency: 'EUR' } as const;
const keysOf = (seen: readonly Seen[]) => new Set(seen.map(({ headers }) => headers['idempotency-key']));

describe('a POST that takes an idempotency key', () => {
  it('is repeated with the same key and body after a broken connection, 429 and 5xx', async () => {
    const { seen, client } = await flaky([
      'break',
      { status: 429, headers: { 'retry-after': '0' } },
      { status: 502 },
      { status: 201, body: { id: 7 } },
    ]);
    const { data } = await client.POST('/payment-links/me', { body });
    expect(data).toEqual({ id: 7 });
    expect(seen.map((call) => call.body)).toEqual([body, body, body, body]);
    expect([...keysOf(seen)]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(seen[0]!.headers.authorization).toBe('Bearer plk_test_x');
  });

  it('keeps the key that the caller gives', async () => {
    const { seen, client } = await flaky([{ status: 503 }, { status: 201 }]);
    const params = { header: { 'Idempotency-Key': 'order-17' } };
    await client.POST('/payment-links/me', { params, body });
    expect(seen).toHaveLength(2);
    expect([...keysOf(seen)]).toEqual(['order-17']);
  });

  it('has another key in another call', async () => {
    const { seen, client } = await flaky([]);
    await client.POST('/payment-links/me', { body });
    await client.POST('/payment-links/me', { body });
    expect(keysOf(seen).size).toBe(2);
  });

  it('is repeated while the first call is under way', async () => {
    const { seen, client } = await flaky([{ status: 409, headers: { 'retry-after': '0' } }]);
    await client.POST('/payment-links/me', { body });
    expect(seen).toHaveLength(2);
  });
});

describe('tries end', () => {
  it('after the given number, with the last answer', async () => {
    const { seen, client } = await flaky(Array(9).fill({ status: 500, body: { code: 'input.unexpected' } }), {
      retries: 2,
    });
    const { error, response } = await client.GET('/payments/{id}', { params: { path: { id: 42 } } });
    expect(error?.code).toBe('input.unexpected');
    expect(response.status).toBe(500);
    expect(seen).toHaveLength(3);
  });

  it('at once for a refusal, and when Retry-After is longer than a minute', async () => {
    const refused = await flaky([{ status: 422, body: { code: 'input.invalid' } }]);
    expect((await refused.client.POST('/payment-links/me', { body })).error?.code).toBe('input.invalid');
    expect(refused.seen).toHaveLength(1);
    stop();
    const busy = await flaky([{ status: 429, headers: { 'retry-after': '61' } }]);
    expect((await busy.client.GET('/payments/{id}', { params: { path: { id: 42 } } })).response.status).toBe(
      429,
    );
    expect(busy.seen).toHaveLength(1);
  });

  it('at once for a POST without a key that may have been done, and not for one that was not', async () => {
    const params = { path: { id: 7 } };
    const broken = await flaky(['break']);
    await expect(broken.client.POST('/payments/process/{id}', { params })).rejects.toThrow('fetch failed');
    expect(broken.seen).toHaveLength(1);
    stop();
    const busy = await flaky([{ status: 503, headers: { 'retry-after': '0' } }]);
    await busy.client.POST('/payments/process/{id}', { params });
    expect(busy.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
  });
});

it('the version of the client is asked for in every call', async () => {
  const { seen, client } = await flaky([], { version: '2026-12-01' });
  await client.GET('/payments/{id}', { params: { path: { id: 42 } } });
  expect(seen[0]!.headers['plateno-version']).toBe('2026-12-01');
  expect(seen[0]!.url).toBe('/api/payments/42');
});
