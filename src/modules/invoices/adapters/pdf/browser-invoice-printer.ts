import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Logos } from '#modules/merchants/index.ts';
import type { Arrangement, HtmlPrinter } from '#platform/browser/html-printer.ts';
import { readTemplate, type Template } from '#platform/templates/templates.ts';
import { transferCode } from '#kernel/transfer-code.ts';
import type { InvoiceCopy, InvoicePrinter, PrintQueueKey } from '../../ports/invoice-printer.ts';
import { nextInstallment } from '../../application/advance-view.ts';
import { openMinorOf, type InvoiceView } from '../../application/invoice-view.ts';
import { qrCodeImage } from './qr-code-image.ts';
import {
  awaitsPayment,
  hasDiscounts,
  isTall,
  noteOf,
  printableInvoice,
  sumOfFirst,
} from './printable-invoice.ts';
import { paginateLines } from './paginate-lines.ts';
import { saleCodeOf } from './sale-of-document.ts';

type Deps = Readonly<{ htmlPrinter: HtmlPrinter; messages: Messages; logos: Logos }>;

/** Text of at most this size always fits the first page; more is measured. */
const surelyOnOnePage = { lines: 6, characters: 240 };

const imageOf = (text: string | null): string | null => (text === null ? null : qrCodeImage(text));

const isSurelyOnOnePage = (invoice: InvoiceView): boolean => {
  const { lines } = invoice;
  const note = noteOf(invoice)?.length ?? 0;
  return (
    lines.length === 1 ||
    (lines.length <= surelyOnOnePage.lines &&
      lines.reduce((sum, { description }) => sum + description.length, note) <= surelyOnOnePage.characters)
  );
};

/** Measured elements before the lines: the block above the table, and the table head. */
const measuredBeforeLines = 2;

const languagesOf = ({ language }: InvoiceView): readonly [Language, ...Language[]] =>
  language === 'bg' ? ['bg'] : ['bg', 'en'];

const keyOf = (queue: PrintQueueKey, { merchantId }: InvoiceView): string =>
  queue === 'receipts' ? queue : `${queue === 'pack' ? 'merchant' : queue}:${merchantId}`;

/** Bulgarian, or Bulgarian with English beside it; never English alone (Accountancy Act, art. 5). */
export class BrowserInvoicePrinter implements InvoicePrinter {
  readonly #printer: HtmlPrinter;
  readonly #messages: Messages;
  readonly #logos: Logos;
  readonly #document: Template;
  readonly #carriedSum: Template;

  constructor({ htmlPrinter, messages, logos }: Deps) {
    this.#printer = htmlPrinter;
    this.#messages = messages;
    this.#logos = logos;
    this.#document = readTemplate(new URL('./invoice.html.hbs', import.meta.url), messages);
    this.#carriedSum = readTemplate(new URL('./carried-sum.html.hbs', import.meta.url), messages);
  }

  async print(
    invoice: InvoiceView,
    copy: InvoiceCopy,
    queue: PrintQueueKey = 'merchant',
    signal?: AbortSignal,
  ): Promise<Uint8Array> {
    const pictures = { logo: await this.#logoOf(invoice), ...this.#codesOf(invoice) };
    const html = this.#document({ ...printableInvoice(invoice, copy), ...pictures }, languagesOf(invoice));
    const facts = { author: invoice.author, writtenAt: new Date(invoice.issuedAt) };
    return this.#printer.print(
      html,
      facts,
      isSurelyOnOnePage(invoice) ? undefined : this.#carrySums(invoice),
      { key: keyOf(queue, invoice), signal, isPatient: queue === 'receipts' || queue === 'pack' },
    );
  }

  /** Inserts the carried sum at the end of each page and at the start of the next. */
  #carrySums(invoice: InvoiceView): Arrangement {
    return ([before = 0, head = 0, ...rest]) => {
      const rows = invoice.lines.map((line, place) => ({ height: rest[place] ?? 0, mayBreak: isTall(line) }));
      return paginateLines({ before, head, rows, after: rest.at(-1) ?? 0 }).map((first) => ({
        before: measuredBeforeLines + first,
        html: this.#carriedSum(
          { sum: sumOfFirst(invoice, first), columns: hasDiscounts(invoice) ? 6 : 5 },
          languagesOf(invoice),
        ),
      }));
    };
  }

  async #logoOf({ seller }: InvoiceView): Promise<string | null> {
    const logo = seller.logoHash === undefined ? null : await this.#logos.byHash(seller.logoHash);
    return logo === null
      ? null
      : `data:${logo.mediaType};base64,${Buffer.from(logo.content).toString('base64')}`;
  }

  /** QR codes: payment and transfer for an unpaid document, the sale for the alternative regime (Ordinance N-18), the proof. */
  #codesOf(invoice: InvoiceView) {
    const { payUrl, seller, type, invoiceNumber } = invoice;
    const text = `${this.#messages.say('bg', `invoices.document.${type}`)} ${invoiceNumber}`;
    const totalMinor = nextInstallment(invoice)?.openMinor ?? openMinorOf(invoice);
    const open = { ...invoice, ...seller, totalMinor, text };
    const transfer = awaitsPayment(invoice) ? transferCode(open) : null;
    return {
      payCode: imageOf(payUrl),
      transferCode: imageOf(transfer),
      saleCode: imageOf(saleCodeOf(invoice)),
      proofCode: imageOf(invoice.isTest ? null : invoice.proofUrl),
    };
  }
}
