import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { serve } from '#platform/http/route.ts';
import { openHttp } from './http-fixture.ts';

const open = (method: 'GET' | 'PUT' | 'DELETE', path: string) =>
  serve(
    endpoint({
      method,
      path,
      access: 'public',
      summary: 'For the test.',
      response: z.string(),
      ...(method === 'GET' ? {} : { keyUse: 'SAME' as const }),
    }),
    async () => 'served',
  );

let http: Awaited<ReturnType<typeof openHttp>>;
beforeAll(async () => {
  http = await openHttp({
    routes: [open('GET', '/things/me'), open('PUT', '/things/me'), open('DELETE', '/things/:id')],
    webhookRoutes: [{ path: '/webhooks/stripe', answer: async () => ({}) }],
  });
});
afterAll(async () => {
  agent.destroy();
  await http.close();
});

const agent = new Agent({ keepAlive: true });
const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const visit = (
  path: string,
  options: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) => http.ask(path, { redirect: 'manual', ...options, headers: { ...person, ...options.headers } });

/** Sends a path as it is: `fetch` would make it well-formed. */
const askRaw = async (path: string, method: string) => {
  const sent = request({ host: '127.0.0.1', port: http.port, path, method, headers: person, agent });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode!, headers: answer.headers, body: await text(answer) };
};

const pages = [
  '/',
  '/pricing',
  '/login',
  '/merchant',
  '/admin',
  '/pay/abc',
  '/pay/success',
  '/m/kafe',
  '/reset',
];
const queries = [
  'utm_source=50%off',
  'q=%EF%EB%E0%F2%E8',
  'q=caf%E9',
  'q=%00',
  'q=%ED%A0%80',
  'lang=en&lang=bg',
  `key=plk_live_abcdefgh_${'s'.repeat(52)}`,
  Array.from({ length: 80 }, (_, place) => `p${place}=1`).join('&'),
];

