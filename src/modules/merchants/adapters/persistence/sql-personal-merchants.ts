import type { DataSubject, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';
import type { PersonalMerchants } from '../../ports/personal-merchants.ts';

const whose = { email: 'lower(email) = lower(:email)', merchant: 'id = :merchantId' } as const;

export class SqlPersonalMerchants implements PersonalMerchants {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find({ kind, ...bindings }: DataSubject): Promise<PersonalRecords[]> {
    if (kind === 'user') return [];
    const rows = await this.#database.rows<Record<string, unknown>>(
      `select id, business_name, business_type, email, phone_number, address, tax_id, vat_number, iban, bic,
         invoice_author, logo_hash, status, plan, language, provider_account, created_at, closed_at
       from merchants where ${whose[kind]} order by id`,
      bindings,
    );
    return [{ kind: 'merchants', rows }];
  }

  async strip(merchantId: number, at: Date): Promise<boolean> {
    const stripped = await this.#database.rows(
      `update merchants set email = 'erased-' || id || '@erased.invalid', phone_number = '', iban = null, bic = null,
         invoice_author = null, logo_hash = null, updated_at = :at, version = version + 1
       where id = :merchantId and closed_at is not null returning id`,
      { merchantId, at },
    );
    return stripped.length > 0;
  }

  async isOpen(merchantId: number): Promise<boolean> {
    const rows = await this.#database.rows(
      'select from merchants where id = :merchantId and closed_at is null',
      { merchantId },
    );
    return rows.length > 0;
  }
}
