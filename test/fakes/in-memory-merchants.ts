import { isDeepStrictEqual } from 'node:util';
import { MerchantEmailTaken, MerchantNotFound, TaxIdTaken } from '#modules/merchants/domain/failures.ts';
import { Merchant, type MerchantDetails, type NewMerchant } from '#modules/merchants/domain/merchant.ts';
import type { MerchantChange, Merchants, StatusChange } from '#modules/merchants/ports/merchants.ts';

const numbered = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`);

export class InMemoryMerchants implements Merchants {
  readonly #records = new Map<number, MerchantDetails>();
  /** In the order of recording. */
  readonly history: StatusChange[] = [];
  #lastId = 0;

  async add(merchant: NewMerchant): Promise<MerchantDetails> {
    this.#mustBeFree(merchant);
    const slugs = new Set([...this.#records.values()].map(({ slug }) => slug));
    let number = 1;
    while (slugs.has(numbered(merchant.slug, number))) number += 1;
    this.#lastId += 1;
    const added = { ...merchant, id: this.#lastId, slug: numbered(merchant.slug, number) };
    this.#records.set(added.id, added);
    return added;
  }

  async change(id: number, apply: (merchant: Merchant) => void): Promise<MerchantChange> {
    // Nothing is awaited between reading and storing, as nothing comes between under the row lock.
    const merchant = this.#restore(id);
    const before = merchant.toRecord();
    apply(merchant);
    const after = merchant.toRecord();
    if (isDeepStrictEqual(before, after)) return { before, after };
    this.#mustBeFree(after, id);
    const stored = { ...after, version: before.version + 1 };
    this.#records.set(id, stored);
    return { before, after: stored };
  }

  async hold(id: number): Promise<Merchant> {
    return this.#restore(id);
  }

  async remove(id: number): Promise<void> {
    this.#records.delete(id);
  }

  async recordStatus(change: StatusChange): Promise<void> {
    this.history.push(change);
  }

  /** Closed merchants, too. */
  get all(): readonly MerchantDetails[] {
    return [...this.#records.values()];
  }

  #restore(id: number): Merchant {
    const record = this.#records.get(id);
    if (record === undefined || record.closedAt !== null) throw new MerchantNotFound();
    return Merchant.restore(record);
  }

  #mustBeFree({ email, taxId, closedAt }: NewMerchant, except?: number): void {
    if (closedAt !== null) return;
    const others = this.all.filter(({ id, closedAt: closed }) => id !== except && closed === null);
    if (others.some((other) => other.email.toLowerCase() === email.toLowerCase()))
      throw new MerchantEmailTaken();
    if (taxId !== null && others.some((other) => other.taxId === taxId)) throw new TaxIdTaken();
  }
}
