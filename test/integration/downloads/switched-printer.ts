import { DocumentsAway } from '#kernel/print-failures.ts';
import type { HtmlPrinter, PdfFacts, PrintTurn } from '#platform/browser/html-printer.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';

const page = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');

/** A printer without a browser that prints, cannot print, or keeps its callers waiting until they leave. */
export class SwitchedPrinter implements HtmlPrinter {
  #printed = Number.POSITIVE_INFINITY;
  #isWaiting = false;
  #asked = Promise.withResolvers<void>();
  #waiting = 0;

  /** Prints everything. */
  work(): void {
    this.#printed = Number.POSITIVE_INFINITY;
  }

  /** The browser is away after so many documents. */
  failAfter(documents: number): void {
    this.#printed = documents;
    this.#isWaiting = false;
  }

  /** Callers wait after so many documents. @returns fulfilled when the first one does */
  waitAfter(documents: number): Promise<void> {
    this.#printed = documents;
    this.#isWaiting = true;
    this.#asked = Promise.withResolvers<void>();
    return this.#asked.promise;
  }

  /** Number of callers that wait. */
  get waiting(): number {
    return this.#waiting;
  }

  async print(_html: string, _facts: PdfFacts, _arrange?: unknown, turn?: PrintTurn): Promise<Uint8Array> {
    this.#printed -= 1;
    if (this.#printed >= 0) return page;
    if (!this.#isWaiting) throw new DocumentsAway(new Error('no browser'));
    this.#waiting += 1;
    this.#asked.resolve();
    return new Promise((_, reject) => {
      const leave = (): void => {
        this.#waiting -= 1;
        reject(new CallerLeft());
      };
      if (turn?.signal?.aborted === true) leave();
      else turn?.signal?.addEventListener('abort', leave);
    });
  }

  health() {
    return { state: 'ready' } as const;
  }

  async close(): Promise<void> {}
}
