import type { Sentences } from '#kernel/sentences.ts';
import type { Logos } from '#modules/merchants/index.ts';
import type { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { readTemplate, type Template } from '#platform/templates/templates.ts';
import { saleDocumentCode } from '../../domain/sale-document-code.ts';
import { transferCode } from '../../domain/transfer-code.ts';
import type { InvoiceCopy, InvoicePrinter } from '../../ports/invoice-printer.ts';
import type { InvoiceView } from '../../ports/invoice-views.ts';
import { codePicture } from './code-picture.ts';
import { isAwaited, printableInvoice } from './printable-invoice.ts';
import { shareLinesOut } from './share-lines-out.ts';

type Deps = Readonly<{ printer: HtmlPrinter; sentences: Sentences; logos: Logos }>;

/** So much text goes on the first page however it is set; more has to be measured. */
const surelyOnOnePage = { lines: 6, characters: 240 };

const pictureOf = (text: string | null): string | null => (text === null ? null : codePicture(text));

const isSurelyOnOnePage = ({ lines }: InvoiceView): boolean =>
  lines.length === 1 ||
  (lines.length <= surelyOnOnePage.lines &&
    lines.reduce((sum, { description }) => sum + description.length, 0) <= surelyOnOnePage.characters);

/** Bulgarian, or Bulgarian with English beside it; never English alone (Accountancy Act, art. 5). */
export class BrowserInvoicePrinter implements InvoicePrinter {
  readonly #printer: HtmlPrinter;
  readonly #sentences: Sentences;
  readonly #logos: Logos;
  readonly #template: Template;

  constructor({ printer, sentences, logos }: Deps) {
    this.#printer = printer;
    this.#sentences = sentences;
    this.#logos = logos;
    this.#template = readTemplate(new URL('./invoice.html.hbs', import.meta.url), sentences);
  }

  async print(invoice: InvoiceView, copy: InvoiceCopy): Promise<Uint8Array> {
    const pictures = { logo: await this.#logoOf(invoice), ...this.#codesOf(invoice) };
    const pageOf = (lineCounts: readonly number[]): string =>
      this.#fill({ ...printableInvoice(invoice, copy, lineCounts), ...pictures }, invoice);
    const whole = pageOf([invoice.lines.length]);
    const lineCounts = isSurelyOnOnePage(invoice) ? [invoice.lines.length] : await this.#shareOut(whole);
    const html = lineCounts.length === 1 ? whole : pageOf(lineCounts);
    return this.#printer.print(html, { author: invoice.author, writtenAt: new Date(invoice.issuedAt) });
  }

  #fill(values: object, { language }: InvoiceView): string {
    return this.#template(values, language === 'bg' ? ['bg'] : ['bg', 'en']);
  }

  async #shareOut(html: string): Promise<readonly number[]> {
    const [before = 0, head = 0, ...rest] = await this.#printer.measure(html);
    return shareLinesOut({ before, head, rows: rest.slice(0, -1), after: rest.at(-1) ?? 0 });
  }

  async #logoOf({ seller }: InvoiceView): Promise<string | null> {
    const logo = seller.logoHash === undefined ? null : await this.#logos.byHash(seller.logoHash);
    return logo === null
      ? null
      : `data:${logo.mediaType};base64,${Buffer.from(logo.content).toString('base64')}`;
  }

  /** An unpaid document says how it is paid, a sale document of the alternative regime proves the sale. */
  #codesOf(invoice: InvoiceView) {
    const { payUrl, seller, type, invoiceNumber } = invoice;
    const text = `${this.#sentences.say('bg', `invoices.document.${type}`)} ${invoiceNumber}`;
    const transfer = isAwaited(invoice) ? transferCode({ ...invoice, ...seller, text }) : null;
    return {
      payCode: pictureOf(payUrl),
      transferCode: pictureOf(transfer),
      saleCode: pictureOf(saleDocumentCode(invoice)),
    };
  }
}
