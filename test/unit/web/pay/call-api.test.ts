import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '#web/pay/call-api.ts';

afterEach(() => vi.unstubAllGlobals());

const serverSays = (answer: () => Promise<Response>) => {
  const fetch = vi.fn((_: string, __: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));

test('An answer comes back as it is, asked below /api in the person’s language', async () => {
  const fetch = serverSays(json(200, { id: 7 }));
  expect(await callApi('/x', { method: 'POST', body: { a: 1 }, language: 'en' })).toEqual({ id: 7 });
  expect(fetch.mock.calls[0]![0]).toBe('/api/x');
  expect(fetch.mock.calls[0]![1]).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { 'accept-language': 'en', 'content-type': 'application/json' },
  });
});

test('A refusal carries the server’s sentence, the wrong fields and the link’s status', async () => {
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
])('A refusal that is %s is the sentence itself', async (_, answer) => {
  serverSays(() => Promise.resolve(answer));
  await expect(callApi('/x', {})).rejects.toMatchObject({ status: 409, message: 'Опитайте след малко' });
});

test('A refusal that is not JSON has no sentence of its own', async () => {
  serverSays(() => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 })));
  await expect(callApi('/x', {})).rejects.toMatchObject({ status: 502, message: '' });
});

test('An answer that is not JSON is a refusal too, not an empty page', async () => {
  serverSays(() => Promise.resolve(new Response('<html></html>', { status: 200 })));
  await expect(callApi('/x', {})).rejects.toMatchObject({ status: 0 });
});

test('No answer is a refusal with status 0', async () => {
  serverSays(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(callApi('/x', {})).rejects.toMatchObject({ status: 0, message: '' });
});
