import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import { idParams, text } from '#contract/fields.ts';
import { anonymous, type SignedIn } from '#kernel/actor.ts';
import { Failure } from '#kernel/failure.ts';
import { serve } from '#platform/http/route.ts';
import { openHttp } from './http-fixture.ts';

const person = (role: SignedIn['role']): SignedIn => ({
  kind: 'user',
  userId: 1,
  username: role,
  role,
  merchantRole: role === 'MERCHANT' ? 'OWNER' : null,
  merchantId: null,
  sessionId: 'session',
});

class Full extends Failure {
  readonly code = 'links.already-paid';
  readonly kind = 'gone';
}

const things = endpoint({
  method: 'POST',
  path: '/things/:id',
  access: ['ADMIN'],
  summary: 'For the test.',
  params: idParams,
  body: z.object({ name: text(5), count: z.number().int().min(1) }),
  response: z.object({ name: z.string() }),
});
const open = (path: string) =>
  endpoint({ method: 'GET', path, access: 'public', summary: 'For the test.', response: z.unknown() });
const address = serve(open('/address'), async ({ caller }) => caller.ip);
const gone = endpoint({
  method: 'POST',
  path: '/gone',
  access: 'public',
  summary: 'For the test.',
  status: 204,
  response: noContent,
});

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
let http: Awaited<ReturnType<typeof openHttp>>;

beforeAll(async () => {
  http = await openHttp(
    {
      routes: [
        serve(things, async ({ body }) => ({ name: body.name })),
        serve(open('/secret/:token'), async () => true),
        serve(open('/secret/own'), async () => 'own'),
        serve(open('/whoami'), async ({ caller }) => caller.actor),
        serve(open('/broken'), async () => {
          throw new Error('select * from secrets at /srv/app/file.ts');
        }),
        serve(open('/away'), async () => {
          throw away;
        }),
        serve(open('/full'), async () => {
          throw new Full({ details: { status: 'PAID' } });
        }),
        serve(gone, async () => undefined),
        address,
      ],
      webhookRoutes: [{ path: '/hook', answer: async ({ body }) => ({ length: Buffer.byteLength(body) }) }],
    },
    { admin: person('ADMIN'), merchant: person('MERCHANT') },
  );
});
afterAll(() => http.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  http.ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const as = (who: string, language = 'en') => ({
  authorization: `Bearer ${who}`,
  'accept-language': language,
});

test('a caller without a session is answered 401 before anything else is checked', async () => {
  const answer = await post('/api/things/no-number', '{');
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'access.sign-in-needed' });
});

test('a caller with the wrong role is refused before the body is read', async () => {
  expect((await post('/api/things/no-number', '{}', as('merchant'))).status).toBe(403);
});

test('a forged or ended token is no session', async () => {
  expect((await post('/api/things/1', '{}', as('unknown'))).status).toBe(401);
  expect(await (await http.ask('/api/whoami', { headers: as('unknown') })).json()).toEqual(anonymous);
});

test('a path with an invalid id is 404', async () => {
  for (const id of ['x', '0', '-1', '1.5', '9007199254740993', '1e3', '0x1', '+1', '%201', '1%00']) {
    expect((await post(`/api/things/${id}`, '{"name":"a","count":1}', as('admin'))).status).toBe(404);
  }
});

test('all wrong fields are reported together, in the caller’s language', async () => {
  const english = await post('/api/things/1', '{"name":"far too long","count":0}', as('admin'));
  expect(english.status).toBe(422);
  expect(await english.json()).toMatchObject({
    code: 'input.invalid',
    fields: { name: 'At most 5 characters.', count: 'At least 1.' },
  });
  const bulgarian = await post('/api/things/1', '{}', { authorization: 'Bearer admin' });
  expect(await bulgarian.json()).toMatchObject({
    fields: { name: 'Полето е задължително.', count: 'Полето е задължително.' },
  });
});

test('unknown fields are dropped, and a prototype is refused', async () => {
  const answer = await post('/api/things/1', '{"name":"ok","count":1,"role":"ADMIN"}', as('admin'));
  expect(await answer.json()).toEqual({ name: 'ok' });
  const evil = await post(
    '/api/things/1',
    '{"name":"ok","count":1,"__proto__":{"name":"evil"}}',
    as('admin'),
  );
  expect(evil.status).toBe(400);
});

