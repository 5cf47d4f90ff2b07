import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MetersToken } from '#platform/metrics/meters.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { eventAbout, sendWebhook } from '#test/support/application/webhooks.ts';
import { rawRequest, type RawRequest } from '#test/support/raw-request.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await sharedApplication('serving');
});
afterAll(() => shop.stop());

const english = { 'accept-language': 'en' };
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const gzip = { 'content-encoding': 'gzip' };
const login = (body: string | Buffer, headers: Record<string, string> = {}): RawRequest => ({
  method: 'POST',
  path: '/api/auth/login',
  headers: { ...json, ...headers },
  body,
});
const webhook = (body: string | Buffer, headers: Record<string, string> = {}): RawRequest => ({
  ...login(body, headers),
  path: '/api/webhooks/stripe',
});
const payForm = (body: string | Buffer, headers: Record<string, string> = {}): RawRequest => ({
  ...login(body, { ...form, ...headers }),
  path: '/pay/x',
});
const get = (path: string, headers: Record<string, string> = {}): RawRequest => ({ path, headers });
const many = (count: number): string => Array.from({ length: count }, (_, place) => `p${place}=1`).join('&');
const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const megabyte = 'a'.repeat(1_100_000);

const refused: readonly (readonly [string, number, RawRequest])[] = [
  ['NUL in a link token', 404, get('/api/payment-links/token/%00')],
  ['NUL in a checkout session', 404, get('/api/payments/checkout/sessions/%00')],
  ['NUL in a receipt', 404, { ...login('{}'), path: '/api/payments/checkout/sessions/%00/receipt' }],
  ['another control character in a path', 404, get('/api/payment-links/token/a%1bb')],
  ['C1 control character in a path', 404, get('/api/payment-links/token/a%c2%85b')],
  ['malformed encoding in a path', 400, get('/api/payment-links/token/%ZZ')],
  ['half a character in a path', 400, get('/api/payment-links/token/%d0')],
  ['surrogate in a path', 400, get('/api/payment-links/token/%ED%A0%80')],
  ['NUL in a query', 400, get('/api/jobs?search=%00')],
  ['NUL in a filter of the audit log', 400, get('/api/audit-log?subjectType=a%00b')],
  ['NUL in the name of a parameter', 400, get('/api/jobs?a%00b=1')],
  ['malformed encoding in a query', 400, get('/api/jobs?search=%')],
  ['51 parameters', 400, get(`/api/jobs?${many(51)}`)],
  ['1,500 parameters on a page', 400, get(`/?${many(1_500)}`)],
  ['Accept-Language of 2 kB', 413, get('/api/installation', { 'accept-language': 'a,'.repeat(1_000) })],
  ['Accept-Encoding of 2 kB', 413, get('/api/installation', { 'accept-encoding': 'a,'.repeat(1_000) })],
  ['Accept of 2 kB', 413, get('/api/installation', { accept: 'a/a,'.repeat(500) })],
  ['unknown Content-Encoding', 415, login('{}', { 'content-encoding': 'compress' })],
  ['two encodings', 415, login('{}', { 'content-encoding': 'gzip, br' })],
  ['false Content-Encoding', 400, login('{"username":"a"}', gzip)],
  ['false brotli', 400, login('{"username":"a"}', { 'content-encoding': 'br' })],
  ['cut gzip', 400, login(gzipSync('{"username":"a"}').subarray(0, 20), gzip)],
  ['gzip of 1 MB in 1 kB', 413, login(gzipSync(megabyte), gzip)],
  ['21 levels of JSON', 400, login(nested(21))],
  ['45,000 levels of JSON', 400, login(nested(45_000))],
  ['NUL in a JSON text', 422, login(String.raw`{"username":"a\u0000","password":"b"}`)],
  ['NUL in the name of a JSON field', 422, login(String.raw`{"\u0000":1,"username":"a","password":"b"}`)],
  ['an escaped prototype', 400, login(String.raw`{"\u005f_proto__":{"a":1}}`)],
  ['pay form over 16 kB', 413, payForm(`customerName=${'a'.repeat(20_000)}`)],
  ['pay form with a false Content-Encoding', 400, payForm('customerName=a', gzip)],
  ['pay form with an unknown Content-Encoding', 415, payForm('a=b', { 'content-encoding': 'x' })],
  ['webhook over 1 MB', 413, webhook(megabyte)],
  ['webhook over 1 MB when decompressed', 413, webhook(gzipSync(megabyte), gzip)],
  ['webhook with a false Content-Encoding', 400, webhook('{}', gzip)],
  ['webhook with an unknown Content-Encoding', 415, webhook('{}', { 'content-encoding': 'x' })],
];

