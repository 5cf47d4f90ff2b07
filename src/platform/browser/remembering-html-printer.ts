import { createHash } from 'node:crypto';
import { LatestAnswers } from '../latest-answers.ts';
import type { HtmlPrinter, PdfFacts } from './html-printer.ts';

/** A few megabytes of documents of some tens of kilobytes. */
const defaultCapacity = 100;

const nameOf = (...content: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part).update('\0');
  return hash.digest('base64');
};

/** Keeps the latest prints by what was printed: the same page gives the same PDF, and two who ask at once one print. */
export class RememberingHtmlPrinter implements HtmlPrinter {
  readonly #printer: HtmlPrinter;
  readonly #prints: LatestAnswers<Uint8Array>;
  readonly #measures: LatestAnswers<readonly number[]>;

  constructor(printer: HtmlPrinter, capacity = defaultCapacity) {
    this.#printer = printer;
    this.#prints = new LatestAnswers(capacity);
    this.#measures = new LatestAnswers(capacity);
  }

  print(html: string, facts: PdfFacts): Promise<Uint8Array> {
    const name = nameOf(html, facts.author, facts.writtenAt.toISOString());
    return this.#prints.of(name, () => this.#printer.print(html, facts));
  }

  measure(html: string): Promise<readonly number[]> {
    return this.#measures.of(nameOf(html), () => this.#printer.measure(html));
  }

  async close(): Promise<void> {
    this.#prints.clear();
    this.#measures.clear();
    await this.#printer.close();
  }
}
