import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['recurring-invoices'] as const;
type Kind = (typeof kinds)[number];
type Row = Record<string, unknown>;

/** Customers whose invoices are repeated. An erased one gets none any more: its schedules end. */
export class SqlPersonalSchedules implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const rows = await this.#database.rows<Row>(
      `select s.id, s.merchant_id, s.customer_name, s.content -> 'customer' as customer, s.about, s.every, s.next_on,
         s.state from schedules s where lower(s.content #>> '{customer,email}') = lower(:email) order by s.id`,
      { email: subject.email },
    );
    return [{ kind: 'recurring-invoices', rows }];
  }

  async erase(subject: DataSubject, _: unknown, found: readonly PersonalRecords[]): Promise<Erasure<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const ids = found
      .filter(({ kind }) => kind === 'recurring-invoices')
      .flatMap(({ rows }) => rows.map(({ id }) => Number(id)));
    const nameless = `jsonb_build_object('kind', 'PERSON', 'name', '–')`;
    await this.#database.rows(
      `update schedules set customer_name = '–', state = 'ENDED', next_on = null,
         content = jsonb_set(content, '{customer}', ${nameless})
       where id = any(cast(:ids as bigint[])) returning id`,
      { ids },
    );
    await this.#database.rows(
      `update schedule_runs set content = jsonb_set(content, '{customer}', ${nameless})
       where content is not null and schedule_id = any(cast(:ids as bigint[])) returning id`,
      { ids },
    );
    return [{ kind: 'recurring-invoices', erased: ids.length, kept: 0, ground: null }];
  }
}
