import InvoicesExport from '../invoices/export.ts';

/** The same under both topics: by what it exports, and that it exports. */
export default class ExportsInvoices extends InvoicesExport {
  static override examples = [
    '<%= config.bin %> exports invoices --from 2026-10-01 --to 2026-10-31 > october.csv',
    '<%= config.bin %> exports invoices --merchant 7 --output october.xlsx',
  ];
}
