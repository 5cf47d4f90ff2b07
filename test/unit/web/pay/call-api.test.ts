import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '#web/pay/call-api.ts';

beforeEach(() => void vi.stubGlobal('addEventListener', () => undefined));
afterEach(() => vi.unstubAllGlobals());

const serverSays = (answer: () => Promise<Response>) => {
  const fetch = vi.fn((_: string, __: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));

test('A call goes below /api with the language, and returns the parsed answer', async () => {
  const fetch = serverSays(json(200, { id: 7 }));
  expect(await callApi('/x', { body: { a: 1 }, language: 'en' })).toEqual({ id: 7 });
  expect(fetch.mock.calls[0]![0]).toBe('/api/x');
  expect(fetch.mock.calls[0]![1]).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: {
      'accept-language': 'en',
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^\d+-\d+-\d+-\d+$/),
    },
  });
});

test('An API error has the server’s message, field errors and status', async () => {
  serverSays(
    json(410, {
      code: 'links.gone',
      message: 'Отменен',
      status: 'CANCELLED',
      fields: { customerEmail: 'грешен' },
    }),
  );
  await expect(callApi('/x', {})).rejects.toMatchObject({
    status: 410,
    message: 'Отменен',
    fields: { customerEmail: 'грешен' },
  });
});

test.each([
  [
    'plain text',
    new Response('Опитайте след малко', {
      status: 409,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    }),
  ],
  ['a JSON string', Response.json('Опитайте след малко', { status: 409 })],
])('An error body that is %s is the message', async (_, answer) => {
  serverSays(() => Promise.resolve(answer));
  await expect(callApi('/x', {})).rejects.toMatchObject({ status: 409, message: 'Опитайте след малко' });
});

test('An error body that is HTML has no message', async () => {
  serverSays(() => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 })));
  await expect(callApi('/x', {})).rejects.toMatchObject({ status: 0, message: '' });
});

test('A successful answer that is not JSON is an error with status 0', async () => {
  serverSays(() => Promise.resolve(new Response('<html></html>', { status: 200 })));
  await expect(callApi('/x', {})).rejects.toMatchObject({ status: 0 });
});

test('A call without an answer is an error with status 0', async () => {
  serverSays(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(callApi('/x', {})).rejects.toMatchObject({ status: 0, message: '' });
});

test.each([
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the page of a proxy', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }))],
  ['a broken body', () => Promise.resolve(new Response('{"id":', { status: 200 }))],
])(
  'A call that writes is sent again with its key after %s, and says each time that it is late',
  async (_, fault) => {
    vi.useFakeTimers();
    const onLate = vi.fn();
    let attempts = 0;
    const fetch = serverSays(() => ((attempts += 1) < 3 ? fault() : json(200, { id: 7 })()));
    const result = callApi('/x', { body: {}, onLate });
    await vi.advanceTimersByTimeAsync(4_000);
    vi.useRealTimers();
    await expect(result).resolves.toEqual({ id: 7 });
    const keys = fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(onLate).toHaveBeenCalledTimes(2);
  },
);

test('A call that writes and is refused is sent once', async () => {
  for (const status of [409, 422, 429, 503]) {
    const fetch = serverSays(json(status, { code: 'payments.provider-away', message: 'Away' }));
    await expect(callApi('/x', { body: {} })).rejects.toMatchObject({ status, message: 'Away' });
    expect(fetch).toHaveBeenCalledTimes(1);
  }
});
