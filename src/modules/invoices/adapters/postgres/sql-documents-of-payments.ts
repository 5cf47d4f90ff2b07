import type { DocumentsOfPayments } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';

type Document = Readonly<{ invoiceId: number; invoiceNumber: string }>;
type Row = Document & Readonly<{ paymentId: number }>;

/** Which document belongs to a payment: its own, else the written invoice that its link was made for. */
export class SqlDocumentsOfPayments implements DocumentsOfPayments {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async of(paymentIds: readonly number[]): Promise<ReadonlyMap<number, Document>> {
    if (paymentIds.length === 0) return new Map();
    const rows = await this.#database.rows<Row>(
      `with own as materialized (
         select payment_id, id, invoice_number from invoices
         where payment_id = any(cast(:ids as bigint[])) and type = 'INVOICE'
       )
       select payment_id as "paymentId", id as "invoiceId", invoice_number as "invoiceNumber" from own
       union all
       select p.id, i.id, i.invoice_number
       from payments p
       join invoices i on i.payment_link_id = p.payment_link_id and i.status = 'PAID'
       where p.id = any(array(select unnest(cast(:ids as bigint[])) except select payment_id from own))
         and p.status = 'SUCCEEDED' and p.duplicate_of is null`,
      // As PostgreSQL writes an array: twenty-five numbers need not be looked through for quotes.
      { ids: `{${paymentIds.join(',')}}` },
    );
    return new Map(
      rows.map(({ paymentId, invoiceId, invoiceNumber }) => [paymentId, { invoiceId, invoiceNumber }]),
    );
  }
}
