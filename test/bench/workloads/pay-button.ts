import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import Koa from 'koa';
import type { Browser } from 'puppeteer';
import { build, loadConfigFromFile, type Rolldown } from 'vite';
import { tokens } from '#web/vite.shared.ts';
import { withBrowser } from '../browser.ts';
import { atMost, compare, type Line } from '../compare.ts';
import type { Context } from '../context.ts';
import { root } from '../processes.ts';

/** The pay page as a React application, built for production like the product's web and compressed. */
const buildReactPage = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const configFile = join(root, 'web/vite.config.ts');
  const web = await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile);
  const built = (await build({
    configFile: false,
    root: join(import.meta.dirname, '../baseline/react-page'),
    logLevel: 'silent',
    plugins: [react(), tokens({ canChoose: false })],
    resolve: web?.config.resolve ?? {},
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput;
  const contentOf = (file: (typeof built.output)[number]) =>
    file.type === 'chunk' ? file.code : file.source;
  return new Map(built.output.map((file) => [`/${file.fileName}`, brotliCompressSync(contentOf(file))]));
};

/** Serves the application's files, and the product's API behind them. */
const serveReactPage = async (productUrl: string) => {
  const files = await buildReactPage();
  const app = new Koa().use(async (ctx) => {
    const path = ctx.path.startsWith('/pay/') ? '/index.html' : ctx.path;
    const content = files.get(path);
    ctx.body = content ?? (await (await fetch(`${productUrl}${ctx.url}`)).text());
    ctx.type = content ? extname(path) : 'json';
    if (content) ctx.set('content-encoding', 'br');
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

/** Lighthouse's slow 4G: milliseconds, bytes a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Resolves with the time of the frame after the first one that has the button. */
const buttonPainted = `
  window.buttonPainted = new Promise((resolve) => {
    const poll = () => {
      const button = document.querySelector('button[type="submit"]');
      if (!button?.getBoundingClientRect().height) return requestAnimationFrame(poll);
      requestAnimationFrame(() => resolve(performance.now()));
    };
    requestAnimationFrame(poll);
  })`;

/** Opens a page on a phone with an empty cache. @returns the milliseconds until its button is painted */
const openOnPhone = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await page.emulateCPUThrottling(4);
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await page.evaluateOnNewDocument(buttonPainted);
  await page.goto(url, { waitUntil: 'load' });
  const milliseconds = await page.evaluate('window.buttonPainted');
  await context.close();
  return milliseconds as number;
};

export const payButton = async ({ server, linkToken }: Context): Promise<Line> => {
  const reactPage = await serveReactPage(server.url);
  const compared = await withBrowser((browser) => {
    const turnOf = (url: string) => async () => ({
      value: await openOnPhone(browser, `${url}/pay/${linkToken}`),
      requests: 1,
    });
    return compare({ ours: turnOf(server.url), baseline: turnOf(reactPage.url) }, { turns: 3 });
  }).finally(reactPage.close);
  return atMost(0.4, 'pay button painted, slow 4G, CPU ÷ 4', 'ms', compared);
};
