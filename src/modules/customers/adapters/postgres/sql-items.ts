import type { Database } from '#platform/database/database.ts';
import { Item, type ItemRecord, type NewItem } from '../../domain/item.ts';
import type { Items } from '../../ports/items.ts';
import { itemsTable } from './tables.ts';
import { withUnique } from './unique-value.ts';

const known = <T>(write: () => Promise<T>): Promise<T> => withUnique('code', 'fields.item-known', write);

const bindingsOf = (item: NewItem) => itemsTable.write(item);

export class SqlItems implements Items {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add(item: NewItem): Promise<number> {
    const [row] = await known(() =>
      this.#database.rows<{ id: number }>(
        `insert into items (merchant_id, code, name, name_en, unit, price_minor, exact_price, currency, price_holds_vat, rate,
           zero_ground, created_at, archived_at, version)
         values (:merchantId, :code, :name, :nameEn, :unit, :priceMinor, :exactPrice, :currency, :priceHoldsVat, :rate,
           :zeroGround, :createdAt, :archivedAt, :version) returning id`,
        bindingsOf(item),
      ),
    );
    return row!.id;
  }

  change<T>(
    { id, merchantId }: Parameters<Items['change']>[0],
    apply: (item: Item) => T | Promise<T>,
  ): Promise<T | null> {
    return this.#database.transact(async () => {
      const [row] = await this.#database.rows<object>(
        `select ${itemsTable.select('i')} from items i
         where i.id = :id and i.merchant_id = :merchantId for update`,
        { id, merchantId },
      );
      if (row === undefined) return null;
      const item = Item.restore(itemsTable.read(row));
      const result = await apply(item);
      await this.#save(item);
      return result;
    });
  }

  async alike(
    merchantId: number,
    { codes, names }: Parameters<Items['alike']>[1],
  ): Promise<readonly ItemRecord[]> {
    const rows = await this.#database.rows<object>(
      `select ${itemsTable.select('i')} from items i
       where i.merchant_id = :merchantId
         and (i.code = any(:codes) or (i.archived_at is null and i.name = any(:names)))
       order by i.id`,
      { merchantId, codes: [...codes], names: [...names] },
    );
    return rows.map((row) => itemsTable.read(row));
  }

  async #save(item: Item): Promise<void> {
    const { id, ...record } = item.toRecord();
    await known(() =>
      this.#database.rows(
        `update items set code = :code, name = :name, name_en = :nameEn, unit = :unit, price_minor = :priceMinor,
           exact_price = :exactPrice,           currency = :currency, price_holds_vat = :priceHoldsVat, rate = :rate, zero_ground = :zeroGround,
           archived_at = :archivedAt, version = :version
         where id = :id`,
        { id, ...bindingsOf(record) },
      ),
    );
  }
}