describe('a page for people', () => {
  it.each(pages)('%s comes whatever its query holds', async (path) => {
    for (const query of queries) {
      const answer = await visit(`${path}?${query}`);
      expect([query, answer.status, answer.headers.get('content-type')]).toEqual([
        query,
        200,
        'text/html; charset=utf-8',
      ]);
    }
  });

  it.each(['/%E9', '/pay/%E9', '/pay/%', '/m/%EF%EB', '/pricing/%00', '/pay/a%0ab'])(
    'the path %s is a page',
    async (path) => {
      const answer = await visit(path);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<!doctype html>')]);
    },
  );

  const shapes = (path: string): string[] => [
    path,
    ...[
      '%',
      '%2',
      '%FF',
      '%00',
      '%C0%80',
      '%E9',
      '%ED%A0%80',
      '%0d%0aX:1',
      '%250a',
      '%25E9',
      '%2500',
      '%F4%90%80%80',
    ].flatMap((part) => [`${path}${part}`, `${path}/${part}`, `/${part}${path}`]),
    `/${path}`,
    `${path}//`,
    `${path}/../x`,
    `${path}/%2e%2e/%2e%2e/x`,
    `${path}/..%2f..%2fetc%2fpasswd`,
    `${path}\\x`,
    `${path}%5Cx`,
    `/%5C${path}`,
    `${path};a=1`,
    `${path}:80`,
    `${path}/${'a/'.repeat(500)}`,
    `${path}/${'%D1%8F'.repeat(1_000)}`,
    `${path}/${'x'.repeat(4_000)}`,
  ];
  const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'REPORT', 'M-SEARCH'];

  it.each(pages)(
    'no malformed shape of %s is an error of the server or JSON, by any method',
    async (path) => {
      const wrong: unknown[] = [];
      for (const [place, shape] of shapes(path).entries())
        for (const method of ['GET', 'HEAD', 'OPTIONS', otherMethods[place % otherMethods.length]!]) {
          const answer = await askRaw(shape, method);
          const type = answer.headers['content-type'] ?? '';
          const to = answer.headers['location'];
          const isRight =
            [200, 204, 302, 303, 404, 405].includes(answer.status) &&
            (answer.body === '' || type.startsWith(answer.status === 405 ? 'text/plain' : 'text/html')) &&
            (to === undefined || /^\/(?![/\\])/.test(to)) &&
            (answer.status !== 405 || answer.headers['allow'] !== undefined) &&
            (method !== 'HEAD' || answer.body === '');
          if (!isRight)
            wrong.push([method, shape.slice(0, 60), answer.status, type, to, answer.body.slice(0, 80)]);
        }
      expect(wrong).toEqual([]);
    },
  );

  it.each(['accept', 'accept-language', 'accept-encoding', 'accept-charset'])(
    'a header %s of 2 kB stops no page',
    async (header) => {
      const long = `${header === 'accept' ? 'text/html,' : ''}${'a,'.repeat(1_000)}`;
      expect((await visit('/pricing', { headers: { [header]: long } })).status).toBe(200);
    },
  );

  it.each([
    ['/wp-login.php', 'Тази страница не съществува', ''],
    ['/.env', 'This page does not exist', 'language=en'],
    ['/assets/gone.js', 'This page does not exist', 'language=en'],
  ])('%s is a page of its own that says "%s"', async (path, said, cookie) => {
    const answer = await visit(path, { headers: { cookie } });
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain(said);
    const nonce = /nonce="([^"]+)"/.exec(html)![1]!.replaceAll('&#x3D;', '=');
    expect(answer.headers.get('content-security-policy')).toContain(nonce);
  });

  it('posted to where no form is, opens; another method is 405 with those that it has', async () => {
    const posted = await visit('/pricing', { method: 'POST', body: 'a=1' });
    expect([posted.status, posted.headers.get('location')]).toEqual([303, '/pricing']);
    const deleted = await visit('/pricing', { method: 'DELETE' });
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const asked = await visit('/pricing', { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it.each(['.', ',', ')', '!', '”', '“', '»', ';', ':', '>', '%20', '%C2%A0', '%E2%80%8B', '%EF%BB%BF'])(
    'with %s copied behind its address opens at the clean one',
    async (sign) => {
      for (const path of ['/pay/aB3_-x', '/m/kafe-12', '/reset', '/pricing']) {
        const answer = await visit(`${path}${sign}?lang=en`);
        expect([answer.status, answer.headers.get('location')]).toEqual([302, `${path}?lang=en`]);
      }
    },
  );

  it('is never sent to another host', async () => {
    for (const path of ['//evil.example.', '/%5Cevil.example.', '///evil.example)', '/%2F%2Fevil.example,'])
      expect((await visit(path)).headers.get('location')).toMatch(/^\/(?:evil|%5Cevil)/);
    expect((await visit('//evil.example', { method: 'POST' })).headers.get('location')).toBe('/evil.example');
  });
});

describe('a path of the API', () => {
  it.each([
    ['POST', '/api/things/me', 'DELETE, GET, HEAD, OPTIONS, PUT'],
    ['GET', '/api/things/5', 'DELETE, OPTIONS'],
    ['DELETE', '/api/webhooks/stripe', 'OPTIONS, POST'],
  ])('with another method, %s %s, is 405 with Allow: %s', async (method, path, allow) => {
    const answer = await http.ask(path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    expect(await answer.json()).toMatchObject({ code: 'input.method-not-allowed' });
  });

  it('answers OPTIONS with its methods and without permission for other origins', async () => {
    const answer = await http.ask('/api/things/me', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example' },
    });
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'DELETE, GET, HEAD, OPTIONS, PUT']);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect((await http.ask('/api/nothing', { method: 'OPTIONS' })).status).toBe(404);
  });

  it('answers HEAD as GET without a body', async () => {
    const answer = await http.ask('/api/things/me', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('stays JSON for a browser: unknown paths, percent signs', async () => {
    for (const [path, status] of [
      ['/api/nothing', 404],
      ['/api/things/me?q=50%off', 400],
      ['/api/things/%E9', 400],
    ] as const) {
      const answer = await visit(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        status,
        'application/json; charset=utf-8',
      ]);
    }
  });
});

test('browsers find the icon, and password managers the page that changes a password', async () => {
  const icon = await visit('/favicon.ico');
  expect([icon.status, icon.headers.get('location')]).toEqual([302, '/assets/logo-1a2b3c4d.svg']);
  const password = await visit('/.well-known/change-password');
  expect([password.status, password.headers.get('location')]).toEqual([302, '/merchant/settings/account']);
});