test('a parameter given twice is refused, whichever it is', async () => {
  for (const query of ['name=a&name=b', 'filter={}&filter={}', 'nothing=1&nothing=1']) {
    const answer = await http.ask(`/api/whoami?${query}`, { headers: { 'accept-language': 'en' } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      fields: { [query.split('=')[0]!]: 'The value is given more than once.' },
    });
  }
});

test('numbers that are malformed or unsafe are refused', async () => {
  for (const count of ['1e309', '"1"', '[1]', 'true', '{}', 'null', '1.5', '9007199254740992']) {
    const answer = await post('/api/things/1', `{"name":"a","count":${count}}`, as('admin'));
    expect([count, answer.status]).toEqual([count, 422]);
  }
  expect((await post('/api/things/1', '{"name":"a","count":NaN}', as('admin'))).status).toBe(400);
});

test('malformed JSON is 400, another content type 415, too large a body 413', async () => {
  expect((await post('/api/things/1', '{"name":', as('admin'))).status).toBe(400);
  expect(
    (await post('/api/things/1', 'name=a', { ...as('admin'), 'content-type': 'text/plain' })).status,
  ).toBe(415);
  const streamed = await http.ask('/api/things/1', {
    method: 'POST',
    headers: { ...as('admin'), 'content-type': 'text/plain' },
    body: new Blob(['name=a']).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status).toBe(415);
  const large = JSON.stringify({ name: 'a'.repeat(120_000), count: 1 });
  expect((await post('/api/things/1', large, as('admin'))).status).toBe(413);
});

test('a refusal carries its details beside code and message', async () => {
  const answer = await http.ask('/api/full', { headers: { 'accept-language': 'en' } });
  expect(answer.status).toBe(410);
  expect(await answer.json()).toMatchObject({
    code: 'links.already-paid',
    message: 'This payment link has already been paid',
    status: 'PAID',
  });
});

test('the answer to an unexpected error contains only the request id', async () => {
  const answer = await http.ask('/api/broken');
  const body = await answer.text();
  expect(answer.status).toBe(500);
  expect(body).not.toMatch(/select|srv|Error|stack/);
  expect(JSON.parse(body)).toMatchObject({
    code: 'input.unexpected',
    requestId: answer.headers.get('x-request-id'),
  });
});

test('an unavailable database is answered 503 with Retry-After', async () => {
  const answer = await http.ask('/api/away');
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an unknown path below /api is answered 404 in JSON', async () => {
  for (const path of ['/api', '/api/nowhere', '/api/things']) {
    const answer = await http.ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'input.no-such-address' });
  }
});

test('a fixed path goes before one with a parameter, also when it is registered later', async () => {
  expect(await (await http.ask('/api/secret/own')).json()).toBe('own');
  expect(await (await http.ask('/api/secret/other')).json()).toBe(true);
});

test('a path of the API in another letter case is 404', async () => {
  for (const path of ['/api/WhoAmI', '/api/Whoami']) expect((await http.ask(path)).status).toBe(404);
});

test('a signed body reaches its route unchanged', async () => {
  const body = '{ "име" : "Плащане" ,\n"n":1}';
  expect(await (await post('/api/hook', body)).json()).toEqual({ length: Buffer.byteLength(body) });
  expect(await (await http.ask('/api/hook', { method: 'POST', body: 'not json' })).json()).toEqual({
    length: 8,
  });
});

test('an answer without content has no body', async () => {
  const answer = await post('/api/gone', '');
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
});

test('answers of the API are not stored, and no header tells the version of the server', async () => {
  const { headers } = await http.ask('/api/whoami');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('server')).toBeNull();
});

test('every answer carries the security headers of an isolated page', async () => {
  const own = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
  };
  const paths = [
    '/',
    '/pay/abc',
    '/assets/app-1a2b3c4d.js',
    '/api/whoami',
    '/api/broken',
    '/api/docs',
    '/api/no',
  ];
  for (const path of paths) {
    const { headers } = await http.ask(path);
    expect([path, Object.fromEntries(headers)]).toEqual([path, expect.objectContaining(own)]);
  }
});

