import type { BusinessDate } from '#kernel/business-date.ts';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { ReservedIds } from '#platform/database/reserved-ids.ts';
import type { RateSums } from '../../domain/credit-note.ts';
import type { Invoice, InvoiceState } from '../../domain/invoice.ts';
import type { VatRate } from '../../domain/vat.ts';
import type { Invoices } from '../../ports/invoices.ts';
import { appendAnnulment } from './append-annulment.ts';
import { insertInvoice } from './insert-invoice.ts';
import { InvoiceLineRow } from './invoice-line-row.ts';
import { InvoiceRow, toInvoice, toStateColumns } from './invoice-row.ts';

type Credited = Readonly<{ rate: VatRate; net: number; tax: number; isThis: boolean }>;

export class ObjectionInvoices implements Invoices {
  readonly #database: Database;
  readonly #transactions: Transactions;
  readonly #reserved: ReservedIds;

  constructor({ database, transactions }: Readonly<{ database: Database; transactions: Transactions }>) {
    this.#database = database;
    this.#transactions = transactions;
    this.#reserved = new ReservedIds(database, 'invoices_id_seq', 1);
  }

  nextId(): Promise<number> {
    return this.#reserved.next();
  }

  async add(id: number, invoice: Invoice): Promise<void> {
    const { sql, values } = insertInvoice(id, invoice);
    await this.#reserved.store(() => this.#database.rows(sql, values));
  }

  async idOfPayment(paymentId: number): Promise<number | null> {
    const [row] = await this.#database.rows<{ id: number }>(
      `select id from invoices where payment_id = :paymentId and type = 'INVOICE'`,
      { paymentId },
    );
    return row?.id ?? null;
  }

  async linkOf(id: number, ofMerchant: number): Promise<number | null> {
    const [row] = await this.#database.rows<{ linkId: number | null }>(
      'select payment_link_id as "linkId" from invoices where id = :id and merchant_id = :ofMerchant',
      { id, ofMerchant },
    );
    return row?.linkId ?? null;
  }

  changeOfLink<T>(linkId: number, apply: (invoice: Invoice, id: number) => T): Promise<T | null> {
    return this.#change({ payment_link_id: linkId }, apply);
  }

  changeOfRefund<T>(refundId: number, apply: (note: Invoice, id: number) => T): Promise<T | null> {
    return this.#change({ refund_id: refundId, annulled_at: null }, apply);
  }

  change<T>(id: number, apply: (invoice: Invoice) => T, ofMerchant?: number): Promise<T | null> {
    return this.#change({ id, ...(ofMerchant === undefined ? {} : { merchant_id: ofMerchant }) }, apply);
  }

  async creditedBut(originalId: number, refundId: number): Promise<RateSums[] | null> {
    const rows = await this.#database.rows<Credited>(
      `select l.tax_rate as rate,
         coalesce(sum(l.net_minor) filter (where n.annulled_at is null), 0)::bigint as net,
         coalesce(sum(l.tax_minor) filter (where n.annulled_at is null), 0)::bigint as tax,
         bool_or(n.refund_id = :refundId and n.annulled_at is null) as "isThis"
       from invoices n join invoice_lines l on l.invoice_id = n.id
       where n.corrects_invoice_id = :originalId group by l.tax_rate`,
      { originalId, refundId },
    );
    if (rows.some(({ isThis }) => isThis)) return null;
    return rows.map(({ rate, net, tax }) => ({ rate, net: BigInt(net), tax: BigInt(tax) }));
  }

  async markOverdue(today: BusinessDate): Promise<number> {
    const marked = await this.#database.rows(
      `update invoices set status = 'OVERDUE'
       where status = 'PENDING' and due_date < :today and annulled_at is null returning id`,
      { today },
    );
    return marked.length;
  }

  async #save(id: number, invoice: Invoice, before: InvoiceState): Promise<void> {
    const { status, paidAt, annulledAt, annulmentReason } = invoice.state;
    if (status !== before.status || paidAt !== before.paidAt) {
      await this.#transactions.query(InvoiceRow).findById(id).patch(toStateColumns(invoice));
    }
    if (annulledAt === null || before.annulledAt !== null) return;
    const { document, documentHash } = invoice;
    const annulment = { ...document, documentHash, annulledAt, reason: annulmentReason! };
    await appendAnnulment(this.#database, id, annulment);
  }

  async #change<T>(
    which: Readonly<Record<string, number | null>>,
    apply: (invoice: Invoice, id: number) => T,
  ): Promise<T | null> {
    return this.#database.transact(async () => {
      const row = await this.#transactions.query(InvoiceRow).findOne(which).forUpdate();
      if (row === undefined) return null;
      const lines = await this.#transactions
        .query(InvoiceLineRow)
        .where({ invoice_id: row.id })
        .orderBy('position');
      const invoice = toInvoice(row, lines);
      const before = invoice.state;
      const result = apply(invoice, row.id);
      if (invoice.state !== before) await this.#save(row.id, invoice, before);
      return result;
    });
  }
}
