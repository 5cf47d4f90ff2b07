import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChromiumHtmlPrinter } from '#platform/browser/chromium-html-printer.ts';
import type { FindChromiumOptions } from '#platform/browser/find-chromium.ts';
import { WarmBrowser } from '#platform/browser/warm-browser.ts';
import { browsersHere, findWithoutFonts, openBrowser } from '#test/support/browser.ts';
import { pdfPicture } from '#test/support/pdf-picture.ts';
import { readPdf } from '#test/support/read-pdf.ts';

const facts = { author: 'Мария', writtenAt: new Date('2026-11-20T10:00:00Z') };
const page = (text: string): string =>
  `<!doctype html><style>p { font: 40px "IBM Plex Sans" }</style><p>${text}</p>`;

let folder: string;
/** As on a machine without fonts: fontconfig's own settings name none. */
let emptyFontSettings: string;
let dataDir: string;
/** A print browser that the worker keeps for other files. */
let foldersBefore: readonly string[];
beforeAll(async () => {
  foldersBefore = await browserFolders();
  folder = await mkdtemp(join(tmpdir(), 'plateno-bare-'));
  emptyFontSettings = join(folder, 'fonts');
  await mkdir(emptyFontSettings);
  dataDir = join(folder, 'a'.repeat(120 - folder.length - 1));
  await mkdir(dataDir);
});
afterAll(() => rm(folder, { recursive: true }));

const browserFolders = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter(
    (name) => name.startsWith('plateno-browser-') && name.includes(`-${process.pid}-`),
  );

/** Folders of the browsers that this file has opened in this process. */
const foldersLeft = async (): Promise<string[]> =>
  (await browserFolders()).filter((name) => !foldersBefore.includes(name));

/** As if unpacked there, which takes seconds. */
const copyBrowserTo = async (cacheDir: string): Promise<void> => {
  const { executablePath, folder: own } = await findWithoutFonts({ chromiumPath: undefined });
  await own.remove();
  const unpacked = dirname(executablePath);
  await cp(unpacked, join(cacheDir, basename(unpacked)), { recursive: true });
};

const darkPixels = async (pdf: Uint8Array): Promise<number> => {
  const canvas = await pdfPicture(pdf, 1, 1);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at]! < 128 && data[at + 3]! > 0) dark += 1;
  return dark;
};

describe.each(await browsersHere())('$name', ({ options }) => {
  const opened: ChromiumHtmlPrinter[] = [];
  const openPrinter = (more: FindChromiumOptions = {}): ChromiumHtmlPrinter => {
    const find = async () => {
      const found = await findWithoutFonts({ ...options, ...more });
      return { ...found, env: { ...found.env, FONTCONFIG_PATH: emptyFontSettings } };
    };
    const printer = new ChromiumHtmlPrinter({ browser: new WarmBrowser({ find }), fontFolders: [] });
    opened.push(printer);
    return printer;
  };
  afterAll(() => Promise.all(opened.map((printer) => printer.close())));

  test('on a machine without fonts, buyers’ alphabets are printed, and nothing as an empty box', async () => {
    const printer = openPrinter();
    const fontsOf = async (text: string) => (await readPdf(await printer.print(page(text), facts))).fonts;
    const empty = await darkPixels(await printer.print(page(''), facts));
    for (const [text, font] of [
      ['שלום', 'NotoSansHebrew'],
      ['محمد', 'NotoSansArabic'],
      ['ქართული', 'NotoSansGeorgian'],
      ['Արմեն', 'NotoSansArmenian'],
      ['สมชาย ใจดี', 'NotoSansThai'],
      ['प्रिया शर्मा', 'NotoSansDevanagari'],
      ['கார்த்திக்', 'NotoSansTamil'],
    ] as const) {
      expect(await fontsOf(text), text).toContain(`${font}-Regular`);
      expect(await darkPixels(await printer.print(page(text), facts)), text).toBeGreaterThan(empty + 50);
    }
    const same = async (text: string, shown: string): Promise<void> =>
      expect(await darkPixels(await printer.print(page(text), facts)), text).toBe(
        await darkPixels(await printer.print(page(shown), facts)),
      );
    await same('王小 한', '?? ?');
    await same('Ива 😀 ООД', 'Ива ООД');
    await same('тек\u0337с\u0336т\u0336', 'текст');
    await same('Z\u0338a\u0337lgo', 'Zalgo');
    // Without any font the browser prints nothing of the first page and exits on the second.
    expect((await readPdf(await printer.print('<p>Иван</p>', facts))).text).toBe('Иван');
    const parts = '<ul><li>😀 שלום</ul><select><option>x</select><input value="x">';
    expect((await readPdf(await printer.print(page(parts), facts))).pages).toBe(1);
    const { fonts, text } = await readPdf(await printer.print(page('Иван 王'), facts));
    expect(fonts).toEqual(['IBMPlexSans-Regular']);
    expect(text).toBe('Иван ?');
  });

  test('documents are printed in a data folder of 120 characters', async () => {
    expect(dataDir).toHaveLength(120);
    const cacheDir = join(dataDir, 'cache', 'chromium');
    if (options.chromiumPath === undefined) await copyBrowserTo(cacheDir);
    const printer = openPrinter({ cacheDir });
    expect((await readPdf(await printer.print(page('Здравей'), facts))).text).toBe('Здравей');
  });

  test('documents are printed without /dev/shm', async () => {
    const printer = openPrinter({ sharedMemory: join(folder, 'missing') });
    expect((await readPdf(await printer.print(page('Здравей'), facts))).text).toBe('Здравей');
  });

  test('browsers that end, are killed or cannot start leave no folder behind', async () => {
    await Promise.all(opened.splice(0).map((printer) => printer.close()));
    await expect.poll(foldersLeft).toEqual([]);
    for (const end of ['close', 'kill', 'kill while printing']) {
      const browser = new WarmBrowser({ find: () => findWithoutFonts(options) });
      const printer = new ChromiumHtmlPrinter({ browser });
      const warm = await browser.takePage();
      browser.givePage(warm);
      expect(await foldersLeft()).toHaveLength(1);
      const print = end === 'kill while printing' ? printer.print(page('х'), facts) : undefined;
      if (end !== 'close') warm.page.browser().process()!.kill('SIGKILL');
      await print;
      await printer.close();
      expect(await foldersLeft(), end).toEqual([]);
    }
    const find = async () => ({ ...(await findWithoutFonts(options)), executablePath: '/no/such/browser' });
    const broken = new ChromiumHtmlPrinter({ browser: new WarmBrowser({ find }) });
    await expect(broken.print(page('х'), facts)).rejects.toMatchObject({ code: 'documents.away' });
    expect(await foldersLeft()).toEqual([]);
  });
});

test('the browser of the tests shows letters that no font has as boxes, and leaves no folder behind', async () => {
  const browser = await openBrowser();
  const tab = await browser.newPage();
  await tab.setContent('<p>Здравей 王</p><ul><li>😀 שלום</ul><select><option>x</select><input value="x">');
  expect((await tab.screenshot()).length).toBeGreaterThan(0);
  await browser.close();
  await expect.poll(foldersLeft).toEqual([]);
});
