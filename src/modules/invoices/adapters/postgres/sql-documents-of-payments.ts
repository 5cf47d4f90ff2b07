import type { Database } from '#platform/database/database.ts';
import type { FoundByPayment } from '../../application/documents-for-payments.ts';

type Document = Readonly<{ invoiceId: number; invoiceNumber: string }>;
type Row = Document & Readonly<{ paymentId: number }>;

/** The current document of a payment: its own, or the written invoice that it paid. */
export class SqlDocumentsOfPayments implements FoundByPayment {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async of(paymentIds: readonly number[]): Promise<ReadonlyMap<number, Document>> {
    if (paymentIds.length === 0) return new Map();
    const rows = await this.#database.rows<Row>(
      `select f.payment_id as "paymentId", i.id as "invoiceId", i.invoice_number as "invoiceNumber"
       from invoice_payments f join invoices i on i.id = f.invoice_id
       where f.payment_id = any(cast(:ids as bigint[])) and i.replaced_at is null
         and not exists (select from invoice_payments_taken_back t where t.payment_id = f.id)`,
      // An array literal spares the driver the quoting of each element.
      { ids: `{${paymentIds.join(',')}}` },
    );
    return new Map(
      rows.map(({ paymentId, invoiceId, invoiceNumber }) => [paymentId, { invoiceId, invoiceNumber }]),
    );
  }
}
