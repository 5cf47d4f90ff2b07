import { Model, UniqueViolationError } from 'objection';
import { nameOf } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { MerchantEmailTaken, MerchantNotFound, TaxIdTaken } from '../../domain/failures.ts';
import { Merchant, type NewMerchant } from '../../domain/merchant.ts';
import type { Merchants, StatusChange } from '../../ports/merchants.ts';
import { rowOfMerchant, stateOfMerchant, type MerchantRow } from './merchant-row.ts';

/** Rows go in and out as they are named in the database: the mapping beside it is the views' too. */
class MerchantModel extends Model {
  static override tableName = 'merchants';

  declare id: number;
  declare version: number;
}
type StoredMerchant = MerchantModel & MerchantRow;

const asFailure = (error: unknown): unknown => {
  if (!(error instanceof UniqueViolationError)) return error;
  if (error.constraint === 'merchants_email') return new MerchantEmailTaken();
  return error.constraint === 'merchants_tax_id' ? new TaxIdTaken() : error;
};

export class ObjectionMerchants implements Merchants {
  readonly #database: Database;
  readonly #transactions: Transactions;

  constructor({ database, transactions }: Readonly<{ database: Database; transactions: Transactions }>) {
    this.#database = database;
    this.#transactions = transactions;
  }

  async add(merchant: NewMerchant): Promise<Merchant> {
    return this.#database.transact(async () => {
      const named = { ...merchant, slug: await this.#freeSlug(merchant.slug) };
      try {
        const { id } = await this.#query()
          .insert({ ...rowOfMerchant(named), version: 1 })
          .returning('id');
        return Merchant.restore({ ...named, id });
      } catch (error) {
        throw asFailure(error);
      }
    });
  }

  async change(
    id: number,
    change: (merchant: Merchant) => Merchant,
  ): Promise<{ before: Merchant; after: Merchant }> {
    return this.#database.transact(async () => {
      const row = await this.#held(id);
      const before = Merchant.restore(stateOfMerchant(row));
      const after = change(before);
      if (after === before) return { before, after };
      try {
        const { id: _, ...state } = after.state;
        await this.#query()
          .patch({ ...rowOfMerchant(state), version: row.version + 1 })
          .where({ id });
        return { before, after };
      } catch (error) {
        throw asFailure(error);
      }
    });
  }

  async hold(id: number): Promise<Merchant> {
    return Merchant.restore(stateOfMerchant(await this.#held(id)));
  }

  async remove(id: number): Promise<void> {
    await this.#query().deleteById(id);
  }

  async recordStatus({ merchantId, from, to, actor, reason, at }: StatusChange): Promise<void> {
    // The lock on the merchant's row keeps the numbers in one line.
    await this.#database.rows(
      `insert into merchant_status_history (merchant_id, seq, from_status, to_status, actor, reason, at)
       select :merchantId, coalesce(max(seq), 0) + 1, :from, :to, :actor, :reason, :at
       from merchant_status_history where merchant_id = :merchantId`,
      { merchantId, from, to, actor: nameOf(actor), reason: reason ?? null, at },
    );
  }

  async #held(id: number): Promise<StoredMerchant> {
    const row = await this.#query().findById(id).whereNull('closed_at').forUpdate();
    if (row === undefined) throw new MerchantNotFound();
    return row as StoredMerchant;
  }

  /** Two businesses of one name at once take turns here, so that each finds the other's slug. */
  async #freeSlug(wanted: string): Promise<string> {
    await this.#database.rows('select pg_advisory_xact_lock(hashtextextended(:name, 0))', {
      name: `merchants.slug ${wanted}`,
    });
    const rows = await this.#database.rows<{ slug: string }>(
      `select slug from merchants where slug = :wanted or slug ~ ('^' || :wanted || '-[0-9]+$')`,
      { wanted },
    );
    const taken = new Set(rows.map(({ slug }) => slug));
    for (let number = 1; ; number += 1) {
      const slug = number === 1 ? wanted : `${wanted}-${number}`;
      if (!taken.has(slug)) return slug;
    }
  }

  #query() {
    return this.#transactions.query(MerchantModel);
  }
}
