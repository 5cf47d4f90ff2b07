import { join } from 'node:path';
import { GetInvoice } from '#modules/invoices/application/get-invoice.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { ChromiumHtmlPrinter } from '#platform/browser/chromium-html-printer.ts';
import { findChromium } from '#platform/browser/find-chromium.ts';
import { HtmlPrinter, type PdfFacts } from '#platform/browser/html-printer.ts';
import { WarmBrowser } from '#platform/browser/warm-browser.ts';
import { readConfig } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { compose } from '#src/composition.ts';
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

  print(html: string, facts: PdfFacts): Promise<Uint8Array> {
    this.html = html;
    return this.#inner.print(html, facts);
  }

  measure(html: string): Promise<readonly number[]> {
    return this.#inner.measure(html);
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
    const print = (): Promise<unknown> => fresh.resolve(InvoicePrinter).print(invoice, 'COPY');
    for (let time = 0; time < warmUps; time += 1) await print();
    const warm = await browser.takePage();
    const page = await warm.page.browser().newPage();
    const bare = async (): Promise<void> => {
      await page.setContent(printer.html, { waitUntil: 'load' });
      await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: true });
    };
    const rounds = ground.size.rounds * 7;
    const one = await inTurn(
      rounds,
      () => millisecondsOf(print),
      () => millisecondsOf(bare),
    );
    await page.close();
    browser.givePage(warm);
    const count = ground.size.rounds * 30;
    const many = await millisecondsOf(async () => {
      let left = count;
      const row = async (): Promise<void> => {
        while ((left -= 1) >= 0) await print();
      };
      await Promise.all(Array.from({ length: printedAtOnce }, row));
    });
    const remembered = usual.resolve(InvoicePrinter);
    await remembered.print(invoice, 'COPY');
    const again = await inTurn(
      rounds,
      () => millisecondsOf(() => remembered.print(invoice, 'COPY')),
      () => millisecondsOf(print),
    );
    return [
      atMost(1.3, { workload: 'one-page PDF against a bare page.pdf', unit: 'ms', ...one }),
      atLeast(1, {
        workload: 'PDFs of one page, two at once',
        unit: 'a second',
        figure: (count * 1_000) / many,
        limit: 100,
      }),
      timesFaster(20, { workload: 'PDF again against the first time', unit: 'ms', ...again }),
    ];
  } finally {
    await fresh.close();
    await usual.close();
    await browser.close();
  }
};
