import { ExportSlots } from '#platform/exports/export-slots.ts';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import compress from 'koa-compress';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { optionalPlainText } from '#contract/fields.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { renderedPages, type PageForm, type RenderedPage } from '#platform/http/rendered-pages.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { createLog } from '#platform/log.ts';

const built = `<!doctype html><html lang="bg"><head><title>x</title>
<link rel="stylesheet" crossorigin href="/assets/page-1a2b.css">
<meta property="og:image" content="__PUBLIC_URL__/share.png" /></head>
<body><div id="root"></div></body></html>`;
const renderer = `export const render = ({ language, data }) =>
  ({ title: language, description: 'said', body: '<p>' + data.typed + '</p>',
    isIndexed: data.typed !== 'обяд', properties: data.typed === 'обяд' ? { '--merchant': '#0A5C4E' } : {} });`;

const fields = z.object({ name: optionalPlainText(20, 'name') });

let root: string;
let server: Server;
let typed = 'обяд';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plateno-rendered-'));
  await mkdir(join(root, 'web', 'page'), { recursive: true });
  await mkdir(join(root, 'web', 'assets'));
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'web', 'page', 'index.html'), built);
  await writeFile(join(root, 'web', 'assets', 'page-1a2b.css'), 'p { color: red }');
  await writeFile(join(root, 'server', 'page.js'), renderer);
  const page: RenderedPage = {
    bundle: 'page',
    pattern: /^\/page\/([^/]+)$/,
    show: async ({ query }, refused) => {
      if (query['often'] !== undefined) throw new RateLimited(42);
      if (query['moved'] !== undefined) return { redirect: '/pay/new' };
      return refused === undefined
        ? { status: 200, data: { typed } }
        : { status: 422, data: { typed: refused.problems.map(({ field, code }) => `${field}: ${code}`) } };
    },
    refuse: () => ({ status: 503, data: { typed: 'refused' } }),
  };
  const form: PageForm<z.output<typeof fields>> = {
    pattern: /^\/page\/([^/]+)$/,
    fields,
    submit: async ({ fields: { name } }) => `/done?${new URLSearchParams({ name: name ?? 'none' })}`,
    refuse: () => '/failed',
  };
  const app = new Koa();
  app.use(securityHeaders({ https: false, formTargets: [] }));
  app.use(compress({ threshold: 0 }));
  const publicUrl = 'https://plateno.example';
  app.use(
    renderedPages({
      pages: [page],
      forms: [form],
      root,
      remember: true,
      publicUrl,
      exports: new ExportSlots(),
      log: createLog('silent'),
    }),
  );
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true });
});

const open = async (query = '', headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/page/one${query}`, { headers });
  const policy = answer.headers.get('content-security-policy')!;
  return { html: await answer.text(), policy, encoding: answer.headers.get('content-encoding') };
};

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
/** What the content policy allows of inline styles. */
const allowedIn = (policy: string): string[] => policy.match(/'(?:sha256|nonce|unsafe)-[^']*'/g) ?? [];
const merchantColour = ':root{--merchant:#0A5C4E}';

it('a rendered page holds its styles, and its content policy allows exactly them, by their hashes', async () => {
  const { html, policy } = await open();
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, style]) => style!);
  expect(styles.toSorted()).toEqual([merchantColour, 'p { color: red }']);
  expect(allowedIn(policy).toSorted()).toEqual(styles.map(hashOf).toSorted());
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).toContain('https://plateno.example/share.png');
});

it('a rendered page without a colour of its own allows no style for it, and says whether it may be indexed', async () => {
  expect((await open()).html).toContain('<meta name="robots" content="noindex" />');
  typed = 'закуска';
  const other = await open();
  expect(other.html).not.toContain('--merchant');
  expect(allowedIn(other.policy)).toEqual([hashOf('p { color: red }')]);
  expect(other.html).not.toContain('noindex');
  typed = 'обяд';
});

it.each([
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
])(
  'a rendered page is compressed for a caller that accepts %s, and is the same page',
  async (accepted, used) => {
    const compressed = await open('', { 'accept-encoding': accepted });
    const plain = await open('', { 'accept-encoding': 'identity' });
    expect([compressed.encoding, plain.encoding]).toEqual([used, null]);
    expect(compressed.html).toBe(plain.html);
  },
);

it('a rendered page is in the requested language and shows current data', async () => {
  expect((await open()).html).toContain('<html lang="bg"');
  expect((await open('?lang=en')).html).toContain('<title>en</title>');
  typed = 'вечеря';
  expect((await open()).html).toContain('<p>вечеря</p>');
});

it('a page that is refused says after how many seconds it may be opened', async () => {
  const { port } = server.address() as AddressInfo;
  const refused = await fetch(`http://127.0.0.1:${port}/page/one?often`);
  expect(refused.headers.get('retry-after')).toBe('42');
});

it('a page that is elsewhere redirects there, and no cache keeps that', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/page/one?moved`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/pay/new']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

it('a style in the data of a rendered page gets no permission', async () => {
  typed = '<style>p { color: green }</style>';
  expect(allowedIn((await open()).policy)).toEqual([hashOf('p { color: red }')]);
});

const post = async (body: string) => {
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const address = `http://127.0.0.1:${port}/page/one`;
  const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' });
  const location = answer.headers.get('location');
  return { status: answer.status, html: await answer.text(), location };
};

it.each([
  ['half a surrogate pair', 'A%ED%A0%80B', 'control-character'],
  ['a byte that is no UTF-8', 'A%FFB', 'control-character'],
  ['Cyrillic letters of another encoding', '%CA%E0%F4%E5', 'control-character'],
  ['NUL', 'A%00B', 'control-character'],
  ['a C1 control', 'A%C2%85B', 'control-character'],
  ['21 letters', '%F0%9F%98%80'.repeat(21), 'text-too-long'],
])('a form post with %s shows its page again with the problem of the field', async (_, name, code) => {
  const { status, html } = await post(`name=${name}`);
  expect(status).toBe(422);
  expect(html).toContain(`name: fields.${code}`);
});

it.each([
  ['name=%D0%9C%D0%B0%D1%80%D0%B8%D1%8F+%E2%80%AEG', 'Мария G'],
  ['name=a%0D%0Ab', 'a b'],
  [`name=${'%F0%9F%98%80'.repeat(20)}`, '😀'.repeat(20)],
  ['name=', 'none'],
  ['name=%E2%80%8B', 'none'],
  ['name=a&name=b', 'none'],
  ['name[a]=b', 'none'],
])('the form post %s is taken as the name %s', async (body, name) => {
  const { status, location } = await post(body);
  expect([status, new URL(location!, 'http://x').searchParams.get('name')]).toEqual([303, name]);
});
