import type { RatesAway } from '#modules/rates/domain/failures.ts';
import type { RatesFile } from '#modules/rates/ports/rates-file.ts';

/** A file of exchange rates in memory; a failure as its text is thrown, and null stands for no configured file. */
export class InMemoryRatesFile implements RatesFile {
  reads = 0;
  readonly #text: string | RatesAway | null;

  constructor(text: string | RatesAway | null) {
    this.#text = text;
  }

  get isConfigured(): boolean {
    return this.#text !== null;
  }

  async read(): Promise<string> {
    this.reads += 1;
    if (typeof this.#text === 'string') return this.#text;
    throw this.#text ?? new Error('no file is configured');
  }
}
