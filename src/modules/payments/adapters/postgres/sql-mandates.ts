import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { Database } from '#platform/database/database.ts';
import {
  defineTable,
  generated,
  instant,
  money,
  optionalInstant,
  plain,
} from '#platform/database/define-table.ts';
import type { Mandate, MandateDraft, MandateEnd } from '../../domain/mandate.ts';
import type { Mandates } from '../../application/mandates/mandates.ts';

const mandateTable = defineTable('card_mandates', {
  id: generated<number>(),
  merchantId: plain<number>(),
  customerId: plain<number | null>(),
  paymentId: plain<number>(),
  token: plain<string>(),
  provider: plain<string>(),
  providerAccount: plain<string | null>(),
  providerCustomer: plain<string | null>(),
  providerMethod: plain<string | null>(),
  brand: plain<string>(),
  last4: plain<string>(),
  expiresOn: plain<BusinessDate>(),
  max: money<ChargeCurrency>('maxMinor', 'currency'),
  language: plain<Language>(),
  email: plain<string | null>(),
  agreedText: plain<string>(),
  agreedAt: instant(),
  endedAt: optionalInstant(),
  endedBy: plain<MandateEnd | null>(),
});

/** SQL: what payments `p` of a mandate charged or are charging in a time. */
export const chargedSql = `coalesce(sum(p.charge_amount_minor)
  filter (where p.status in ('PENDING', 'PROCESSING', 'SUCCEEDED')), 0)`;

const columns = mandateTable.select('c');
const activeOfCustomer = `select ${columns} from card_mandates c
  where c.merchant_id = :merchantId and c.customer_id = :customerId and c.ended_at is null`;

export class SqlMandates implements Mandates {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add(draft: MandateDraft): Promise<Mandate> {
    const [row] = await this.#database.rows<object>(
      `insert into card_mandates as c (merchant_id, customer_id, payment_id, token, provider, provider_account,
         provider_customer, provider_method, brand, last4, expires_on, currency, max_minor, language, email,
         agreed_text, agreed_at)
       values (:merchantId, :customerId, :paymentId, :token, :provider, :providerAccount, :providerCustomer,
         :providerMethod, :brand, :last4, :expiresOn, :currency, :maxMinor, :language, :email, :agreedText, :agreedAt)
       returning ${columns}`,
      { ...draft, currency: draft.max.currency, maxMinor: Number(draft.max.minor) },
    );
    return mandateTable.read(row!);
  }

  async find(key: Readonly<{ id: number } | { token: string }>): Promise<Mandate | null> {
    const where = 'id' in key ? 'c.id = :id' : 'c.token = :token';
    return this.#one(`select ${columns} from card_mandates c where ${where}`, { ...key });
  }

  async lock(id: number): Promise<Mandate | null> {
    return this.#one(`select ${columns} from card_mandates c where c.id = :id for update`, { id });
  }

  async activeOf(merchantId: number, customerId: number): Promise<Mandate | null> {
    return this.#one(activeOfCustomer, { merchantId, customerId });
  }

  async lockActive(merchantId: number, customerId: number): Promise<Mandate | null> {
    return this.#one(`${activeOfCustomer} for update`, { merchantId, customerId });
  }

  async activeOfMerchant(merchantId: number): Promise<readonly number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      'select id from card_mandates where merchant_id = :merchantId and ended_at is null order by id',
      { merchantId },
    );
    return rows.map(({ id }) => id);
  }

  async moveToCustomer(merged: Readonly<{ merchantId: number; from: number; into: number }>): Promise<void> {
    await this.#database.rows(
      `update card_mandates set customer_id = :into where customer_id = :from and merchant_id = :merchantId`,
      merged,
    );
  }

  async end(id: number, { by, at }: Readonly<{ by: MandateEnd; at: Date }>): Promise<void> {
    await this.#database.rows(
      `update card_mandates set ended_at = :at, ended_by = :by, provider_customer = null, provider_method = null
       where id = :id and ended_at is null`,
      { id, by, at },
    );
  }

  async chargedIn(id: number, { from, before }: Readonly<{ from: Date; before: Date }>): Promise<bigint> {
    const [row] = await this.#database.rows<{ minor: number | string }>(
      `select ${chargedSql} as minor from payments p
       where p.mandate_id = :id and p.created_at >= :from and p.created_at < :before`,
      { id, from, before },
    );
    return BigInt(row?.minor ?? 0);
  }

  async #one(sql: string, bindings: Readonly<Record<string, unknown>>): Promise<Mandate | null> {
    const [row] = await this.#database.rows<object>(sql, bindings);
    return row === undefined ? null : mandateTable.read(row);
  }
}
