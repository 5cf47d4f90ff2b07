import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { openMinorOf, type FindInvoice, type InvoiceView } from '../../application/invoice-view.ts';
import { advanceColumns, installmentsOf, type InstallmentRows } from './advance-columns.ts';
import { detailColumns, lineViewColumns, summaryColumns } from './invoice-columns.ts';
import { bindingsOf, visible, visibleDocuments } from './invoice-conditions.ts';

type Deps = Readonly<{ database: Database; config: Pick<Config, 'publicUrl'> }>;

type Row = Omit<InvoiceView, 'installments'> & InstallmentRows;

const lines = `(select coalesce(json_agg(line), '[]') from (
  select ${lineViewColumns} from invoice_lines where invoice_id = i.id order by position) line) as lines`;

/** Reads the document and its lines in one query. */
export const findInvoice =
  ({ database, config }: Deps): FindInvoice =>
  async (id, visibility, today, records = 'all') => {
    const ofRecords = visibleDocuments(records);
    const [invoice] = await database.rows<Row>(
      `select ${summaryColumns}, ${detailColumns}, ${advanceColumns}, ${lines}
       from invoices i
       left join invoices corrected on corrected.id = i.corrects_invoice_id
       where i.id = :id and ${visible} and ${ofRecords.where}`,
      { id, today, publicUrl: config.publicUrl, ...bindingsOf(visibility), ...ofRecords.bindings },
    );
    if (invoice === undefined) return null;
    return { ...invoice, installments: installmentsOf(invoice, openMinorOf(invoice)) };
  };
