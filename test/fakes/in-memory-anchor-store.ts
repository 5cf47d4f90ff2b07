import type { AnchorStore } from '#modules/invoices/ports/anchor-store.ts';

export class InMemoryAnchorStore implements AnchorStore {
  #text = '';

  async read(): Promise<string> {
    return this.#text;
  }

  async append(lines: readonly string[]): Promise<void> {
    this.#text += lines.map((line) => `${line}\n`).join('');
  }
}
