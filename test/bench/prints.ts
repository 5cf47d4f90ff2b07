import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { GetInvoice } from '#modules/invoices/application/get-invoice.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import type { InvoiceView } from '#modules/invoices/ports/invoice-views.ts';
import { ChromiumHtmlPrinter } from '#platform/browser/chromium-html-printer.ts';
import { findChromium, type FindChromiumOptions } from '#platform/browser/find-chromium.ts';
import {
  HtmlPrinter,
  type Arrangement,
  type PdfFacts,
  type PrinterHealth,
} from '#platform/browser/html-printer.ts';
import { WarmBrowser } from '#platform/browser/warm-browser.ts';
import { readConfig } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { compose } from '#src/composition.ts';
import type { Ground } from './ground.ts';
import { medianOf, millisecondsOf } from './measure.ts';

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

  health(): PrinterHealth {
    return this.#inner.health();
  }

  close(): Promise<void> {
    return this.#inner.close();
  }
}

const operator = { kind: 'operator', name: 'bench' } as const;

const invoiceWithOneLine = async ({ client }: Ground): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    `select id::int from invoices where payment_id is not null and type = 'INVOICE' order by id desc limit 1`,
  );
  return rows[0]!.id;
};

const bareOn = (page: Page, html: () => string) => async (): Promise<void> => {
  await page.setContent(html(), { waitUntil: 'load' });
  await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: true });
};

/** An invoice of one line, printed by the product and by bare pages of the same browser: the product's own, or another. */
export const openPrints = async (ground: Ground, options: FindChromiumOptions = {}) => {
  const config = readConfig({ ...ground.installation.env, LOG_LEVEL: 'silent' });
  const cacheDir = join(config.dataDir, 'cache', 'chromium');
  const browser = new WarmBrowser({
    find: () => findChromium({ chromiumPath: config.chromiumPath, cacheDir, ...options }),
  });
  const printer = new OverheardPrinter(browser);
  const application = compose(config, [override(HtmlPrinter, printer)]);
  const invoice = await application
    .resolve(GetInvoice)
    .execute({ actor: operator, invoiceId: await invoiceWithOneLine(ground) });
  /** A page that prints what the product has printed last. */
  const openBare = async () => {
    const warm = await browser.takePage();
    const page = await warm.page.browser().newPage();
    browser.givePage(warm);
    return { print: bareOn(page, () => printer.html), close: () => page.close() };
  };
  const close = async (): Promise<void> => {
    await application.close();
    await browser.close();
  };
  const print = (one: InvoiceView): Promise<unknown> =>
    application.resolve(InvoicePrinter).print(one, 'COPY');
  return { config, browser, invoice, print, openBare, close };
};

/** Goals that are times or rates of their own were stated on a machine that prints a bare page in so many milliseconds. */
const statedForMs = 10;

/** @returns how fast this machine is beside that one, at most 1: a faster one is held to what was stated */
export const speedBy = (barePageMs: number): number => Math.min(statedForMs / barePageMs, 1);

const looks = { warmUps: 10, counted: 35 };

/** The same in this minute: a shared machine is slower in one than in the next. */
export const speedNow = async (ground: Ground): Promise<number> => {
  const prints = await openPrints(ground);
  try {
    await prints.print(prints.invoice);
    const bare = await prints.openBare();
    for (let time = 0; time < looks.warmUps; time += 1) await bare.print();
    return speedBy(await medianOf(looks.counted, () => millisecondsOf(bare.print)));
  } finally {
    await prints.close();
  }
};
