import { isDeepStrictEqual } from 'node:util';
import { UniqueViolationError } from 'objection';
import { nameOf } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { MerchantEmailTaken, MerchantNotFound, TaxIdTaken } from '../../domain/failures.ts';
import { Merchant, type MerchantDetails, type NewMerchant } from '../../domain/merchant.ts';
import type { MerchantChange, Merchants, StatusChange } from '../../ports/merchants.ts';
import { merchants } from './merchants-table.ts';

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

  async add(merchant: NewMerchant): Promise<MerchantDetails> {
    return this.#database.transact(async () => {
      const named = { ...merchant, slug: await this.#freeSlug(merchant.slug) };
      try {
        const row = await this.#query().insert(merchants.write(named)).returning('id');
        return { ...named, id: merchants.read(row).id };
      } catch (error) {
        throw asFailure(error);
      }
    });
  }

  async change(id: number, apply: (merchant: Merchant) => void): Promise<MerchantChange> {
    return this.#database.transact(async () => {
      const before = await this.#lock(id);
      const merchant = Merchant.restore(before);
      apply(merchant);
      const after = merchant.toRecord();
      if (isDeepStrictEqual(before, after)) return { before, after };
      try {
        const stored = { ...after, version: before.version + 1 };
        await this.#query().patch(merchants.write(stored)).where({ id });
        return { before, after: stored };
      } catch (error) {
        throw asFailure(error);
      }
    });
  }

  async hold(id: number): Promise<Merchant> {
    return Merchant.restore(await this.#lock(id));
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

  async #lock(id: number): Promise<MerchantDetails> {
    const row = await this.#query().findById(id).whereNull('closed_at').forUpdate();
    if (row === undefined) throw new MerchantNotFound();
    return merchants.read(row);
  }

  /** Registrations of one name wait for each other here, so that each finds the slug of the other. */
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
    return this.#transactions.query(merchants.model);
  }
}
