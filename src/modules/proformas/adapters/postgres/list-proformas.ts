import { proformaStates } from '#contract/proformas/proformas.ts';
import type { Actor } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { readId } from '#kernel/record-reference.ts';
import { maySee, type Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { containing } from '#platform/database/like.ts';
import { readableProformas } from '../../application/policies.ts';
import { ProformaNotFound } from '../../domain/failures.ts';
import type { ProformaKind, ProformaState } from '../../domain/proforma.ts';

import { finalInvoice } from './proforma-row.ts';
import { viewColumns, viewSource, type ProformaView } from './proforma-view.ts';

const sortColumns = {
  createdAt: 'p.created_at',
  number: 'p.number',
  validUntil: 'p.valid_until',
  total: 'p.total_minor',
  id: 'p.id',
} as const;
export type ProformaSort = keyof typeof sortColumns;
export type ProformaReads = Readonly<{ database: Database; merchants: MerchantDirectory; clock: Clock }>;

/** Filters of the list and its counts; `from` and `to` are days in Sofia, both included. */
export type ProformaFilters = Readonly<{
  merchantId?: number | undefined;
  search?: string | undefined;
  kind?: ProformaKind | undefined;
  state?: ProformaState | undefined;
  customerId?: number | undefined;
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
}>;

/** As of today: a job stores the expiry at night. */
const state = `case when p.state in ('SENT', 'ACCEPTED')
    and p.valid_until < cast(:today as date) and ${finalInvoice} is null then 'EXPIRED' else p.state end`;
const day = `(p.created_at at time zone 'Europe/Sofia')::date`;

const filterConditions: Readonly<Record<keyof ProformaFilters, string>> = {
  merchantId: 'p.merchant_id = :merchantId',
  search: `(p.customer_name ilike :search or p.about ilike :search or p.number ilike :search or p.id = :number)`,
  kind: 'p.kind = :kind',
  state: `${state} = :state`,
  customerId: 'p.customer_id = :customerId',
  from: `${day} >= cast(:from as date)`,
  to: `${day} <= cast(:to as date)`,
};

const filtered = (
  visible: Visibility,
  filters: ProformaFilters,
  { clock }: Pick<ProformaReads, 'clock'>,
) => ({
  where: `${visible === 'all' ? 'true' : 'p.merchant_id = any(cast(:visible as bigint[]))'}
    and ${conditionsOf(filterConditions, filters)}`,
  bindings: {
    today: businessDateOf(clock.now()),
    visible: visible === 'all' ? [] : [...visible],
    merchantId: filters.merchantId ?? null,
    search: containing(filters.search ?? ''),
    number: readId(filters.search ?? ''),
    kind: filters.kind ?? null,
    state: filters.state ?? null,
    customerId: filters.customerId ?? null,
    from: filters.from ?? null,
    to: filters.to ?? null,
  },
});

type Query = Readonly<{ actor: Actor; filters: ProformaFilters; page: PageRequest<ProformaSort> }>;

/** One page of what the actor may see. @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing */
export const listProformas = async (
  deps: ProformaReads,
  { actor, filters, page }: Query,
): Promise<Page<ProformaView>> =>
  keysetPage<ProformaView>(
    deps.database,
    {
      columns: viewColumns,
      source: viewSource,
      countSource: 'proformas p',
      ...filtered(await readableProformas(deps, actor), filters, deps),
      idColumn: 'p.id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );

/** How many are in each state. @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing */
export const countProformas = async (
  deps: ProformaReads,
  actor: Actor,
  filters: ProformaFilters,
): Promise<Record<ProformaState, number>> => {
  const { where, bindings } = filtered(await readableProformas(deps, actor), filters, deps);
  const groups = await deps.database.rows<{ state: ProformaState; count: number }>(
    `select ${state} as state, count(*)::bigint as count from proformas p where ${where} group by 1`,
    bindings,
  );
  const countOf = (one: ProformaState): number => groups.find((group) => group.state === one)?.count ?? 0;
  return Object.fromEntries(proformaStates.map((one) => [one, countOf(one)])) as Record<
    ProformaState,
    number
  >;
};

/** By id or token, for anyone: the caller checks. */
export const findView = async (
  { database }: Pick<ProformaReads, 'database'>,
  key: Readonly<{ id: number } | { token: string }>,
): Promise<ProformaView | null> => {
  const [row] = await database.rows<ProformaView>(
    `select ${viewColumns} from ${viewSource} where ${'id' in key ? 'p.id = :id' : 'p.token = :token'} limit 1`,
    key,
  );
  return row ?? null;
};

/** @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing; ProformaNotFound also for one of others */
export const getProforma = async (deps: ProformaReads, actor: Actor, id: number): Promise<ProformaView> => {
  const visible = await readableProformas(deps, actor);
  const view = await findView(deps, { id });
  if (view === null || !maySee(visible, view.merchantId)) throw new ProformaNotFound();
  return view;
};

type OfRecord = Readonly<{
  invoices: readonly Readonly<{
    invoiceId: number;
    invoiceNumber: string;
    isAdvance: boolean;
    totalMinor: number;
  }>[];
  questions: readonly Readonly<{ text: string; email: string; askedAt: string }>[];
}>;

/** The documents of its payments and what its payer has asked. */
export const partsOf = async (
  { database }: Pick<ProformaReads, 'database'>,
  id: number,
): Promise<OfRecord> => ({
  invoices: await database.rows(
    `select i.id as "invoiceId", i.invoice_number as "invoiceNumber", f.is_advance as "isAdvance",
       i.total_minor as "totalMinor"
     from proforma_invoices f join invoices i on i.id = f.invoice_id where f.proforma_id = :id order by i.id`,
    { id },
  ),
  questions: await database.rows(
    `select q.text, q.email, q.asked_at as "askedAt" from proforma_questions q where q.proforma_id = :id
     order by q.id desc limit 50`,
    { id },
  ),
});
