import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { GetInvoice } from '#modules/invoices/application/get-invoice.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import type { InvoiceView } from '#modules/invoices/ports/invoice-views.ts';
import { ChromiumHtmlPrinter } from '#platform/browser/chromium-html-printer.ts';
import { findChromium } from '#platform/browser/find-chromium.ts';
import { HtmlPrinter, type Arrangement, type PdfFacts } from '#platform/browser/html-printer.ts';
import { WarmBrowser } from '#platform/browser/warm-browser.ts';
import { readConfig } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { compose } from '#src/composition.ts';
import { memoryOfFamily } from './cpu.ts';
import type { Ground } from './ground.ts';
import { atLeast, atMost, inTurn, millisecondsOf, timesFaster, type Measure } from './measure.ts';

const warmUps = 10;
const printedAtOnce = 2;

/** The product's printer with nothing remembered; what it is given is kept, for the bare page prints the same. */
class OverheardPrinter implements HtmlPrinter {
  readonly #inner: ChromiumHtmlPrinter;
  html = '';

  constructor(browser: WarmBrowser) {
    this.#inner = new ChromiumHtmlPrinter({ browser });
  }

  print(html: string, facts: PdfFacts, arrange?: Arrangement): Promise<Uint8Array> {
    this.html = html;
    return this.#inner.print(html, facts, arrange);
  }

  close(): Promise<void> {
    return this.#inner.close();
  }
}

type Print = () => Promise<unknown>;
type Prints = Readonly<{ print: Print; printLong: Print; bare: readonly Print[] }>;

const operator = { kind: 'operator', name: 'bench' } as const;

const invoiceWithOneLine = async ({ client }: Ground): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    `select id::int from invoices where payment_id is not null and type = 'INVOICE' order by id desc limit 1`,
  );
  return rows[0]!.id;
};

/** So many prints a second, two at once. */
const printsPerSecond = async (count: number, print: (row: number) => Promise<unknown>): Promise<number> => {
  let left = count;
  const row = async (_: unknown, place: number): Promise<void> => {
    while ((left -= 1) >= 0) await print(place);
  };
  const milliseconds = await millisecondsOf(() => Promise.all(Array.from({ length: printedAtOnce }, row)));
  return (count * 1_000) / milliseconds;
};

/** What takes less than a clock's tick is done several times. */
const inARow = 10;

const several = async (act: Print): Promise<void> => {
  for (let time = 0; time < inARow; time += 1) await act();
};

const bareOn = (page: Page, html: () => string) => async (): Promise<void> => {
  await page.setContent(html(), { waitUntil: 'load' });
  await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: true });
};

/** Nothing is remembered: each is printed anew, on the pages that the product keeps and on bare ones. */
const takePrints = async (ground: Ground, { print, printLong, bare }: Prints): Promise<Measure[]> => {
  const { rounds } = ground.size;
  const one = await inTurn(
    rounds * 7,
    () => millisecondsOf(print),
    () => millisecondsOf(bare[0]!),
  );
  const two = await inTurn(
    rounds,
    () => printsPerSecond(100, print),
    () => printsPerSecond(100, (row) => bare[row]!()),
  );
  const long = await inTurn(
    rounds,
    () => printsPerSecond(60, printLong),
    () => printsPerSecond(60, (row) => bare[row]!()),
  );
  const unit = 'a second';
  return [
    atMost(1.3, { workload: 'one-page PDF against a bare page.pdf', unit: 'ms', ...one }),
    atLeast(0.9, { workload: 'PDFs of one page, two at once, against two bare pages', unit, ...two }),
    atLeast(1, { workload: 'PDFs of one page, two at once', unit, figure: two.highest, limit: 100 }),
    atLeast(0.9, { workload: 'PDFs of 50 lines, two at once, against two bare pages', unit, ...long }),
    atLeast(1, { workload: 'PDFs of 50 lines, two at once', unit, figure: long.highest, limit: 55 }),
  ];
};

export const pdfs = async (ground: Ground): Promise<Measure[]> => {
  const config = readConfig({ ...ground.installation.env, LOG_LEVEL: 'silent' });
  const cacheDir = join(config.dataDir, 'cache', 'chromium');
  const browser = new WarmBrowser({
    find: () => findChromium({ chromiumPath: config.chromiumPath, cacheDir }),
  });
  const printer = new OverheardPrinter(browser);
  const fresh = compose(config, [override(HtmlPrinter, printer)]);
  const usual = compose(config);
  try {
    const invoice = await fresh
      .resolve(GetInvoice)
      .execute({ actor: operator, invoiceId: await invoiceWithOneLine(ground) });
    const long = { ...invoice, lines: Array.from({ length: 50 }, () => invoice.lines[0]!) };
    const of = (one: InvoiceView) => (): Promise<unknown> => fresh.resolve(InvoicePrinter).print(one, 'COPY');
    const print = of(invoice);
    const printLong = of(long);
    for (let time = 0; time < warmUps; time += 1) await Promise.all([print(), printLong()]);
    const warm = await browser.takePage();
    const open = () => warm.page.browser().newPage();
    const pages = [await open(), await open()];
    const bare = pages.map((page) => bareOn(page, () => printer.html));
    const taken = await takePrints(ground, { print, printLong, bare });
    for (const page of pages) await page.close();
    const figure = await memoryOfFamily(warm.page.browser().process()!.pid!);
    browser.givePage(warm);
    const remembered = usual.resolve(InvoicePrinter);
    await remembered.print(invoice, 'COPY');
    const again = await inTurn(
      ground.size.rounds * 7,
      async () => (await millisecondsOf(() => several(() => remembered.print(invoice, 'COPY')))) / inARow,
      () => millisecondsOf(print),
    );
    return [
      ...taken,
      atMost(1, { workload: 'memory of the browser that has printed them', unit: 'MiB', figure, limit: 500 }),
      timesFaster(20, { workload: 'PDF again against the first time', unit: 'ms', ...again }),
    ];
  } finally {
    await fresh.close();
    await usual.close();
    await browser.close();
  }
};
