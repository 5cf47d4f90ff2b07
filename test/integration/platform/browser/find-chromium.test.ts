import { once } from 'node:events';
import {
  access,
  constants,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PNG } from 'pngjs';
import puppeteer from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { npmChromiumArchive, unpackNpmChromium } from '#platform/browser/npm-chromium.ts';
import { findWithoutFonts, openBrowser } from '#test/support/browser.ts';

const darkPixels = (screenshot: Uint8Array): number => {
  const { data } = PNG.sync.read(Buffer.from(screenshot));
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at]! < 128) dark += 1;
  return dark;
};

/** A page that may use only its embedded font. */
const pageWithFont = async (text: string): Promise<string> => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-400-normal.woff2',
  );
  const font = (await readFile(file)).toString('base64');
  return `<!doctype html><style>
    @font-face { font-family: Own; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; background: #fff; color: #000; font: 40px Own }
  </style><p>${text}</p>`;
};

let folder: string;
/** The browser of the tests. */
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'plateno-browser-'));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

test('the browser of the tests shows Cyrillic letters of an embedded font', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 200 } });
  await page.setContent(await pageWithFont('Платено'));
  await page.evaluate('document.fonts.ready');

  expect(await page.evaluate('document.fonts.check("40px Own", "Платено")')).toBe(true);
  expect(darkPixels(await page.screenshot())).toBeGreaterThan(500);
});

test('the browser of the documents prints Cyrillic letters of an embedded font', async () => {
  const { folder: own, ...found } = await findWithoutFonts();
  const printing = await puppeteer.launch(found);
  try {
    const page = await printing.newPage();
    await page.setContent(await pageWithFont('Платено'));
    await page.evaluate('document.fonts.ready');

    expect(darkPixels(await page.screenshot())).toBeGreaterThan(500);
    expect(Buffer.from(await page.pdf()).toString('latin1')).toContain('IBMPlexSans');
  } finally {
    await printing.close();
    await own.remove();
  }
});

test('the browser of the tests cannot leave this machine', async () => {
  // An IP address that answers, but that the browser must not reach.
  const server = createServer((_request, response) => response.end('outside')).listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await expect(page.goto(`http://127.0.0.2:${port}/`)).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

/** A package with the libraries of the real one and a browser that is unpacked in a moment. */
const smallPackage = async (): Promise<string> => {
  const from = dirname(npmChromiumArchive());
  const own = join(folder, 'package');
  await mkdir(join(own, 'bin'), { recursive: true });
  await symlink(join(from, '../package.json'), join(own, 'package.json'));
  await symlink(join(from, 'al2023.tar.br'), join(own, 'bin/al2023.tar.br'));
  await writeFile(join(own, 'bin/chromium.br'), brotliCompressSync('a browser'));
  return own;
};

test.runIf(process.platform === 'linux')(
  'two processes that unpack the browser at once end with one complete copy',
  async () => {
    const cache = join(folder, 'cache');
    const from = await smallPackage();
    const [first, second] = await Promise.all([
      unpackNpmChromium(cache, from),
      unpackNpmChromium(cache, from),
    ]);

    expect(second).toEqual(first);
    expect(await readdir(cache)).toEqual([expect.stringMatching(/^chromium-[\d.]+$/)]);
    expect(await readFile(first.executablePath, 'utf8')).toBe('a browser');
    await access(first.executablePath, constants.X_OK);
    expect(await readdir(first.libraries)).toContain('libnss3.so');
  },
);
