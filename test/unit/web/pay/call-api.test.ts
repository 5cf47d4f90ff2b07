import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '#web/pay/call-api.ts';

afterEach(() => vi.unstubAllGlobals());

const serverSays = (answer: () => Promise<Response>) => {
  const fetch = vi.fn((_: string, __: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));

test('A call goes below /api with the language, and returns the parsed answer', async () => {
  const fetch = serverSays(json(200, { id: 7 }));
  expect(await callApi('/x', { method: 'POST', body: { a: 1 }, language: 'en' })).toEqual({ id: 7 });
  expect(fetch.mock.calls[0]![0]).toBe('/api/x');
  expect(fetch.mock.calls[0]![1]).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { 'accept-language': 'en', 'content-type': 'application/json' },
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
  await expect(callApi('/x', {})).rejects.toMatchObject({ status: 502, message: '' });
});

test('A successful answer that is not JSON is an error with status 0', async () => {
  serverSays(() => Promise.resolve(new Response('<html></html>', { status: 200 })));
  await expect(callApi('/x', {})).rejects.toMatchObject({ status: 0 });
});

test('A call without an answer is an error with status 0', async () => {
  serverSays(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(callApi('/x', {})).rejects.toMatchObject({ status: 0, message: '' });
});
