import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['customers', 'imported-customers'] as const;
type Kind = (typeof kinds)[number];

/** A customer is found by its e-mail; those of a merchant belong to the merchant's own data. */
const matches: Readonly<Partial<Record<DataSubject['kind'], string>>> = {
  email: 'lower(c.email) = lower(:email)',
};

/** Rows as they were before an import, which undo it for a day. */
const ofImport = `lower(c.row ->> 'email') = lower(:email)`;

/** A PERSON, or a Bulgarian company whose number in BULSTAT is that of a person, with ten digits. */
const isPerson = `(c.kind = 'PERSON' or (c.country = 'BG' and c.tax_id ~ '^[0-9]{10}$'))`;

/**
 * Customers of merchants. A person is deleted, and a company loses the data of its contact: documents keep their buyer
 * and need neither.
 */
export class SqlPersonalCustomers implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find({ kind, ...bindings }: DataSubject): Promise<PersonalRecords<Kind>[]> {
    const match = matches[kind];
    if (match === undefined) return [];
    const rows = await this.#database.rows<Record<string, unknown>>(
      `select c.id, c.merchant_id, c.kind, c.name, c.contact, c.email, c.phone, c.address, c.city, c.country, c.tax_id,
         c.vat_number, c.note, c.created_at, c.archived_at
       from customers c where ${match} order by c.id`,
      bindings,
    );
    const before = await this.#database.rows<Record<string, unknown>>(
      `select i.merchant_id, i.imported_at, c.row from record_imports i
         cross join lateral jsonb_array_elements(i.before) as c (row)
       where ${ofImport} order by i.id`,
      bindings,
    );
    return [
      { kind: 'customers', rows },
      { kind: 'imported-customers', rows: before },
    ];
  }

  async erase({ kind, ...bindings }: DataSubject): Promise<Erasure<Kind>[]> {
    const match = matches[kind];
    if (match === undefined) return [];
    const persons = await this.#database.rows(
      `delete from customers c where ${match} and ${isPerson} returning c.id`,
      bindings,
    );
    const companies = await this.#database.rows(
      `update customers c set contact = null, email = null, phone = null, note = null, version = c.version + 1
       where ${match} returning c.id`,
      bindings,
    );
    const before = await this.#database.rows(
      `update record_imports i set before = (select coalesce(jsonb_agg(c.row), '[]')
         from jsonb_array_elements(i.before) as c (row) where not coalesce(${ofImport}, false))
       where exists (select from jsonb_array_elements(i.before) as c (row) where ${ofImport}) returning i.id`,
      bindings,
    );
    const erased = persons.length + companies.length;
    return [
      { kind: 'customers', erased, kept: 0, ground: null },
      { kind: 'imported-customers', erased: before.length, kept: 0, ground: null },
    ];
  }
}