test('only an https installation sends Strict-Transport-Security', async () => {
  const plain = await openHttp({}, {}, { https: false });
  const { headers } = await plain.ask('/');
  await plain.close();
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('no other origin gets CORS access', async () => {
  const origin = 'https://elsewhere.example';
  const preflight = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  };
  const answers = [
    await http.ask('/api/whoami', { headers: { origin } }),
    await http.ask('/api/things/1', { method: 'OPTIONS', headers: preflight }),
  ];
  for (const { headers } of answers) {
    const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect(names).toEqual([]);
  }
});

test('forwarded headers count only behind a trusted proxy, and only the entry it added itself', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-request-id': 'of-the-proxy-1' };
  const visitor = async (answer: Response): Promise<unknown> => [
    await answer.json(),
    answer.headers.get('x-request-id') === 'of-the-proxy-1',
  ];
  expect(await visitor(await http.ask('/api/address', { headers }))).toEqual(['127.0.0.1', false]);
  const trusting = await openHttp({ routes: [address] }, {}, { trustProxy: true });
  const answer = await trusting.ask('/api/address', { headers });
  const forged = await trusting.ask('/api/address', { headers: { 'x-request-id': 'two words' } });
  await trusting.close();
  expect(await visitor(answer)).toEqual(['203.0.113.9', true]);
  expect(forged.headers.get('x-request-id')).not.toBe('two words');
});

test('pages allow no inline script, carry their own nonce, and may not be framed', async () => {
  const [one, two] = [await http.ask('/merchant'), await http.ask('/merchant')];
  const policy = one.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(Object.fromEntries(policy.split('; ').map((rule) => rule.split(/ (.*)/)))).toEqual({
    'default-src': `'self'`,
    'script-src': `'self'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': `'self' data: blob:`,
    'font-src': `'self'`,
    'connect-src': `'self'`,
    'object-src': `'none'`,
    'frame-ancestors': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
  });
  expect(await one.text()).toContain(`content="${nonce}"`);
  expect(two.headers.get('content-security-policy')).not.toBe(policy);
});

test('the pay page is a page of its own, every other path is the application', async () => {
  expect(await (await http.ask('/pay/abc')).text()).toContain('pay page');
  expect(await (await http.ask('/anything/else')).text()).toContain('application');
});

test('hashed assets are cached for a year; a missing one is a 404 and not a page', async () => {
  expect((await http.ask('/assets/app-1a2b3c4d.js')).headers.get('cache-control')).toContain('immutable');
  expect((await http.ask('/assets/app-gone.js')).status).toBe(404);
  expect((await http.ask('/assets/../../package.json')).status).toBe(404);
});

test('the page’s language is the visitor’s from its first byte', async () => {
  expect(await (await http.ask('/', { headers: { 'accept-language': 'en' } })).text()).toContain(
    '<html lang="en"',
  );
  expect(await (await http.ask('/', { headers: { 'accept-language': 'de' } })).text()).toContain(
    '<html lang="bg"',
  );
});

test('the log names route and request id, never a token or a body', async () => {
  const { headers } = await http.ask('/api/secret/very-secret-token', { headers: as('admin') });
  await post('/api/things/1', '{"name":"Мария","broken', as('admin'));
  const logged = http.lines.join('');
  expect(logged).toContain('/api/secret/:token');
  expect(logged).toContain(String(headers.get('x-request-id')));
  expect(logged).not.toMatch(/very-secret-token|Мария|Bearer/);
});

test('readiness fails with its dependencies while health stays ok', async () => {
  expect((await http.ask('/readyz')).status).toBe(200);
  http.break();
  expect((await http.ask('/readyz')).status).toBe(503);
  expect((await http.ask('/healthz')).status).toBe(200);
});

test('while draining, readiness fails first and requests are still answered', async () => {
  http.server.beginDraining();
  expect(await (await http.ask('/readyz')).json()).toEqual({ status: 'draining' });
  const answer = await http.ask('/api/whoami');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
});

test('HEAD of a path of the API has status and headers of GET, and no body', async () => {
  const get = await http.ask('/api/address');
  const head = await http.ask('/api/address', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([
    get.status,
    get.headers.get('content-type'),
  ]);
  expect([get.status, await head.text()]).toEqual([200, '']);
});
