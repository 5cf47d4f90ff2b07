import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

type Row = Record<string, unknown>;

const documents = 'invoices i where lower(i.customer_email) = lower(:email)';
const mails = 'invoice_deliveries d where lower(d.recipient) = lower(:email)';

const kinds = ['documents', 'mails'] as const;
type Kind = (typeof kinds)[number];

export class SqlPersonalDocuments implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const { email } = subject;
    return [
      {
        kind: 'documents',
        rows: await this.#database.rows<Row>(
          `select i.id, i.merchant_id, i.type, i.invoice_number, i.issue_date, i.total_minor, i.currency, i.status,
             i.description, i.customer_name, i.customer_email, i.buyer,
             make_date(extract(year from i.issue_date)::int + 11, 1, 1) as kept_until
           from ${documents} order by i.id`,
          { email },
        ),
      },
      {
        kind: 'mails',
        rows: await this.#database.rows<Row>(
          `select d.invoice_id, d.kind, d.recipient, d.state, d.created_at, d.sent_at from ${mails} order by d.id`,
          { email },
        ),
      },
    ];
  }

  /** Erases the recipients of sent and failed mails and keeps the rows; a queued mail is sent first. */
  async erase(subject: DataSubject): Promise<Erasure<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const { email } = subject;
    const [kept] = await this.#database.rows<{ documents: number }>(
      `select count(*) as documents from ${documents}`,
      { email },
    );
    const erased = await this.#database.rows(
      `update invoice_deliveries d set recipient = 'erased@erased.invalid', last_error = null
       where lower(d.recipient) = lower(:email) and d.state <> 'QUEUED' returning d.id`,
      { email },
    );
    const waiting = await this.#database.rows(`select d.id from ${mails}`, { email });
    return [
      { kind: 'documents', erased: 0, kept: kept!.documents, ground: 'accounting' },
      {
        kind: 'mails',
        erased: erased.length,
        kept: waiting.length,
        ground: waiting.length > 0 ? 'under-way' : null,
      },
    ];
  }
}
