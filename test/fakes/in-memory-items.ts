import { InvalidFields } from '#kernel/failure.ts';
import { Item, type ItemRecord, type NewItem } from '#modules/customers/domain/item.ts';
import type { Items } from '#modules/customers/ports/items.ts';

export class InMemoryItems implements Items {
  readonly #records = new Map<number, ItemRecord>();

  async add(item: NewItem): Promise<number> {
    const id = this.#records.size + 1;
    this.#save({ ...item, id });
    return id;
  }

  async change<T>(
    { id, merchantId }: Parameters<Items['change']>[0],
    apply: (item: Item) => T | Promise<T>,
  ): Promise<T | null> {
    const record = this.#records.get(id);
    if (record?.merchantId !== merchantId) return null;
    const item = Item.restore(record);
    const result = await apply(item);
    this.#save(item.toRecord());
    return result;
  }

  async alike(
    merchantId: number,
    { codes, names }: Parameters<Items['alike']>[1],
  ): Promise<readonly ItemRecord[]> {
    return this.#of(merchantId).filter(
      ({ code, name, archivedAt }) =>
        (code !== null && codes.includes(code)) || (archivedAt === null && names.includes(name)),
    );
  }

  #of(merchantId: number): ItemRecord[] {
    return [...this.#records.values()].filter((record) => record.merchantId === merchantId);
  }

  #save(record: ItemRecord): void {
    const { id, merchantId, code } = record;
    if (code !== null && this.#of(merchantId).some((other) => other.id !== id && other.code === code))
      throw new InvalidFields([{ field: 'code', code: 'fields.item-known' }]);
    this.#records.set(id, record);
  }
}
