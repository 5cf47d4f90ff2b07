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

const open = async (query = '') => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/page/one${query}`);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!)![1]!;
  return { html: await answer.text(), nonce };
};

it('a page comes with its styles in it, under the nonce of its own answer', async () => {
  const [first, second] = [await open(), await open()];
  expect(first.nonce).not.toBe(second.nonce);
  for (const { html, nonce } of [first, second]) {
    expect(html).toContain(`<style nonce="${nonce}">p { color: red }</style>`);
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toContain('https://plateno.example/share.png');
  }
});

it('speaks the language that is asked for, and shows what the data are now', async () => {
  expect((await open()).html).toContain('<html lang="bg"');
  expect((await open('?lang=en')).html).toContain('<title>en</title>');
  typed = 'вечеря';
  expect((await open()).html).toContain('<p>вечеря</p>');
});

it('gives what somebody has typed no nonce, whatever it says', async () => {
  typed = '__CSP_NONCE__';
  const { html, nonce } = await open();
  expect(html).toContain('<p>__CSP_NONCE__</p>');
  expect(html.split(nonce)).toHaveLength(2);
});
