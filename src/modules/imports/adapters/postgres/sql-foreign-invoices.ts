import { businessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import type {
  ForeignInvoice,
  ForeignInvoices,
  ForeignKey,
  KnownInvoice,
  StoredForeignImport,
} from '../../application/foreign-invoices.ts';
import type { OpenInvoice } from '../../domain/open-invoice.ts';

type Row = Readonly<{
  id: number;
  merchantId: number;
  number: string;
  type: ForeignInvoice['type'];
  issueDate: string;
  dueDate: string | null;
  currency: ChargeCurrency;
  totalMinor: number;
  openMinor: number;
  paidMinor: number;
  buyerName: string;
  buyerEmail: string | null;
  customerId: number | null;
  paymentLinkId: number | null;
}>;

/** What was paid of a document `d` since it came. */
export const paidSince = `(select coalesce(sum(p.amount_minor), 0)::bigint from foreign_payments p
  where p.foreign_document_id = d.id and p.taken_back_at is null)`;

const columns = `d.id, d.merchant_id as "merchantId", d.number, d.type, d.issue_date as "issueDate",
  d.due_date as "dueDate", d.currency, d.total_minor as "totalMinor", d.open_minor as "openMinor",
  ${paidSince} as "paidMinor", d.buyer_name as "buyerName", d.buyer_email as "buyerEmail",
  d.customer_id as "customerId",
  (select max(l.id) from payment_links l where l.foreign_document_id = d.id) as "paymentLinkId"`;

const read = ({
  currency,
  totalMinor,
  openMinor,
  paidMinor,
  issueDate,
  dueDate,
  ...row
}: Row): ForeignInvoice => ({
  ...row,
  issueDate: businessDate(issueDate),
  dueDate: dueDate === null ? null : businessDate(dueDate),
  total: Money.ofMinor(totalMinor, currency),
  paid: Money.ofMinor(paidMinor, currency),
  open: Money.ofMinor(Math.max(openMinor - paidMinor, 0), currency),
});

const importColumns = `id, imported_at as "importedAt", documents, start_number as "startNumber",
  start_number_before as "startNumberBefore", undone_at as "undoneAt"`;
type ImportRow = Omit<StoredForeignImport, 'importedAt' | 'undoneAt'> &
  Readonly<{ importedAt: string; undoneAt: string | null }>;
const readImport = ({ importedAt, undoneAt, ...row }: ImportRow): StoredForeignImport => ({
  ...row,
  importedAt: new Date(importedAt),
  undoneAt: undoneAt === null ? null : new Date(undoneAt),
});

export class SqlForeignInvoices implements ForeignInvoices {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  find(key: ForeignKey): Promise<ForeignInvoice | null> {
    return this.#one(key);
  }

  /** Its payments are read after the lock, when those that held it are over. */
  async lock(key: ForeignKey): Promise<ForeignInvoice | null> {
    await this.#database.rows('select id from foreign_documents where id = :id for update', { id: key.id });
    return this.#one(key);
  }

  async known(merchantId: number, numbers: readonly string[]): Promise<readonly KnownInvoice[]> {
    const rows = await this.#database.rows<Row>(
      `select ${columns} from foreign_documents d
       where d.merchant_id = :merchantId and d.number = any(:numbers) and d.undone_at is null`,
      { merchantId, numbers: [...numbers] },
    );
    return rows.map((row) => {
      const { number, type, issueDate, total, buyerName } = read(row);
      return { number, type, issueDate, total, open: Money.ofMinor(row.openMinor, row.currency), buyerName };
    });
  }

  async customersOf(merchantId: number, buyers: readonly OpenInvoice[]): Promise<readonly (number | null)[]> {
    const rows = await this.#database.rows<Readonly<{ id: number | null }>>(
      `select (select c.id from customers c
         where c.merchant_id = :merchantId and c.archived_at is null
           and (c.tax_id = b.tax_id or c.vat_number = b.tax_id or lower(c.email) = lower(b.email))
         order by (c.tax_id = b.tax_id or c.vat_number = b.tax_id) desc nulls last, c.id limit 1) as id
       from unnest(cast(:taxIds as text[]), cast(:emails as text[])) with ordinality b (tax_id, email, place)
       order by b.place`,
      {
        merchantId,
        taxIds: buyers.map(({ buyerTaxId }) => buyerTaxId),
        emails: buyers.map(({ buyerEmail }) => buyerEmail),
      },
    );
    return rows.map(({ id }) => id);
  }

  async add(
    { merchantId, importedBy, at, startNumber, startNumberBefore }: Parameters<ForeignInvoices['add']>[0],
    documents: readonly OpenInvoice[],
    customers: readonly (number | null)[],
  ): Promise<number> {
    const [stored] = await this.#database.rows<Readonly<{ id: number }>>(
      `insert into foreign_imports (merchant_id, imported_by, imported_at, documents, start_number, start_number_before)
       values (:merchantId, :importedBy, :at, :documents, :startNumber, :startNumberBefore) returning id`,
      { merchantId, importedBy, at, documents: documents.length, startNumber, startNumberBefore },
    );
    const rows = documents.map(({ total, open, ...document }, place) => ({
      number: document.number,
      type: document.type,
      issue_date: document.issueDate,
      due_date: document.dueDate,
      currency: total.currency,
      total_minor: Number(total.minor),
      open_minor: Number(open.minor),
      buyer_name: document.buyerName,
      buyer_tax_id: document.buyerTaxId,
      buyer_email: document.buyerEmail,
      customer_id: customers[place] ?? null,
    }));
    await this.#database.rows(
      `insert into foreign_documents (merchant_id, record_import_id, number, type, issue_date, due_date, currency,
         total_minor, open_minor, buyer_name, buyer_tax_id, buyer_email, customer_id, created_at)
       select :merchantId, :importId, r.number, r.type, r.issue_date, r.due_date, r.currency, r.total_minor,
         r.open_minor, r.buyer_name, r.buyer_tax_id, r.buyer_email, r.customer_id, :at
       from jsonb_to_recordset(cast(:rows as jsonb)) r (number text, type text, issue_date date, due_date date,
         currency text, total_minor bigint, open_minor bigint, buyer_name text, buyer_tax_id text, buyer_email text,
         customer_id bigint)`,
      { merchantId, importId: stored!.id, at, rows: JSON.stringify(rows) },
    );
    return stored!.id;
  }

  async pay(id: number, payment: Parameters<ForeignInvoices['pay']>[1]): Promise<void> {
    const { paymentId, amount, paidOn, recordedBy, at } = payment;
    await this.#database.rows(
      `insert into foreign_payments (foreign_document_id, payment_id, amount_minor, paid_on, recorded_by, recorded_at)
       values (:id, :paymentId, :amountMinor, :paidOn, :recordedBy, :at) on conflict (payment_id) do nothing`,
      { id, paymentId, amountMinor: Number(amount.minor), paidOn, recordedBy, at },
    );
  }

  async takeBack(id: number, foreignPaymentId: number, at: Date): Promise<boolean> {
    const rows = await this.#database.rows(
      `update foreign_payments set taken_back_at = :at
       where id = :foreignPaymentId and foreign_document_id = :id and payment_id is null and taken_back_at is null
       returning id`,
      { id, foreignPaymentId, at },
    );
    return rows.length > 0;
  }

  async imports(merchantId: number, since: Date): Promise<readonly StoredForeignImport[]> {
    const rows = await this.#database.rows<ImportRow>(
      `select ${importColumns} from foreign_imports
       where merchant_id = :merchantId and imported_at > :since and undone_at is null order by id desc limit 100`,
      { merchantId, since },
    );
    return rows.map(readImport);
  }

  async lockImport(key: Readonly<{ id: number; merchantId: number }>): Promise<StoredForeignImport | null> {
    const [row] = await this.#database.rows<ImportRow>(
      `select ${importColumns} from foreign_imports where id = :id and merchant_id = :merchantId for update`,
      key,
    );
    return row === undefined ? null : readImport(row);
  }

  async undo(importId: number, at: Date): Promise<Readonly<{ removed: number; kept: number }>> {
    const removed = await this.#database.rows(
      `update foreign_documents d set undone_at = :at
       where d.record_import_id = :importId and d.undone_at is null
         and not exists (select from foreign_payments p where p.foreign_document_id = d.id)
         and not exists (select from payment_links l where l.foreign_document_id = d.id)
       returning d.id`,
      { importId, at },
    );
    const [stored] = await this.#database.rows<Readonly<{ documents: number }>>(
      'update foreign_imports set undone_at = :at where id = :importId returning documents',
      { importId, at },
    );
    return { removed: removed.length, kept: stored!.documents - removed.length };
  }

  async #one({ id, merchantId }: ForeignKey): Promise<ForeignInvoice | null> {
    const [row] = await this.#database.rows<Row>(
      `select ${columns} from foreign_documents d
       where d.id = :id and d.undone_at is null and (:merchantId::bigint is null or d.merchant_id = :merchantId)`,
      { id, merchantId: merchantId ?? null },
    );
    return row === undefined ? null : read(row);
  }
}
