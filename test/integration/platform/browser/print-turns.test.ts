import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isPrintedLater } from '#kernel/print-failures.ts';
import { ChromiumHtmlPrinter } from '#platform/browser/chromium-html-printer.ts';
import type { FoundChromium } from '#platform/browser/find-chromium.ts';
import { WarmBrowser } from '#platform/browser/warm-browser.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';
import { findWithoutFonts } from '#test/support/browser.ts';
import { readPdf } from '#test/support/read-pdf.ts';

const facts = { author: 'Мария', writtenAt: new Date('2026-11-20T10:00:00Z') };
const page = (text: string): string => `<!doctype html><p>${text}</p>`;

/** A browser that hands out pages once the gate is open, and counts requests for pages. */
class GatedBrowser extends WarmBrowser {
  readonly gate = Promise.withResolvers<void>();
  asked = 0;

  override async takePage() {
    this.asked += 1;
    await this.gate.promise;
    return super.takePage();
  }
}

const closing: ChromiumHtmlPrinter[] = [];
const openPrinter = <B extends WarmBrowser>(browser: B) => {
  // A loaded machine prints slowly: only the order is tested here.
  const printer = new ChromiumHtmlPrinter({ browser, waitMs: 600_000 });
  closing.push(printer);
  return { browser, printer };
};
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateno-turns-'));
});
afterAll(async () => {
  for (const printer of closing) await printer.close();
  await rm(folder, { recursive: true });
});

const openGated = () => openPrinter(new GatedBrowser({ find: () => findWithoutFonts() }));

test('merchants and receipts take turns at printing, however many documents one of them requests', async () => {
  const { browser, printer } = openGated();
  const done: string[] = [];
  const print = async (key: string, count: number): Promise<void> => {
    await printer.print(page(`${key} ${count}`), facts, undefined, { key });
    done.push(key);
  };
  const prints = [
    ...Array.from({ length: 8 }, (_, count) => print('merchant:1', count)),
    ...Array.from({ length: 4 }, (_, count) => print('receipts', count)),
    print('merchant:2', 0),
  ];
  browser.gate.resolve();
  await Promise.all(prints);
  // Two of the first merchant were printing already; then they alternate, as far as two slots keep the order.
  expect(done.indexOf('merchant:2')).toBeLessThanOrEqual(5);
  expect(done.indexOf('receipts')).toBeLessThanOrEqual(4);
  expect(done.slice(-3).filter((key) => key === 'merchant:1').length).toBeGreaterThanOrEqual(2);
});

test('a hundred prints of one merchant wait, three hundred in all; then a merchant with none replaces one of the longest queue', async () => {
  const { browser, printer } = openGated();
  const callers = new AbortController();
  const print = (key: string) =>
    printer
      .print(page(key), facts, undefined, { key, signal: callers.signal })
      .catch((error: unknown) => error);
  const busy = { code: 'documents.busy', kind: 'unavailable', retryAfterSeconds: 5, params: { seconds: 5 } };
  const printing = [print('merchant:1'), print('merchant:1')];
  const waiting = Array.from({ length: 100 }, () => print('merchant:1'));
  expect(await print('merchant:1')).toMatchObject(busy);
  for (let place = 0; place < 200; place += 1) waiting.push(print(`merchant:${2 + (place % 4)}`));
  const newest = waiting[99]!;
  waiting.push(print('merchant:9'));
  expect(await newest).toMatchObject(busy);
  callers.abort();
  const left = await Promise.all(waiting);
  expect(left.filter((error) => error instanceof CallerLeft)).toHaveLength(300);
  browser.gate.resolve();
  await Promise.all(printing);
});

test('the document of a caller who has left is not printed', async () => {
  const { browser, printer } = openGated();
  const prints = [1, 2].map((place) =>
    printer.print(page(`${place}`), facts, undefined, { key: `merchant:${place}` }),
  );
  const caller = new AbortController();
  const left = printer.print(page('3'), facts, undefined, { key: 'merchant:3', signal: caller.signal });
  caller.abort();
  await expect(left).rejects.toThrow(CallerLeft);
  browser.gate.resolve();
  await Promise.all(prints);
  expect(browser.asked).toBe(2);
});

