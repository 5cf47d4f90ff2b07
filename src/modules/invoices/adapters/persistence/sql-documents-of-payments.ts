import type { DocumentsOfPayments } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';

type Document = Readonly<{ invoiceId: number; invoiceNumber: string }>;
type Row = Document & Readonly<{ paymentId: number }>;

/** Which document belongs to a payment: its own, or the written invoice that its link was made for. */
export class SqlDocumentsOfPayments implements DocumentsOfPayments {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async of(paymentIds: readonly number[]): Promise<ReadonlyMap<number, Document>> {
    if (paymentIds.length === 0) return new Map();
    const rows = await this.#database.quickRows<Row>(
      `select p.id as "paymentId", i.id as "invoiceId", i.invoice_number as "invoiceNumber", 1 as place
       from payments p
       join invoices i on i.payment_link_id = p.payment_link_id and i.status = 'PAID'
       where p.id = any(cast(:ids as bigint[])) and p.status = 'SUCCEEDED' and p.duplicate_of is null
       union all
       select payment_id, id, invoice_number, 2
       from invoices where payment_id = any(cast(:ids as bigint[])) and type = 'INVOICE'
       order by place`,
      { ids: [...paymentIds] },
    );
    // A document of its own comes last, and stands.
    return new Map(
      rows.map(({ paymentId, invoiceId, invoiceNumber }) => [paymentId, { invoiceId, invoiceNumber }]),
    );
  }
}
