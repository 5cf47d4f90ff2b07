import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest } from '#test/support/raw-request.ts';
import { openHttp } from './http-fixture.ts';

type Http = Awaited<ReturnType<typeof openHttp>>;
let http: Http;
let withoutDocs: Http;
beforeAll(async () => {
  http = await openHttp({});
  withoutDocs = await openHttp({}, {}, { apiDocs: false });
});
afterAll(async () => {
  await http.close();
  await withoutDocs.close();
});

const documents = ['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/swagger-ui-bundle.js'];

test.each(documents)(
  '%s is served where the documentation is on, and is 404 where it is off',
  async (path) => {
    expect((await http.ask(path)).status).toBe(200);
    expect((await withoutDocs.ask(path)).status).toBe(404);
  },
);

test('the documentation’s script is compressed and equals the file of its package', async () => {
  const path = '/api/docs/swagger-ui-bundle.js';
  const file = await readFile('node_modules/swagger-ui-dist/swagger-ui-bundle.js');
  const plain = await http.ask(path, { headers: { 'accept-encoding': 'identity' } });
  expect(Buffer.from(await plain.arrayBuffer()).equals(file)).toBe(true);
  const origin = `http://127.0.0.1:${http.port}`;
  const packed = await rawRequest(origin, { path, headers: { 'accept-encoding': 'gzip' } });
  expect([packed.headers['content-encoding'], packed.headers['content-type']]).toEqual([
    'gzip',
    'text/javascript; charset=utf-8',
  ]);
  const again = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } });
  expect(Buffer.from(await again.arrayBuffer()).equals(file)).toBe(true);
});

test('security.txt names contact, languages, its own URL and an expiry within a year (RFC 9116)', async () => {
  const answer = await http.ask('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    (await answer.text())
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  ) as Record<string, string>;
  expect(fields).toMatchObject({
    Contact: 'mailto:security@plateno.example',
    'Preferred-Languages': 'bg, en',
    Canonical: 'https://plateno.example/.well-known/security.txt',
  });
  const days = (Date.parse(fields['Expires']!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test.each(['/.git/config', '/.env', '/%2egit/HEAD', '/gone.php'])(
  '%s is 404, and no page of the application',
  async (path) => {
    const answer = await http.ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  },
);

test('an unknown path of the application is still the application', async () => {
  const answer = await http.ask('/admin/unknown');
  expect([answer.status, (await answer.text()).includes('application')]).toEqual([200, true]);
});

test.each(['/healthz', '/readyz'])('%s carries nosniff', async (path) => {
  expect((await http.ask(path)).headers.get('x-content-type-options')).toBe('nosniff');
});
