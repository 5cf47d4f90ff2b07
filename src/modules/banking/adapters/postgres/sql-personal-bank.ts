import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['bank-accounts', 'bank-movements', 'customer-accounts'] as const;
type Kind = (typeof kinds)[number];

/** Movements that paid a document or payment of an e-mail, also where that was undone. */
const movements = `select distinct l.id, l.merchant_id, l.booked_on, l.amount_minor, l.currency, l.name, l.iban, l.text
  from bank_lines l join bank_line_matches x on x.bank_line_id = l.id
    left join payments p on p.id = x.payment_id left join invoices i on i.id = x.invoice_id
  where lower(p.customer_email) = lower(:email) or lower(i.customer_email) = lower(:email) order by l.id`;

const ibansOfCustomers = `select n.customer_id, c.merchant_id, n.iban, n.first_seen
  from customer_ibans n join customers c on c.id = n.customer_id
  where lower(c.email) = lower(:email) order by n.customer_id, n.iban`;

const accounts = `select a.id, a.merchant_id, a.iban, a.bic, a.currency, a.created_at
  from bank_accounts a where a.merchant_id = :merchantId order by a.id`;

const foundOf = (found: readonly PersonalRecords[], kind: Kind) =>
  found.filter((records) => records.kind === kind).flatMap(({ rows }) => rows);

type Row = Record<string, unknown>;

/**
 * Names and accounts of payers in movements, and the accounts from which customers have paid. A movement is a record of
 * accounting and stays; a customer's accounts are for finding documents only, and go.
 */
export class SqlPersonalBank implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind === 'merchant') {
      const rows = await this.#database.rows<Row>(accounts, { merchantId: subject.merchantId });
      return [{ kind: 'bank-accounts', rows }];
    }
    if (subject.kind !== 'email') return [];
    const { email } = subject;
    return [
      { kind: 'bank-movements', rows: await this.#database.rows<Row>(movements, { email }) },
      { kind: 'customer-accounts', rows: await this.#database.rows<Row>(ibansOfCustomers, { email }) },
    ];
  }

  /** Customers and payments have lost their e-mail by now; the accounts of a deleted customer went with it. */
  async erase(subject: DataSubject, _: unknown, found: readonly PersonalRecords[]): Promise<Erasure<Kind>[]> {
    const kept = (kind: Kind): Erasure<Kind> => {
      const count = foundOf(found, kind).length;
      return { kind, erased: 0, kept: count, ground: count > 0 ? 'accounting' : null };
    };
    if (subject.kind === 'merchant') return [kept('bank-accounts')];
    if (subject.kind !== 'email') return [];
    const ibans = foundOf(found, 'customer-accounts');
    await this.#database.rows(
      'delete from customer_ibans where customer_id = any(cast(:ids as bigint[])) returning 1',
      {
        ids: ibans.map(({ customer_id: id }) => Number(id)),
      },
    );
    return [
      kept('bank-movements'),
      { kind: 'customer-accounts', erased: ibans.length, kept: 0, ground: null },
    ];
  }
}
