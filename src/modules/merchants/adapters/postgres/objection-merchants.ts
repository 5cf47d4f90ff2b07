import { isDeepStrictEqual } from 'node:util';
import { UniqueViolationError } from 'objection';
import { nameOf } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { modelOf } from '#platform/database/model-of.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { MerchantEmailTaken, MerchantNotFound, TaxIdTaken } from '../../domain/failures.ts';
import { Merchant, type MerchantDetails, type NewMerchant } from '../../domain/merchant.ts';
import type { MerchantStatus } from '../../domain/merchant-status.ts';
import type { PlanStep, RecordedPlan } from '../../domain/plan-periods.ts';
import type { Registration } from '../../domain/registrations.ts';
import type {
  MerchantChange,
  Merchants,
  PlanCause,
  RegistrationCause,
  StatusCause,
} from '../../ports/merchants.ts';
import { enterRegistration, readRegistrations } from './merchant-registrations.ts';
import { merchants } from './merchants-table.ts';
import { enterPlan, readPlans } from './plan-statements.ts';

const MerchantModel = modelOf(merchants);

/** Maps the unique constraints of e-mail and tax id to failures. */
const writing = async <T>(write: PromiseLike<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    if (error.constraint === 'merchants_email') throw new MerchantEmailTaken();
    throw error.constraint === 'merchants_tax_id' ? new TaxIdTaken() : error;
  }
};

export class ObjectionMerchants implements Merchants {
  readonly #database: Database;
  readonly #transactions: Transactions;

  constructor({ database, transactions }: Readonly<{ database: Database; transactions: Transactions }>) {
    this.#database = database;
    this.#transactions = transactions;
  }

  async add(merchant: NewMerchant, cause: StatusCause): Promise<MerchantDetails> {
    return this.#database.transact(async () => {
      const added = await this.#insert({ ...merchant, slug: await this.#freeSlug(merchant.slug) });
      await this.#recordStatus(null, added, cause);
      return added;
    });
  }

  async change(
    id: number,
    apply: (merchant: Merchant) => void,
    cause?: StatusCause,
  ): Promise<MerchantChange> {
    return this.#database.transact(async () => {
      const before = await this.#lock(id);
      const merchant = Merchant.restore(before);
      apply(merchant);
      const after = merchant.toRecord();
      if (isDeepStrictEqual(before, after)) return { before, after };
      const stored = { ...after, version: before.version + 1 };
      await writing(this.#query().patch(merchants.write(stored)).where({ id }));
      if (before.status !== stored.status) await this.#recordStatus(before.status, stored, cause);
      return { before, after: stored };
    });
  }

  async lock(id: number): Promise<Merchant> {
    return Merchant.restore(await this.#lock(id));
  }

  async remove(id: number): Promise<void> {
    await this.#query().deleteById(id);
  }

  registrationsOf(id: number): Promise<readonly Registration[]> {
    return readRegistrations(this.#database, id);
  }

  enterRegistration(merchantId: number, one: Registration, cause: RegistrationCause): Promise<void> {
    return enterRegistration(this.#database, { merchantId, ...one, ...cause });
  }

  async plansOf(id: number): Promise<readonly RecordedPlan[]> {
    const rows = await readPlans(this.#database, [id]);
    return rows.map(({ merchantId: _, ...plan }) => plan);
  }

  enterPlan(merchantId: number, step: PlanStep, cause: PlanCause): Promise<void> {
    return enterPlan(this.#database, { merchantId, ...step, ...cause });
  }

  async #insert(merchant: NewMerchant): Promise<MerchantDetails> {
    const row = await writing(this.#query().insert(merchants.write(merchant)).returning('id'));
    return { ...merchant, id: merchants.read(row).id };
  }

  async #recordStatus(
    from: MerchantStatus | null,
    { id: merchantId, status: to, updatedAt: at }: MerchantDetails,
    cause: StatusCause | undefined,
  ): Promise<void> {
    if (cause === undefined) throw new Error(`the status of merchant ${merchantId} changed without a cause`);
    // The lock on the merchant's row serialises the sequence numbers.
    await this.#database.rows(
      `insert into merchant_status_history (merchant_id, seq, from_status, to_status, actor, reason, at)
       select :merchantId, coalesce(max(seq), 0) + 1, :from, :to, :actor, :reason, :at
       from merchant_status_history where merchant_id = :merchantId`,
      { merchantId, from, to, actor: nameOf(cause.actor), reason: cause.reason ?? null, at },
    );
  }

  async #lock(id: number): Promise<MerchantDetails> {
    const row = await this.#query().findById(id).whereNull('closed_at').forUpdate();
    if (row === undefined) throw new MerchantNotFound();
    return merchants.read(row);
  }

  /** Takes an advisory lock on the slug: concurrent registrations with one name get different slugs. */
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
