import type { DocumentsOfPayments } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';

type Document = Readonly<{ invoiceId: number; invoiceNumber: string }>;
type Row = Document & Readonly<{ paymentId: number }>;

/** The document of a payment: its own, else the written invoice of its payment link. */
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
      // An array literal spares the driver the quoting of each element.
      { ids: `{${paymentIds.join(',')}}` },
    );
    return new Map(
      rows.map(({ paymentId, invoiceId, invoiceNumber }) => [paymentId, { invoiceId, invoiceNumber }]),
    );
  }
}
