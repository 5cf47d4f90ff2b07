import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChromiumHtmlPrinter } from '#platform/browser/chromium-html-printer.ts';
import type { Arrangement } from '#platform/browser/html-printer.ts';
import { WarmBrowser } from '#platform/browser/warm-browser.ts';
import { browsersHere, findWithoutFonts } from '#test/support/browser.ts';
import { readPdf } from '#test/support/read-pdf.ts';

/** A warm browser that exposes its process. */
class WatchedBrowser extends WarmBrowser {
  readonly processes: number[] = [];

  override async takePage() {
    const taken = await super.takePage();
    const { pid } = taken.page.browser().process()!;
    if (this.processes.at(-1) !== pid) this.processes.push(pid!);
    return taken;
  }
}

const facts = { author: 'Мария', writtenAt: new Date('2026-11-20T10:00:00Z') };
const page = (body: string): string =>
  `<!doctype html><html lang="bg"><style>body { font-family: "IBM Plex Sans" }</style><body>${body}</body></html>`;

/** The one from npm; in `npm run test:all` also an installed one, which `bare-machine.test.ts` uses in the gate. */
const browsers = (await browsersHere()).slice(0, process.env['BROWSERS'] === 'all' ? undefined : 1);

describe.each(browsers)('$name', ({ options }) => {
  const find = () => findWithoutFonts(options);
  let browser: WatchedBrowser;
  let printer: ChromiumHtmlPrinter;
  let server: Server;
  let visits: string[] = [];
  let url = '';

  beforeAll(async () => {
    browser = new WatchedBrowser({ find });
    printer = new ChromiumHtmlPrinter({ browser });
    server = createServer((request, response) => {
      visits.push(request.url ?? '');
      response.end('secret');
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await printer.close();
    await new Promise((closed) => server.close(closed));
  });

  const textOf = async (body: string): Promise<string> =>
    (await readPdf(await printer.print(page(body), facts))).text;

  test('one browser and its pages serve print after print, each with its own content', async () => {
    for (let place = 1; place <= 60; place += 1)
      expect(await textOf(`документ ${place}`)).toBe(`документ ${place}`);
    expect(browser.processes).toHaveLength(1);
  });

  /** The library would wait half a minute for the first page of a dead browser. */
  const soon = { timeout: 29_000 };

  test('a browser that dies right after its start is replaced', soon, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plateno-browser-'));
    const executablePath = join(folder, 'browser');
    const script = join(import.meta.dirname, 'dying-browser.ts');
    await writeFile(executablePath, `#!/bin/sh\nexec "${process.execPath}" "${script}"\n`, { mode: 0o755 });
    const { folder: ownFolder } = await find();
    const starts = [{ executablePath, args: [], env: {}, folder: ownFolder }, await find()];
    const another = new WarmBrowser({ find: async () => starts.shift()! });
    const unlucky = new ChromiumHtmlPrinter({ browser: another });
    expect((await readPdf(await unlucky.print(page('все пак'), facts))).text).toBe('все пак');
    expect(starts).toEqual([]);
    await unlucky.close();
    await rm(folder, { recursive: true });
  });

  test('twenty concurrent prints all succeed, each with its own content', async () => {
    const messages = Array.from({ length: 20 }, (_, place) => `документ ${place}`);
    const printed = messages.map(async (word, place) => {
      const pdf = await printer.print(page(word), facts, undefined, { key: `merchant:${place}` });
      return (await readPdf(pdf)).text;
    });
    expect(await Promise.all(printed)).toEqual(messages);
  });

  test('the same page is the same PDF, byte by byte, whatever was printed between', async () => {
    const table = page(
      '<table><tr><th scope="col">А</th><th>Б</th></tr><tr><td>1</td><td>2</td></tr></table>',
    );
    const first = await printer.print(table, facts);
    await printer.print(page('<ul><li>друго</li></ul>'), facts);
    expect(Buffer.compare(first, await printer.print(table, facts))).toBe(0);
  });

  test('measured heights equal those of the print, and no script of the page runs', async () => {
    const body =
      '<p data-measured style="height: 50px; margin: 0"></p><div data-measured style="height: 20px"></div>';
    const script = '<script>document.body.firstChild.style.height = "10px"</script>';
    const heights: number[] = [];
    await printer.print(page(`${body}${script}`), facts, (measured) => {
      heights.push(...measured);
      return [];
    });
    expect(heights).toEqual([50, 20]);
  });

  test('markup inserted after measuring is printed in its place and starts a page', async () => {
    const rows = ['първи', 'втори', 'трети'].map((word) => `<tr data-measured><td>${word}</td></tr>`);
    const given = '<tr><td>дотук</td></tr><tr style="break-before: page"><td>оттук</td></tr>';
    const table = page(`<table><thead><tr><th>глава</th></tr></thead>${rows.join('')}</table>`);
    const arrange: Arrangement = () => [
      { before: 1, html: given },
      { before: 2, html: given },
    ];
    const { text, pages } = await readPdf(await printer.print(table, facts, arrange));
    expect(pages).toBe(3);
    expect(text.match(/[а-я]+/g)).toEqual(
      'глава първи дотук глава оттук втори дотук глава оттук трети'.split(' '),
    );
  });

  test('letters of all alphabets are in the document’s own font, whatever is installed', async () => {
    const letters = page('<p>Щъркел Grüße λόγος <b style="font-weight: 600">Щъркел Grüße λόγος</b></p>');
    const { fonts, text } = await readPdf(await printer.print(letters, facts));
    expect(fonts).toEqual(['IBMPlexSans-Regular', 'IBMPlexSans-SemiBold']);
    expect(text).toBe('Щъркел Grüße λόγος Щъркел Grüße λόγος');
  });

  test('no script runs on a printed page', async () => {
    expect(
      await textOf('<p id="p">тихо</p><script>document.getElementById("p").textContent = "шумно"</script>'),
    ).toBe('тихо');
  });

  test('a printed page fetches nothing', async () => {
    visits = [];
    const file = join(tmpdir(), `plateno-secret-${process.pid}.html`);
    await writeFile(file, 'secret');
    const text = await textOf(`
    <link rel="stylesheet" href="${url}/style.css">
    <style>@import "${url}/import.css"; p { background: url(${url}/background.png) }
      @font-face { font-family: F; src: url(${url}/font.woff2) } i { font-family: F }</style>
    <meta http-equiv="refresh" content="0; url=${url}/refresh">
    <p>само това</p><i>.</i><img src="${url}/image.png"><iframe src="${url}/frame"></iframe>
    <object data="${url}/object"></object><embed src="${url}/embed">
    <iframe src="file://${file}"></iframe>`);
    await rm(file);
    expect(text).toMatch(/^само това ?\.$/);
    expect(visits).toEqual([]);
    expect(await textOf('и после')).toBe('и после');
  });

  test('an inline picture is printed', async () => {
    const red =
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"%3E%3Ctext y="20"%3ESVG%3C/text%3E%3C/svg%3E';
    const plain = await printer.print(page('х'), facts);
    const pictured = await printer.print(page(`х<img width="90" height="30" src='${red}'>`), facts);
    expect(pictured.length).toBeGreaterThan(plain.length);
  });

  test('a browser killed between two prints is replaced', async () => {
    await textOf('преди');
    const before = browser.processes.length;
    process.kill(browser.processes.at(-1)!, 'SIGKILL');
    expect(await textOf('след')).toBe('след');
    expect(browser.processes.length).toBe(before + 1);
  });

  test('a browser killed during its prints is replaced, and every print succeeds', async () => {
    await textOf('преди');
    const messages = Array.from({ length: 6 }, (_, place) => `документ ${place}`);
    const prints = messages.map(textOf);
    process.kill(browser.processes.at(-1)!, 'SIGKILL');
    expect(await Promise.all(prints)).toEqual(messages);
  });

  test('a page whose own process dies is printed on another', async () => {
    const crashing = new (class extends WarmBrowser {
      crashes = 1;

      override async takePage() {
        const taken = await super.takePage();
        if (this.crashes > 0) {
          this.crashes -= 1;
          void taken.page.goto('chrome://crash').catch(() => undefined);
        }
        return taken;
      }
    })({ find });
    const crashed = new ChromiumHtmlPrinter({ browser: crashing });
    try {
      expect((await readPdf(await crashed.print(page('все пак'), facts))).text).toBe('все пак');
    } finally {
      await crashed.close();
    }
  });

  test('a print that takes too long is given up, and the next print has a page', async () => {
    const hurried = new WatchedBrowser({ find });
    const impatient = new ChromiumHtmlPrinter({ browser: hurried, tryMs: [1, 1], controlMs: 600_000 });
    try {
      await expect(impatient.print(page('бавно'), facts)).rejects.toMatchObject({
        code: 'documents.failed',
        cause: { message: 'the document was not printed within 1 ms' },
      });
      const patient = new ChromiumHtmlPrinter({ browser: hurried });
      expect((await readPdf(await patient.print(page('навреме'), facts))).text).toBe('навреме');
    } finally {
      await impatient.close();
    }
  });

  test('the browser sees nothing of the server’s environment', async () => {
    process.env['PLATENO_TEST_SECRET'] = 'hidden';
    const own = new WatchedBrowser({ find });
    const sealed = new ChromiumHtmlPrinter({ browser: own });
    try {
      await sealed.print(page('х'), facts);
      const { readFile } = await import('node:fs/promises');
      const environment = await readFile(`/proc/${own.processes[0]}/environ`, 'utf8').catch(() => '');
      expect(environment).not.toContain('PLATENO_TEST_SECRET');
    } finally {
      delete process.env['PLATENO_TEST_SECRET'];
      await sealed.close();
    }
  });

  test('a closed printer prints no more and leaves no process', async () => {
    const own = new WatchedBrowser({ find });
    const closing = new ChromiumHtmlPrinter({ browser: own });
    await closing.print(page('х'), facts);
    await closing.close();
    await expect(closing.print(page('х'), facts)).rejects.toMatchObject({
      cause: { message: 'the browser is closed' },
    });
    expect(() => process.kill(own.processes[0]!, 0)).toThrow('ESRCH');
  });
});
