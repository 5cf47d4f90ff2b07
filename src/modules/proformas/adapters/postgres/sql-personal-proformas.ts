import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['proformas-and-offers', 'proforma-questions'] as const;
type Kind = (typeof kinds)[number];

const columns = `p.id, p.merchant_id, p.kind, p.number, p.customer_name, p.customer_email, p.content -> 'customer' as customer,
  p.total_minor, p.currency, p.sent_to, p.accepted_by, p.created_at`;
const ofEmail = `lower(p.customer_email) = lower(:email) or lower(p.sent_to) = lower(:email)`;

type Row = Record<string, unknown>;
const idsOf = (found: readonly PersonalRecords[], kind: Kind): number[] =>
  found.filter((one) => one.kind === kind).flatMap(({ rows }) => rows.map(({ id }) => Number(id)));

/**
 * Buyers of proformas and offers, and what they have asked. They are no tax documents: what led to no document loses the
 * person; of one that did, the document has its own ground, and the proforma loses the person, too.
 */
export class SqlPersonalProformas implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const { email } = subject;
    const proformas = await this.#database.rows<Row>(
      `select ${columns} from proformas p where ${ofEmail} order by p.id`,
      { email },
    );
    const questions = await this.#database.rows<Row>(
      `select q.id, q.merchant_id, q.text, q.email, q.asked_at from proforma_questions q
       where lower(q.email) = lower(:email) order by q.id`,
      { email },
    );
    return [
      { kind: 'proformas-and-offers', rows: proformas },
      { kind: 'proforma-questions', rows: questions },
    ];
  }

  async erase(subject: DataSubject, _: unknown, found: readonly PersonalRecords[]): Promise<Erasure<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const proformas = idsOf(found, 'proformas-and-offers');
    const questions = idsOf(found, 'proforma-questions');
    await this.#database.rows(
      `update proformas set customer_name = '–', customer_email = null, sent_to = null, accepted_by = null,
         content = jsonb_set(content, '{customer}', jsonb_build_object('kind', 'PERSON', 'name', '–'))
       where id = any(cast(:ids as bigint[])) returning id`,
      { ids: proformas },
    );
    await this.#database.rows(
      'delete from proforma_questions where id = any(cast(:ids as bigint[])) returning id',
      { ids: questions },
    );
    return [
      { kind: 'proformas-and-offers', erased: proformas.length, kept: 0, ground: null },
      { kind: 'proforma-questions', erased: questions.length, kept: 0, ground: null },
    ];
  }
}