const tables = ['provider_events', 'payments', 'payment_attempts', 'users', 'sessions'];
const counts = async (): Promise<unknown> => {
  const parts = tables.map((table) => `(select count(*) from ${table}) as ${table}`);
  return (await shop.database.rows(`select ${parts.join(', ')}`))[0];
};

describe('refused input', () => {
  test.each(refused)(
    '%s is refused with %i, in the caller’s language, and changes nothing',
    async (_, status, request) => {
      const headers = { ...english, authorization: `Bearer ${shop.adminToken}`, ...request.headers };
      const before = await counts();
      const answer = await rawRequest(shop.url, { ...request, headers });
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.body.code).toMatch(/^[a-z]+\.[a-z-]+$/);
      expect(answer.body.message).toMatch(headers['accept-language'] === 'en' ? /^[ -~]+$/ : /^[А-Я]/);
      expect(await counts()).toEqual(before);
    },
  );

  test('refused input in a query names the parameter', async () => {
    const { body } = await rawRequest(shop.url, get('/api/jobs?search=%00', english));
    expect(body.fields).toEqual({ search: 'The text contains characters that are not allowed.' });
  });

  test('a control character in the JSON of a filter is refused by the field’s name', async () => {
    const filter = encodeURIComponent(String.raw`{"q":"a\u0000b"}`);
    const headers = { ...english, authorization: `Bearer ${shop.adminToken}` };
    const { status, body } = await rawRequest(shop.url, get(`/api/jobs?filter=${filter}`, headers));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['search']]);
  });
});

test.each([
  '/assets/%00.js',
  '/assets/..%2f..%2fpackage.json',
  '/../../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/gone.js',
  '/gone.php',
  '/.git/config',
  '/%2egit/config',
  '/.env',
  '/a/.ssh/id_rsa',
  '/.well-known/unknown',
  '/.well-known/',
])('the path %s is no file of the web and has the status 404', async (path) => {
  expect((await rawRequest(shop.url, { path })).status).toBe(404);
});

test.each(['/assets/%ZZ.js', '/%.js'])('the path %s is malformed and has the status 400', async (path) => {
  expect((await rawRequest(shop.url, { path })).status).toBe(400);
});

test.each(['identity;q=0', '*;q=0', 'gzip;q=0, identity;q=0', 'x;q=1, *;q=0'])(
  'a response over 1 kB is not compressed for a caller that accepts no encoding: %s',
  async (accepted) => {
    const answer = await rawRequest(shop.url, get('/api/openapi.json', { 'accept-encoding': accepted }));
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
    expect(answer.body).toHaveProperty('openapi');
    const listed = await rawRequest(
      shop.url,
      get('/api/audit-log?size=50', {
        'accept-encoding': accepted,
        authorization: `Bearer ${shop.adminToken}`,
      }),
    );
    expect([listed.status, listed.headers['content-encoding']]).toEqual([200, undefined]);
  },
);

describe('refused webhooks', () => {
  const refusals = async (): Promise<Record<string, number>> => {
    const { text } = await shop.application.resolve(MetersToken).render();
    const lines = text.matchAll(/^plateno_webhooks_refused_total\{signature="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries([...lines].map(([, signature, count]) => [signature!, Number(count)]));
  };
  const event = eventAbout('payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' });

  test.each([
    ['without a signature', 'other', { signature: null }],
    ['with a header that is no signature', 'other', { signature: 'nonsense' }],
    ['signed too long ago', 'other', { ageSeconds: 400, secret: 'whsec_other' }],
    ['signed now with another secret', 'fresh', { secret: 'whsec_other' }],
  ])('a webhook %s is counted as %s', async (_, signature, how) => {
    const before = await refusals();
    expect(await sendWebhook(shop.url, event, how)).toBe(400);
    expect(await refusals()).toEqual({ ...before, [signature]: before[signature]! + 1 });
  });
});

test.each(['/healthz', '/api/installation', '/'])(
  'a request for %s with two Host headers is refused with 400 (RFC 9112, 3.2)',
  async (path) => {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: one.example\r\nhost: two.example\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  },
);
