import type { BusinessDate } from '#kernel/business-date.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import { containing } from '#platform/database/like.ts';
import type {
  InvoiceFilters,
  InvoiceLineView,
  InvoiceSort,
  InvoiceSummaryView,
  InvoiceView,
  InvoiceViews,
} from '../../ports/invoice-views.ts';
import { detailColumns, lineColumns, summaryColumns } from './invoice-columns.ts';

const sortColumns: Readonly<Record<InvoiceSort, string>> = {
  id: 'id',
  invoiceNumber: '"invoiceNumber"',
  issueDate: '"issueDate"',
  dueDate: '"dueDate"',
  totalAmount: '"totalMinor"',
  status: 'status',
};

/** Whose documents: it stands in the query, so that nobody can forget to look. */
const visible = `(:everything or i.merchant_id = any(cast(:merchants as bigint[])))`;
const bindingsOf = (visibility: Visibility) => ({
  everything: visibility === 'all',
  merchants: visibility === 'all' ? [] : [...visibility],
});

export class SqlInvoiceViews implements InvoiceViews {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async list(
    visibility: Visibility,
    { search, status }: InvoiceFilters,
    page: PageRequest<InvoiceSort>,
    today: BusinessDate,
  ): Promise<Page<InvoiceSummaryView>> {
    const conditions = [visible];
    if (search) {
      conditions.push(
        '(i.invoice_number ilike :search or i.customer_name ilike :search or i.customer_email ilike :search or i.description ilike :search)',
      );
    }
    const filtered = `select * from (
      select ${summaryColumns} from invoices i where ${conditions.join(' and ')}
    ) listed where ${status === undefined ? 'true' : 'status = :status'}`;
    const bindings = {
      ...bindingsOf(visibility),
      today,
      status: status ?? null,
      search: containing(search ?? ''),
      limit: page.limit,
      offset: page.offset,
    };
    const direction = page.descending ? 'desc' : 'asc';
    const items = await this.#database.rows<InvoiceSummaryView>(
      `${filtered} order by ${sortColumns[page.sortBy]} ${direction}, id ${direction} limit :limit offset :offset`,
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
      { id, today, ...bindingsOf(visibility) },
    );
    if (invoice === undefined) return null;
    const lines = await this.#database.rows<InvoiceLineView>(
      `select ${lineColumns} from invoice_lines where invoice_id = :id order by position`,
      { id },
    );
    return { ...invoice, lines };
  }
}
