import { createHash } from 'node:crypto';
import { LatestAnswers } from '../latest-answers.ts';
import type { Arrangement, HtmlPrinter, PdfFacts } from './html-printer.ts';

/** A few megabytes of documents of some tens of kilobytes. */
const defaultCapacity = 100;

const nameOf = (html: string, { author, writtenAt }: PdfFacts): string =>
  createHash('sha256').update(`${html}\0${author}\0${writtenAt.toISOString()}`).digest('base64');

/** Keeps the latest prints by what was printed: the same page gives the same PDF, and two who ask at once one print. */
export class RememberingHtmlPrinter implements HtmlPrinter {
  readonly #printer: HtmlPrinter;
  readonly #prints: LatestAnswers<Uint8Array>;

  constructor(printer: HtmlPrinter, capacity = defaultCapacity) {
    this.#printer = printer;
    this.#prints = new LatestAnswers(capacity);
  }

  print(html: string, facts: PdfFacts, arrange?: Arrangement): Promise<Uint8Array> {
    return this.#prints.of(nameOf(html, facts), () => this.#printer.print(html, facts, arrange));
  }

  async close(): Promise<void> {
    this.#prints.clear();
    await this.#printer.close();
  }
}