test('a print that takes too long is retried once on a new page', async () => {
  const hanging = new (class extends WarmBrowser {
    hangs = 1;

    override async takePage() {
      const taken = await super.takePage();
      if (this.hangs > 0) {
        this.hangs -= 1;
        // Only the time limit of this print is set and passes on the test's clock.
        vi.useFakeTimers({ toFake: ['setTimeout'] });
        taken.show = () => {
          vi.runAllTimers();
          vi.useRealTimers();
          return new Promise(() => undefined);
        };
      }
      return taken;
    }
  })({ find: () => findWithoutFonts() });
  const { printer } = openPrinter(hanging);
  expect((await readPdf(await printer.print(page('все пак'), facts))).text).toBe('все пак');
  expect(hanging.hangs).toBe(0);
});

/** A browser whose pages never show a document that the rule names. @param shown what the pages were asked to show */
const hangingOn = (hangs: (html: string) => boolean, shown: string[] = []) =>
  new (class extends WarmBrowser {
    override async takePage() {
      const taken = await super.takePage();
      const show = taken.show.bind(taken);
      taken.show = (html) => {
        shown.push(html);
        return hangs(html) ? new Promise(() => undefined) : show(html);
      };
      return taken;
    }
  })({ find: () => findWithoutFonts() });

test('a document that hangs while a page of one letter prints is wrong; one that hangs with it is printed later', async () => {
  const shown: string[] = [];
  const wrong = page('вечно');
  const browser = hangingOn((html) => html === wrong, shown);
  const printer = new ChromiumHtmlPrinter({ browser, tryMs: [1, 1], controlMs: 600_000 });
  closing.push(printer);
  const failure: unknown = await printer.print(wrong, facts).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'documents.failed', cause: { name: 'PrintTimedOut' } });
  expect(isPrintedLater(failure)).toBe(false);
  expect(shown).toHaveLength(3);

  const late = new ChromiumHtmlPrinter({ browser: hangingOn(() => true), tryMs: [1, 1], controlMs: 1 });
  closing.push(late);
  const delay: unknown = await late.print(wrong, facts).catch((error: unknown) => error);
  expect(delay).toMatchObject({ code: 'documents.busy', retryAfterSeconds: 5 });
  expect(isPrintedLater(delay)).toBe(true);
});

test('a document whose browser dies in both tries is printed later', async () => {
  const dying = new (class extends WarmBrowser {
    override async takePage() {
      const taken = await super.takePage();
      taken.show = async () => {
        const process_ = taken.page.browser().process()!;
        const ended = new Promise((resolve) => process_.once('exit', resolve));
        process_.kill('SIGKILL');
        await ended;
        await taken.page.setContent('');
      };
      return taken;
    }
  })({ find: () => findWithoutFonts() });
  const { printer } = openPrinter(dying);
  const failure: unknown = await printer.print(page('х'), facts).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'documents.away' });
  expect(isPrintedLater(failure)).toBe(true);
});

test('a browser that is late is started again with more time, and the document is printed', async () => {
  let reported = 0;
  const folders: string[] = [];
  const browser = new WarmBrowser({
    find: async () => {
      const found = await findWithoutFonts();
      folders.push(found.folder.path);
      return found;
    },
    onUnavailable: () => (reported += 1),
    // No browser is ready within a millisecond.
    startMs: [1, 600_000],
  });
  const { printer } = openPrinter(browser);
  expect((await readPdf(await printer.print(page('късно'), facts))).text).toBe('късно');
  expect([folders.length, reported]).toEqual([2, 0]);
});

test('a browser that cannot start is reported with its reason; once it can, documents are printed', async () => {
  const program = join(folder, 'chromium');
  let reported = 0;
  const found: FoundChromium[] = [];
  const browser = new WarmBrowser({
    find: async () => {
      const here = await findWithoutFonts();
      found.push(here);
      return { ...here, executablePath: program };
    },
    onUnavailable: () => (reported += 1),
  });
  const { printer } = openPrinter(browser);
  expect(printer.health()).toEqual({ state: 'starting' });
  for (let time = 0; time < 2; time += 1)
    await expect(printer.print(page('х'), facts)).rejects.toMatchObject({
      code: 'documents.away',
      kind: 'unavailable',
      retryAfterSeconds: 30,
    });
  expect(printer.health()).toMatchObject({ state: 'away', reason: expect.stringContaining(program) });
  expect(reported).toBe(1);

  await symlink(found[0]!.executablePath, program);
  expect((await readPdf(await printer.print(page('отново'), facts))).text).toBe('отново');
  expect(printer.health()).toEqual({ state: 'ready' });
});
