import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['links'] as const;
type Kind = (typeof kinds)[number];

export class SqlPersonalLinks implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const rows = await this.#database.rows<Record<string, unknown>>(
      `select id, merchant_id, amount_minor, currency, description, customer_name, customer_email, status, created_at
       from payment_links where lower(customer_email) = lower(:email) order by id`,
      { email: subject.email },
    );
    return [{ kind: 'links', rows }];
  }

  async erase(subject: DataSubject): Promise<Erasure<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const erased = await this.#database.rows(
      `update payment_links set customer_name = null, customer_email = null, version = version + 1
       where lower(customer_email) = lower(:email) returning id`,
      { email: subject.email },
    );
    return [{ kind: 'links', erased: erased.length, kept: 0, ground: null }];
  }
}
