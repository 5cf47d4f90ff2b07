import { Agent, createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import puppeteer, { type Browser } from 'puppeteer';
import { build, loadConfigFromFile, type PluginOption, type Rolldown } from 'vite';
import { findChromium } from '#platform/browser/find-chromium.ts';
import type { Ground } from './ground.ts';
import { ask } from './load.ts';
import { atMost, inTurn, partsOfRound, type Measure } from './measure.ts';

const root = join(import.meta.dirname, 'paint');
const configFile = join(import.meta.dirname, '../../web/vite.config.ts');

type File = Readonly<{ type: string; content: Buffer }>;

const typeOf = (name: string): string => {
  if (name.endsWith('.js')) return 'text/javascript';
  if (name.endsWith('.css')) return 'text/css';
  return name.endsWith('.html') ? 'text/html; charset=utf-8' : 'font/woff2';
};

/** Built like the product's own web, and packed as tightly. */
const buildRoutedPage = async (): Promise<ReadonlyMap<string, File>> => {
  const command = { command: 'build', mode: 'production' } as const;
  const { config } = (await loadConfigFromFile(command, configFile))!;
  const isOurs = (one: PluginOption): boolean =>
    !(typeof one === 'object' && one !== null && 'name' in one && one.name === 'plateno-heads');
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: (config.plugins ?? []).filter(isOurs),
    resolve: config.resolve ?? {},
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(
    output.map((one) => [
      `/${one.fileName}`,
      {
        type: typeOf(one.fileName),
        content: brotliCompressSync(one.type === 'chunk' ? one.code : one.source),
      },
    ]),
  );
};

const send = (response: ServerResponse, { type, content }: File): void => {
  response.setHeader('content-type', type);
  response.setHeader('content-encoding', 'br');
  response.end(content);
};

/** The application's files, and the product's own answer behind them. */
const serveRoutedPage = async (api: string) => {
  const agent = new Agent({ keepAlive: true });
  const files = await buildRoutedPage();
  const server = createServer((request, response) => {
    const path = request.url!;
    const file = files.get(path.startsWith('/pay/') ? '/index.html' : path);
    if (file !== undefined) return send(response, file);
    void ask(agent, { url: `${api}${path}` }).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      agent.destroy();
      server.close();
    },
  };
};

/** Lighthouse's slow 4G, and a phone four times slower than this machine. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const cpuDividedBy = 4;

/** Tells when the frame has been painted in which the button that pays first stood. */
const watchButton = `
  window.paidButton = new Promise((tell) => {
    const look = () => {
      const button = document.querySelector('button[type="submit"]');
      if (!button?.getBoundingClientRect().height) return requestAnimationFrame(look);
      requestAnimationFrame(() => tell(performance.now()));
    };
    requestAnimationFrame(look);
  })`;

const millisecondsToButton = (browser: Browser, url: string) => async (): Promise<number> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuDividedBy });
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await page.evaluateOnNewDocument(watchButton);
  await page.goto(url, { waitUntil: 'load' });
  const milliseconds = await page.evaluate('window.paidButton');
  await context.close();
  return milliseconds as number;
};

/** With nothing in the cache, against the same page as a React application with a router. */
export const paint = async ({ server, linkToken, size }: Ground): Promise<Measure> => {
  const routed = await serveRoutedPage(server.url);
  const browser = await puppeteer.launch({ ...(await findChromium()), headless: 'shell', pipe: true });
  try {
    // One view of a page is soon over, and of one that is painted in the next frame a tenth is gone.
    const taken = await inTurn(
      size.rounds * partsOfRound,
      millisecondsToButton(browser, `${server.url}/pay/${linkToken}`),
      millisecondsToButton(browser, `${routed.url}/pay/${linkToken}`),
    );
    return atMost(0.35, { workload: 'pay button painted, slow 4G, CPU ÷ 4', unit: 'ms', ...taken });
  } finally {
    await browser.close();
    routed.close();
  }
};
