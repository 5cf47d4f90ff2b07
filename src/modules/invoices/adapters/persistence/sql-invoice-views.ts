import type { BusinessDate } from '#kernel/business-date.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import type {
  InvoiceFilters,
  InvoiceLineView,
  InvoiceSort,
  InvoiceSummaryView,
  InvoiceView,
  InvoiceViews,
} from '../../ports/invoice-views.ts';
import { detailColumns, lineColumns, summaryColumns } from './invoice-columns.ts';
import { bindingsOf, conditionsOf, statusColumn, visible } from './invoice-conditions.ts';

const sortColumns: Readonly<Record<InvoiceSort, string>> = {
  id: 'i.id',
  invoiceNumber: 'i.invoice_number',
  issueDate: 'i.issue_date',
  dueDate: 'i.due_date',
  totalAmount: 'i.total_minor',
  status: statusColumn,
};

export class SqlInvoiceViews implements InvoiceViews {
  readonly #database: Database;
  readonly #publicUrl: string;

  constructor({ database, publicUrl }: Readonly<{ database: Database; publicUrl: string }>) {
    this.#database = database;
    this.#publicUrl = publicUrl;
  }

  async list(
    visibility: Visibility,
    filters: InvoiceFilters,
    page: PageRequest<InvoiceSort>,
    today: BusinessDate,
  ): Promise<Page<InvoiceSummaryView>> {
    const { where, bindings } = conditionsOf(visibility, filters, today);
    const list = { columns: summaryColumns, source: 'invoices i', where, bindings, idColumn: 'i.id' };
    return keysetPage(
      this.#database,
      { ...list, sortColumn: sortColumns[page.sortBy], isReplicaEnough: visibility === 'all' },
      page,
    );
  }

  async byId(id: number, visibility: Visibility, today: BusinessDate): Promise<InvoiceView | null> {
    const [invoice] = await this.#database.rows<Omit<InvoiceView, 'lines'>>(
      `select ${summaryColumns}, ${detailColumns}
       from invoices i
       left join invoices corrected on corrected.id = i.corrects_invoice_id
       where i.id = :id and ${visible}`,
      { id, today, publicUrl: this.#publicUrl, ...bindingsOf(visibility) },
    );
    if (invoice === undefined) return null;
    const lines = await this.#database.rows<InvoiceLineView>(
      `select ${lineColumns} from invoice_lines where invoice_id = :id order by position`,
      { id },
    );
    return { ...invoice, lines };
  }
}
