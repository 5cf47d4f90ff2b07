import { columnList, inColumnNames, placesFor } from '#platform/database/written-rows.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { toLineColumns } from './invoice-line-row.ts';
import { toColumns } from './invoice-row.ts';

type Insert = Readonly<{ sql: string; values: readonly unknown[] }>;

/**
 * A document with its lines as one statement, which is the same however many lines there are, and the end of its series'
 * chain: whoever numbers the next waits until the transaction ends.
 */
export const insertInvoice = (id: number, invoice: Invoice): Insert => {
  const { merchantId, series, lines } = invoice.document;
  const document = { id, ...toColumns(invoice) };
  const rows = lines.map((line, place) => toLineColumns(line, id, place + 1));
  const columns = columnList(rows[0] ?? {});
  const sql = `
    with document as (
      insert into invoices (${columnList(document)}) overriding system value values (${placesFor(document)})
    ), lines as (
      insert into invoice_lines (${columns})
      select ${columns} from json_populate_recordset(null::invoice_lines, ?)
    )
    update invoice_series set last_hash = ? where merchant_id = ? and series = ?`;
  const written = JSON.stringify(rows.map(inColumnNames));
  return {
    sql,
    values: [...Object.values(document), written, invoice.documentHash, merchantId, series],
  };
};
