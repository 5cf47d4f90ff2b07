import type { Page } from 'puppeteer';
import { freePort } from '#development/ports.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { readConfig } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { compose } from '#src/composition.ts';
import { withBrowser } from '../browser.ts';
import { atLeast, atMost, compare, rate, timed, type Line } from '../compare.ts';
import type { Context } from '../context.ts';
import { send } from '../requests.ts';

/** The HTML of a document, captured by the printer of a second application. */
const htmlOf = async ({ databases, asMerchant }: Context, path: string): Promise<string> => {
  let kept = '';
  const print = async (html: string) => {
    kept = html;
    return new Uint8Array();
  };
  const printer: HtmlPrinter = { print, health: () => ({ state: 'ready' }), close: async () => undefined };
  const PORT = String(await freePort());
  const config = readConfig({ ...databases.env, LOG_LEVEL: 'silent', PORT });
  const application = await compose(config, [override(HtmlPrinter, printer)]);
  try {
    await application.listen();
    await send({ ...asMerchant(''), url: `http://127.0.0.1:${PORT}/api${path}` });
  } finally {
    await application.close();
  }
  return kept;
};

/** Each document is printed once: prints are cached. */
export const documents = async (context: Context): Promise<Line[]> => {
  const invoices = await context.query<{ id: number }>(
    `select id from invoices where merchant_id = $1 and type = 'INVOICE' and payment_id is not null order by id`,
    [context.merchantId],
  );
  const pathOfNext = () => `/invoices/${invoices.pop()!.id}/pdf`;
  const html = await htmlOf(context, pathOfNext());
  const print = () => send(context.asMerchant(pathOfNext()));
  return withBrowser(async (browser) => {
    const free: Page[] = [await browser.newPage(), await browser.newPage()];
    const printBare = async (): Promise<void> => {
      const page = free.pop()!;
      await page.setContent(html, { waitUntil: 'load' });
      await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: true });
      free.push(page);
    };
    const one = await compare({ ours: timed(10, print), baseline: timed(10, printBare) });
    const load = { callers: free.length, requests: 50 };
    const two = await compare({ ours: rate(load, print), baseline: rate(load, printBare) });
    return [
      atMost(1.4, 'PDF of one page, warm', 'ms', one),
      atLeast(0.85, 'PDFs of one page, two at once', '/s', two),
    ];
  });
};
