import type { Actor } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { maySee } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { containing } from '#platform/database/like.ts';
import { readableDocuments } from '../../application/policies.ts';
import { ForeignDocumentNotFound } from '../../domain/open-invoice-failures.ts';
import type { ForeignDocumentType, ForeignState } from '../../domain/foreign-document.ts';
import { paidSince } from './sql-foreign-invoices.ts';

/** Of a document `d`. */
const open = `greatest(d.open_minor - ${paidSince}, 0)`;
const payments = `(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'amountMinor', p.amount_minor,
      'paidOn', p.paid_on, 'isByLink', p.payment_id is not null) order by p.id), '[]')
    from foreign_payments p where p.foreign_document_id = d.id and p.taken_back_at is null)`;
/** As of today: a document of another program may become overdue, and be paid here. */
const state = `case when d.annulled_at is not null then 'ANNULLED' when ${open} = 0 then 'PAID'
    when d.due_date < cast(:today as date) then 'OVERDUE' else 'OPEN' end`;

const sortColumns = {
  issueDate: 'd.issue_date',
  number: 'd.number',
  total: 'd.total_minor',
  buyerName: 'd.buyer_name',
  id: 'd.id',
} as const;
export type ForeignSort = keyof typeof sortColumns;
export type ForeignReads = Readonly<{
  database: Database;
  merchants: Pick<MerchantDirectory, 'visibleTo'>;
  clock: Clock;
}>;

/** `from` and `to` are days of issue, both included. */
export type ForeignFilters = Readonly<{
  merchantId?: number | undefined;
  search?: string | undefined;
  type?: ForeignDocumentType | undefined;
  state?: ForeignState | undefined;
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
}>;

/** A document for lists. Sums are minor units of its currency. */
export type ForeignView = Readonly<{
  id: number;
  merchantId: number;
  merchantName: string;
  number: string;
  type: ForeignDocumentType;
  issueDate: string;
  dueDate: string | null;
  currency: ChargeCurrency;
  totalMinor: number;
  openMinor: number;
  state: ForeignState;
  payments: readonly Readonly<{ id: number; amountMinor: number; paidOn: string; isByLink: boolean }>[];
  buyerName: string;
  buyerTaxId: string | null;
  buyerEmail: string | null;
  customerId: number | null;
  annulledAt: string | null;
  installation: string | null;
  hash: string | null;
  /** Of the archive with its files. */
  archiveSha256: string | null;
  pdfSha256: string | null;
  xmlSha256: string | null;
}>;

const columns = `d.id, d.merchant_id as "merchantId", m.business_name as "merchantName", d.number, d.type,
  d.issue_date as "issueDate", d.due_date as "dueDate", d.currency, d.total_minor as "totalMinor",
  ${open} as "openMinor", ${state} as state, ${payments} as payments, d.buyer_name as "buyerName", d.buyer_tax_id as "buyerTaxId",
  d.buyer_email as "buyerEmail", d.customer_id as "customerId", d.annulled_at as "annulledAt", a.installation, d.hash,
  a.sha256 as "archiveSha256", d.pdf_sha256 as "pdfSha256", d.xml_sha256 as "xmlSha256"`;
const source = `foreign_documents d join merchants m on m.id = d.merchant_id
  left join archive_imports a on a.id = d.archive_import_id`;

const filterConditions: Readonly<Record<keyof ForeignFilters, string>> = {
  merchantId: 'd.merchant_id = :merchantId',
  search: '(d.number ilike :search or d.buyer_name ilike :search)',
  type: 'd.type = :type',
  state: `${state} = :state`,
  from: 'd.issue_date >= cast(:from as date)',
  to: 'd.issue_date <= cast(:to as date)',
};

type Query = Readonly<{ actor: Actor; filters: ForeignFilters; page: PageRequest<ForeignSort> }>;

/** One page of what the actor may see. @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing */
export const listForeignDocuments = async (
  deps: ForeignReads,
  { actor, filters, page }: Query,
): Promise<Page<ForeignView>> => {
  const visible = await readableDocuments(deps, actor);
  return keysetPage<ForeignView>(
    deps.database,
    {
      columns,
      source,
      countSource: 'foreign_documents d',
      where: `d.undone_at is null and ${visible === 'all' ? 'true' : 'd.merchant_id = any(cast(:visible as bigint[]))'}
        and ${conditionsOf(filterConditions, filters)}`,
      bindings: {
        visible: visible === 'all' ? [] : [...visible],
        merchantId: filters.merchantId ?? null,
        search: containing(filters.search ?? ''),
        type: filters.type ?? null,
        state: filters.state ?? null,
        today: businessDateOf(deps.clock.now()),
        from: filters.from ?? null,
        to: filters.to ?? null,
      },
      idColumn: 'd.id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );
};

/** @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing; ForeignDocumentNotFound also for one of others */
export const getForeignDocument = async (
  deps: ForeignReads,
  actor: Actor,
  id: number,
): Promise<ForeignView> => {
  const visible = await readableDocuments(deps, actor);
  const [row] = await deps.database.rows<ForeignView>(
    `select ${columns} from ${source} where d.id = :id and d.undone_at is null`,
    { id, today: businessDateOf(deps.clock.now()) },
  );
  if (row === undefined || !maySee(visible, row.merchantId)) throw new ForeignDocumentNotFound();
  return row;
};
