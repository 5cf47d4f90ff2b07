import type { Sentences } from '#kernel/sentences.ts';
import type { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { embeddedFonts } from '#platform/templates/embedded-fonts.ts';
import { readTemplate, type Template } from '#platform/templates/templates.ts';
import type { InvoiceCopy, InvoicePrinter } from '../../ports/invoice-printer.ts';
import type { InvoiceView } from '../../ports/invoice-views.ts';
import { printableInvoice } from './printable-invoice.ts';

/** Where the template wants its fonts; it stands before anything that people wrote. */
const fontsPlace = '/* fonts */';

/** Bulgarian, or Bulgarian with English beside it; never English alone (Accountancy Act, art. 5). */
export class BrowserInvoicePrinter implements InvoicePrinter {
  readonly #printer: HtmlPrinter;
  readonly #template: Template;

  constructor({ printer, sentences }: Readonly<{ printer: HtmlPrinter; sentences: Sentences }>) {
    this.#printer = printer;
    this.#template = readTemplate(new URL('./invoice.html.hbs', import.meta.url), sentences);
  }

  async print(invoice: InvoiceView, copy: InvoiceCopy): Promise<Uint8Array> {
    const languages = invoice.language === 'bg' ? (['bg'] as const) : (['bg', 'en'] as const);
    const html = this.#template(printableInvoice(invoice, copy), languages);
    return this.#printer.print(html.replace(fontsPlace, () => embeddedFonts(html)));
  }
}
