import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { recordsVisibleTo, type RecordVisibility } from '#kernel/records-visible-to.ts';
import type { SearchProvider } from '#kernel/search-provider.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import type { InvoiceSummaryView } from '../../application/invoice-view.ts';
import type { InvoiceFilters, InvoiceSort } from './invoice-filters.ts';
import { summaryColumns } from './invoice-columns.ts';
import { conditionsOf, statusColumn } from './invoice-conditions.ts';

type Deps = Readonly<{ database: Database; merchants: MerchantDirectory; clock: Clock }>;

const sortColumns: Readonly<Record<InvoiceSort, string>> = {
  id: 'i.id',
  invoiceNumber: 'i.invoice_number',
  issueDate: 'i.issue_date',
  dueDate: 'i.due_date',
  totalAmount: 'i.total_minor',
  status: statusColumn,
};

type ListRequest = Readonly<{ filters: InvoiceFilters; page: PageRequest<InvoiceSort> }>;

const pageOf = (
  { database, clock }: Deps,
  visibility: Visibility,
  { filters, page }: ListRequest,
  records: RecordVisibility = 'all',
): Promise<Page<InvoiceSummaryView>> => {
  const { where, bindings } = conditionsOf(visibility, filters, businessDateOf(clock.now()), records);
  const list = { columns: summaryColumns, source: 'invoices i', where, bindings, idColumn: 'i.id' };
  return keysetPage(
    database,
    { ...list, sortColumn: sortColumns[page.sortBy], isReplicaEnough: visibility === 'all' },
    page,
  );
};

/** Documents of the caller's merchant, test documents included. @throws SignInNeeded, NotAllowed */
export const listOwnInvoices = async (
  deps: Deps,
  actor: Actor,
  request: ListRequest,
): Promise<Page<InvoiceSummaryView>> =>
  pageOf(deps, [mustHold(actor, 'SEE', 'invoices:read')], request, recordsVisibleTo(actor, deps.clock));

/** Documents of all merchants that the caller may see. @throws SignInNeeded, NotAllowed */
export const listInvoices = async (
  deps: Deps,
  actor: Actor,
  request: ListRequest,
): Promise<Page<InvoiceSummaryView>> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
  return pageOf(deps, await deps.merchants.visibleTo(actor), request);
};

/** Search provider of documents in the back office. */
export const invoiceSearch = (deps: Deps): SearchProvider<'invoice'> => ({
  kind: 'invoice',
  roles: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  find: async ({ actor, search, limit }) => {
    const page = { offset: 0, limit, sortBy: 'id', descending: true } as const;
    const { items } = await listInvoices(deps, actor, { filters: { search }, page });
    return items.map(({ id, invoiceNumber, merchantName }) => ({
      id,
      title: invoiceNumber,
      detail: merchantName,
    }));
  },
});
