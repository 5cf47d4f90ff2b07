import type { BusinessDate } from '#kernel/business-date.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import type {
  InvoiceFilters,
  InvoiceLineView,
  InvoiceSort,
  InvoiceSummaryView,
  InvoiceView,
  InvoiceViews,
} from '../../ports/invoice-views.ts';
import { detailColumns, lineColumns, summaryColumns } from './invoice-columns.ts';
import { bindingsOf, conditionsOf, visible } from './invoice-conditions.ts';

const sortColumns: Readonly<Record<InvoiceSort, string>> = {
  id: 'id',
  invoiceNumber: '"invoiceNumber"',
  issueDate: '"issueDate"',
  dueDate: '"dueDate"',
  totalAmount: '"totalMinor"',
  status: 'status',
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
    const { where, bindings: asked } = conditionsOf(visibility, filters, today);
    const filtered = `select ${summaryColumns} from invoices i where ${where}`;
    const bindings = { ...asked, limit: page.limit, offset: page.offset };
    const direction = page.descending ? 'desc' : 'asc';
    const items = await this.#database.rows<InvoiceSummaryView>(
      `select * from (${filtered}) listed order by ${sortColumns[page.sortBy]} ${direction}, id ${direction} limit :limit offset :offset`,
      bindings,
    );
    const [counted] = await this.#database.rows<{ total: number }>(
      `select count(*) as total from (${filtered}) counted`,
      bindings,
    );
    return { items, total: counted?.total ?? 0 };
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
