import type { Database } from '#platform/database/database.ts';
import type { Invoice } from '../../domain/invoice.ts';
import type { Invoices } from '../../ports/invoices.ts';
import { InvoiceLineRow, toLineColumns } from './invoice-line-row.ts';
import { InvoiceRow, toColumns, toInvoice, toStateColumns } from './invoice-row.ts';

export class ObjectionInvoices implements Invoices {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add(invoice: Invoice): Promise<number> {
    const { connection } = this.#database;
    const { lines, merchantId, series } = invoice.document;
    const { id } = await InvoiceRow.query(connection).insert(toColumns(invoice));
    const rows = lines.map((line, place) => toLineColumns(line, id, place + 1));
    await InvoiceLineRow.query(connection).insert(rows);
    await connection('invoice_series')
      .where({ merchant_id: merchantId, series })
      .update({ last_hash: invoice.documentHash });
    return id;
  }

  async idOfPayment(paymentId: number): Promise<number | null> {
    const row = await InvoiceRow.query(this.#database.connection)
      .findOne({ payment_id: paymentId, type: 'INVOICE' })
      .select('id');
    return row?.id ?? null;
  }

  async changeOfLink<T>(linkId: number, apply: (invoice: Invoice, id: number) => T): Promise<T | null> {
    return this.#database.transact(async () => {
      const { connection } = this.#database;
      const row = await InvoiceRow.query(connection).findOne({ payment_link_id: linkId }).forUpdate();
      if (row === undefined) return null;
      const lines = await InvoiceLineRow.query(connection).where({ invoice_id: row.id }).orderBy('position');
      const invoice = toInvoice(row, lines);
      const before = invoice.state;
      const result = apply(invoice, row.id);
      if (invoice.state !== before) {
        await InvoiceRow.query(connection).findById(row.id).patch(toStateColumns(invoice));
      }
      return result;
    });
  }
}
