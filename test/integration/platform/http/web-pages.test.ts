import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import compress from 'koa-compress';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { webPages } from '#platform/http/web-pages.ts';

const pageIn = (language: string) => `<!doctype html><html lang="${language}"><head>
<link rel="stylesheet" crossorigin href="/assets/page.css">
<link disabled media="not all" rel="stylesheet" crossorigin href="/assets/page.css">
<link rel="canonical" href="__PUBLIC_URL__/pricing" /></head>
<body><div id="root"><h1>${language}</h1></div></body></html>`;

let root: string;
let server: Server;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plateno-pages-'));
  await mkdir(join(root, 'pages'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'assets', 'page.css'), 'h1 { color: red }');
  for (const language of ['bg', 'en'])
    await writeFile(join(root, 'pages', `pricing.${language}.html`), pageIn(language));
  const app = new Koa();
  app.use(securityHeaders({ https: false, formTargets: [] }));
  app.use(compress({ threshold: 0 }));
  app.use(webPages({ root, remember: true, publicUrl: 'https://plateno.example' }));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true });
});

const open = async (query = '', headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/pricing${query}`, { headers });
  return { html: await answer.text(), headers: answer.headers };
};

it('a public page is Bulgarian, in the language of the cookie, or in that of the URL before it', async () => {
  const english = { cookie: 'language=en' };
  expect((await open()).html).toContain('<h1>bg</h1>');
  expect((await open('', english)).html).toContain('<h1>en</h1>');
  expect((await open('?lang=bg', english)).html).toContain('<h1>bg</h1>');
  expect((await open('?lang=en')).html).toContain('<h1>en</h1>');
  expect((await open('', { 'accept-language': 'en' })).html).toContain('<h1>bg</h1>');
});

it('a public page is fetched again each time, and its language depends on the cookie for caches', async () => {
  const { headers } = await open();
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('vary')).toMatch(/\bCookie\b/);
});

it('a public page holds its styles, allowed by the nonce of this response alone, and its mark of them', async () => {
  const [first, second] = [await open(), await open()];
  const nonceOf = (headers: Headers): string =>
    /style-src 'self' 'nonce-([\w+/=]+)';/.exec(headers.get('content-security-policy')!)![1]!;
  for (const { html, headers } of [first, second]) {
    expect(html).toContain(`<style nonce="${nonceOf(headers)}">h1 { color: red }</style>`);
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(html).toContain('<link disabled media="not all" rel="stylesheet"');
    expect(html).toContain('href="https://plateno.example/pricing"');
  }
  expect(nonceOf(first.headers)).not.toBe(nonceOf(second.headers));
});

it('a public page is the same in every encoding', async () => {
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => open('', { 'accept-encoding': encoding })),
  );
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  for (const { html, headers } of answers) {
    expect(html).toContain('<h1>bg</h1>');
    expect(headers.get('vary')).toMatch(/\bAccept-Encoding\b/);
  }
});
