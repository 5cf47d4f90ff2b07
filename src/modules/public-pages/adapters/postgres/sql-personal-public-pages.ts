import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['public-pages'] as const;
type Kind = (typeof kinds)[number];

/** The text of a page may name people; erasing a merchant deletes its page. */
export class SqlPersonalPublicPages implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'merchant') return [];
    const rows = await this.#database.rows<Record<string, unknown>>(
      'select merchant_id, is_on, text, town, updated_at from public_pages where merchant_id = :merchantId',
      { merchantId: subject.merchantId },
    );
    return [{ kind: 'public-pages', rows }];
  }

  async erase(subject: DataSubject): Promise<Erasure<Kind>[]> {
    if (subject.kind !== 'merchant') return [];
    const erased = await this.#database.rows(
      'delete from public_pages where merchant_id = :merchantId returning merchant_id',
      { merchantId: subject.merchantId },
    );
    return [{ kind: 'public-pages', erased: erased.length, kept: 0, ground: null }];
  }
}
