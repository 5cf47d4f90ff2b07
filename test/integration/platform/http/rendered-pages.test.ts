import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderedPages } from '#platform/http/rendered-pages.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { createLog } from '#platform/log.ts';

const built = `<!doctype html><html lang="bg"><head><title>x</title>
<link rel="stylesheet" crossorigin href="/assets/page-1a2b.css">
<meta property="og:image" content="__PUBLIC_URL__/share.png" /></head>
<body><div id="root"></div></body></html>`;
const renderer = `export const render = ({ language, data }) =>
  ({ title: language, description: 'said', body: '<p>' + data.typed + '</p>' });`;

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
  const page = {
    bundle: 'page',
    pattern: /^\/page\/([^/]+)$/,
    show: async () => ({ status: 200, data: { typed } }),
    refuse: () => ({ status: 503, data: { typed: 'refused' } }),
  };
  const app = new Koa();
  app.use(securityHeaders({ https: false, formTargets: [] }));
  const publicUrl = 'https://plateno.example';
  app.use(
    renderedPages({ pages: [page], forms: [], root, remember: true, publicUrl, log: createLog('silent') }),
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

it('a page comes with its styles in it, and its policy allows just these', async () => {
  const { html, policy } = await open();
  const style = 'p { color: red }';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(html).toContain(`<style>${style}</style>`);
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).toContain('https://plateno.example/share.png');
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
});

it('is painted with what stands in it, and not empty before', async () => {
  const { html } = await open();
  const awaited = /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(html)![1];
  const [head, body] = html.split('<body>');
  expect(head).toContain('rel="expect"');
  expect(body!.indexOf(`id="${awaited}"`)).toBeGreaterThan(body!.indexOf('<p>'));
});

it('comes packed to whoever can unpack it, and is the same page', async () => {
  const packed = await open('', { 'accept-encoding': 'gzip' });
  const plain = await open('', { 'accept-encoding': 'identity' });
  expect([packed.encoding, plain.encoding]).toEqual(['gzip', null]);
  expect(packed.html).toBe(plain.html);
});

it('speaks the language that is asked for, and shows what the data are now', async () => {
  expect((await open()).html).toContain('<html lang="bg"');
  expect((await open('?lang=en')).html).toContain('<title>en</title>');
  typed = 'вечеря';
  expect((await open()).html).toContain('<p>вечеря</p>');
});

it('allows no style that somebody has typed', async () => {
  typed = '<style>p { color: green }</style>';
  const { policy } = await open();
  expect(policy.match(/'(?:sha256|nonce|unsafe)-[^']*'/g)).toHaveLength(1);
});
