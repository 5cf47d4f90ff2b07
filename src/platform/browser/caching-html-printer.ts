import { createHash } from 'node:crypto';
import { PrintQueueFull } from '#kernel/print-failures.ts';
import { workLimits } from '../work-limits.ts';
import { CallerLeft } from '../fair-share/fair-queue.ts';
import type { Arrangement, HtmlPrinter, PdfFacts, PrinterHealth, PrintTurn } from './html-printer.ts';

/** Documents take some tens of kilobytes each: a few megabytes in all. */
const defaultCapacity = 100;

const keyOf = (html: string, { author, writtenAt }: PdfFacts): string =>
  createHash('sha256').update(`${html}\0${author}\0${writtenAt.toISOString()}`).digest('base64');

/**
 * LRU cache of prints by page and facts. Concurrent calls for the same print share one; failures are not cached. A call
 * that cannot be held any longer is refused with the expected time; its print goes on and answers the next call.
 */
export class CachingHtmlPrinter implements HtmlPrinter {
  readonly #printer: HtmlPrinter;
  readonly #capacity: number;
  readonly #callMs: number;
  /** Least recently used first: a Map keeps insertion order. */
  readonly #prints = new Map<string, Promise<Uint8Array>>();

  constructor(printer: HtmlPrinter, capacity = defaultCapacity, callMs: number = workLimits.callMs) {
    this.#printer = printer;
    this.#callMs = callMs;
    this.#capacity = capacity;
  }

  async print(html: string, facts: PdfFacts, arrange?: Arrangement, turn?: PrintTurn): Promise<Uint8Array> {
    const printed = this.#shared(html, facts, arrange, turn);
    return turn?.isPatient === true ? printed : this.#held(printed);
  }

  /** @throws PrintQueueFull when the call is over first */
  async #held(printed: Promise<Uint8Array>): Promise<Uint8Array> {
    const { promise: over, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new PrintQueueFull(this.#printer.expectedSeconds?.())),
      this.#callMs,
    );
    try {
      return await Promise.race([printed, over]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #shared(
    html: string,
    facts: PdfFacts,
    arrange: Arrangement | undefined,
    turn: PrintTurn | undefined,
  ): Promise<Uint8Array> {
    const key = keyOf(html, facts);
    for (;;) {
      try {
        return await this.#cached(key, () => this.#printer.print(html, facts, arrange, turn));
      } catch (error) {
        // The caller that started the shared print has left; this caller still waits.
        const isOthers = error instanceof CallerLeft && turn?.signal?.aborted !== true;
        if (!isOthers) throw error;
      }
    }
  }

  expectedSeconds(): number {
    return this.#printer.expectedSeconds?.() ?? 0;
  }

  health(): PrinterHealth {
    return this.#printer.health();
  }

  async close(): Promise<void> {
    this.#prints.clear();
    await this.#printer.close();
  }

  #cached(key: string, print: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const result = this.#prints.get(key) ?? print();
    this.#prints.delete(key);
    this.#prints.set(key, result);
    result.catch(() => this.#prints.delete(key));
    if (this.#prints.size > this.#capacity) this.#prints.delete(this.#prints.keys().next().value!);
    return result;
  }
}
