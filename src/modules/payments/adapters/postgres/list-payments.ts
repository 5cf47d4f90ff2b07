import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold, mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { recordsVisibleTo, type RecordVisibility } from '#kernel/records-visible-to.ts';
import type { SearchProvider } from '#kernel/search-provider.ts';
import { maySee, type Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { MerchantNotFound } from '../../domain/failures.ts';
import type { DocumentsOfPayments } from '../../ports/documents-of-payments.ts';
import { filteredRows, type PaymentFilters } from './payment-conditions.ts';
import { rollupFor, rollupRows } from './payment-rollups.ts';
import {
  paymentColumns,
  paymentSource,
  withInvoices,
  type InvoicedPayment,
  type PaymentView,
} from './payment-view.ts';

const sortColumns = {
  id: 'p.id',
  createdAt: 'p.created_at',
  amount: 'p.amount_minor',
  status: 'p.status',
  currency: 'p.currency',
} as const;
export type PaymentSort = keyof typeof sortColumns;
export type PaymentPage = PageRequest<PaymentSort>;

type Deps = Readonly<{ database: Database; merchants: MerchantDirectory }>;
type Query = Readonly<{
  actor: Actor;
  /** The caller's own merchant, one merchant, or all that the caller may see in the back office. */
  scope: 'own' | 'back-office' | Readonly<{ merchantId: number }>;
  filters: PaymentFilters;
  page: PaymentPage;
}>;

/** Counts from the rollups where possible; otherwise the rows are counted. */
const countOf = (visible: Visibility, filters: PaymentFilters, records: RecordVisibility) => {
  const rollup = records === 'all' ? rollupFor(visible, filters) : null;
  if (rollup === null) return {};
  const { view, where, bindings } = rollupRows(rollup, visible, filters);
  const sql = `select coalesce(sum(t.payments), 0)::bigint as total from ${view} t where ${where}`;
  return { count: { sql, bindings } };
};

/** One page of payments; the caller has checked the visibility. */
export const pageOfPayments = (
  database: Database,
  visible: Visibility,
  filters: PaymentFilters,
  page: PaymentPage,
  records: RecordVisibility = 'all',
): Promise<Page<PaymentView>> =>
  keysetPage(
    database,
    {
      columns: paymentColumns,
      source: paymentSource,
      countSource: 'payments p',
      ...filteredRows(visible, filters, records),
      ...countOf(visible, filters, records),
      idColumn: 'p.id',
      sortColumn: sortColumns[page.sortBy],
      isReplicaEnough: visible === 'all',
    },
    page,
  );

/** @throws SignInNeeded, NotAllowed, MerchantNotFound */
const visibleIn = async (
  merchants: MerchantDirectory,
  actor: Actor,
  scope: Query['scope'],
): Promise<Visibility> => {
  if (scope === 'own') return [mustHold(actor, 'SEE', 'payments:read')];
  mustHoldAsMember(actor, 'SEE', 'payments:read');
  if (scope === 'back-office') mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
  const visible = await merchants.visibleTo(actor);
  if (scope === 'back-office') return visible;
  const isKnown = maySee(visible, scope.merchantId) && (await merchants.byId(scope.merchantId)) !== null;
  if (!isKnown) throw new MerchantNotFound();
  return [scope.merchantId];
};

/** Lists payments of a scope. @throws SignInNeeded, NotAllowed, MerchantNotFound when the actor may not see the merchant */
export const listPayments = async (
  {
    database,
    merchants,
    documents,
    clock,
  }: Deps & Readonly<{ documents: DocumentsOfPayments; clock: Clock }>,
  { actor, scope, filters, page }: Query,
): Promise<Page<InvoicedPayment>> => {
  const visible = await visibleIn(merchants, actor, scope);
  const found = await pageOfPayments(database, visible, filters, page, recordsVisibleTo(actor, clock));
  return { ...found, items: await withInvoices(documents, found.items) };
};

/** Search provider for payments in the back office. */
export const paymentSearch = ({ database, merchants }: Deps): SearchProvider<'payment'> => ({
  kind: 'payment',
  roles: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  find: async ({ actor, search, limit }) => {
    const visible = await visibleIn(merchants, actor, 'back-office');
    const page = { offset: 0, limit, sortBy: 'id', descending: true } as const;
    const { items } = await pageOfPayments(database, visible, { search }, page);
    return items.map(({ id, merchantName }) => ({
      id,
      title: `№ ${id}`,
      detail: merchantName,
    }));
  },
});
