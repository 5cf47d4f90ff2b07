import { createHash } from 'node:crypto';
import type { HtmlPrinter } from './html-printer.ts';

/** A few megabytes of documents of some tens of kilobytes. */
const defaultCapacity = 100;

/** Keeps the latest prints by what was printed: the same page gives the same PDF, and two who ask at once one print. */
export class RememberingHtmlPrinter implements HtmlPrinter {
  readonly #printer: HtmlPrinter;
  readonly #capacity: number;
  readonly #prints = new Map<string, Promise<Uint8Array>>();

  constructor(printer: HtmlPrinter, capacity = defaultCapacity) {
    this.#printer = printer;
    this.#capacity = capacity;
  }

  async print(html: string): Promise<Uint8Array> {
    const key = createHash('sha256').update(html).digest('base64');
    const print = this.#prints.get(key) ?? this.#printer.print(html);
    // Last in, last out: a map keeps the order in which keys came.
    this.#prints.delete(key);
    this.#prints.set(key, print);
    print.catch(() => this.#prints.delete(key));
    if (this.#prints.size > this.#capacity) this.#prints.delete(this.#prints.keys().next().value!);
    return print;
  }

  async close(): Promise<void> {
    this.#prints.clear();
    await this.#printer.close();
  }
}
