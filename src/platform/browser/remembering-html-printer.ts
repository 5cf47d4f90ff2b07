import { createHash } from 'node:crypto';
import { LatestAnswers } from '../latest-answers.ts';
import { CallerLeft } from '../fair-share/fair-queue.ts';
import type { Arrangement, HtmlPrinter, PdfFacts, PrinterHealth, PrintTurn } from './html-printer.ts';

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

  async print(html: string, facts: PdfFacts, arrange?: Arrangement, turn?: PrintTurn): Promise<Uint8Array> {
    const make = () => this.#printer.print(html, facts, arrange, turn);
    for (;;) {
      try {
        return await this.#prints.of(nameOf(html, facts), make);
      } catch (error) {
        // The other caller who asked for the same print has left; this one still waits.
        const isOthers = error instanceof CallerLeft && turn?.signal?.aborted !== true;
        if (!isOthers) throw error;
      }
    }
  }

  health(): PrinterHealth {
    return this.#printer.health();
  }

  async close(): Promise<void> {
    this.#prints.clear();
    await this.#printer.close();
  }
}
