import type { Drafts, DraftSave } from '#modules/invoices/ports/drafts.ts';

/** Drafts in memory. */
export class InMemoryDrafts implements Drafts {
  readonly #stored = new Map<number, Readonly<{ save: DraftSave; version: number }>>();
  #last = 0;

  async add(save: DraftSave, most: number): Promise<number | null> {
    const own = [...this.#stored.values()].filter((one) => one.save.merchantId === save.merchantId);
    if (own.length >= most) return null;
    this.#last += 1;
    this.#stored.set(this.#last, { save, version: 1 });
    return this.#last;
  }

  async change(id: number, version: number, save: DraftSave): Promise<boolean> {
    const stored = this.#stored.get(id);
    if (stored?.version !== version || stored.save.merchantId !== save.merchantId) return false;
    this.#stored.set(id, { save, version: version + 1 });
    return true;
  }

  async remove(merchantId: number, id: number): Promise<boolean> {
    return this.#stored.get(id)?.save.merchantId === merchantId && this.#stored.delete(id);
  }
}
