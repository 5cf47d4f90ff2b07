import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['foreign-documents'] as const;
type Kind = (typeof kinds)[number];

const ofAddress = 'foreign_documents d where lower(d.buyer_email) = lower(:email)';

/** Documents from elsewhere are kept as long as those that were issued here. */
export class SqlPersonalForeignDocuments implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const rows = await this.#database.rows<Record<string, unknown>>(
      `select d.id, d.merchant_id, d.type, d.number, d.issue_date, d.total_minor, d.currency, d.buyer_name, d.buyer_email,
         make_date(extract(year from d.issue_date)::int + 11, 1, 1) as kept_until
       from ${ofAddress} order by d.id`,
      { email: subject.email },
    );
    return [{ kind: 'foreign-documents', rows }];
  }

  async erase(subject: DataSubject): Promise<Erasure<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const [row] = await this.#database.rows<{ count: number }>(`select count(*) as count from ${ofAddress}`, {
      email: subject.email,
    });
    return [{ kind: 'foreign-documents', erased: 0, kept: row!.count, ground: 'accounting' }];
  }
}
