import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { containing } from '#platform/database/like.ts';
import { recordConditions } from '#platform/database/record-conditions.ts';
import { PromiseNotFound } from '../../domain/failures.ts';
import type { PromiseState } from '../../domain/transfer-promise.ts';
import { isOpenLink } from './link-conditions.ts';

type Reads = Readonly<{ database: Database; clock: Clock }>;

/** A promise for its merchant; the amount in cents. */
export type PromiseView = Readonly<{
  id: number;
  merchantId: number;
  paymentLinkId: number;
  invoiceId: number | null;
  reference: string;
  amountMinor: number;
  iban: string;
  state: PromiseState;
  isLinkOpen: boolean;
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  promisedAt: string;
  expiresAt: string;
  paymentId: number | null;
}>;

export type PromiseSort = 'promisedAt' | 'amount' | 'id';
export type PromiseFilters = Readonly<{
  search?: string | undefined;
  state?: PromiseState | undefined;
  paymentLinkId?: number | undefined;
  invoiceId?: number | undefined;
}>;

/** As `promiseStateAt`, at `:now`. */
const stateColumn = `case when p.paid_at is not null then 'PAID' when p.withdrawn_at is not null then 'WITHDRAWN'
  when p.expires_at <= :now then 'LATE' else 'WAITING' end`;

const sourceOf = (
  visible: string,
): string => `(select p.id, p.merchant_id as "merchantId", p.payment_link_id as "paymentLinkId",
    p.invoice_id as "invoiceId", p.reference, p.amount_minor as "amountMinor", p.iban, ${stateColumn} as state,
    ${isOpenLink('l')} as "isLinkOpen", l.description, coalesce(p.buyer ->> 'name', p.customer_name) as "customerName",
    p.customer_email as "customerEmail", p.promised_at as "promisedAt", p.expires_at as "expiresAt",
    p.payment_id as "paymentId"
  from bank_promises p join payment_links l on l.id = p.payment_link_id
  where p.merchant_id = :merchantId and ${visible}) promised`;

/** A merchant has its own ones; a cashier those of its own links, made today. */
const visibleTo = (actor: Actor, clock: Clock) => {
  const merchantId = mustHold(actor, 'SEE', 'links:read');
  const records = recordConditions(recordsVisibleTo(actor, clock), {
    createdBy: 'l.created_by',
    at: 'p.promised_at',
  });
  return {
    source: sourceOf(records.where),
    bindings: { ...records.bindings, merchantId, now: clock.now() },
  };
};

/** Without a filter by state, link or invoice those that are waited for. */
const conditions: Readonly<Record<keyof PromiseFilters, string>> = {
  search: '(reference ilike :search or "customerName" ilike :search or description ilike :search)',
  state: 'state = :state',
  paymentLinkId: '"paymentLinkId" = :paymentLinkId',
  invoiceId: '"invoiceId" = :invoiceId',
};
const isWaitedFor = `state in ('WAITING', 'LATE') and "isLinkOpen"`;

const sortColumns: Readonly<Record<PromiseSort, string>> = {
  promisedAt: '"promisedAt"',
  amount: '"amountMinor"',
  id: 'id',
};

type Query = Readonly<{ actor: Actor; filters: PromiseFilters; page: PageRequest<PromiseSort> }>;

/** Promised transfers of the actor's merchant. @throws SignInNeeded, NotAllowed, InvalidFields for a wrong cursor */
export const listPromises = async (
  { database, clock }: Reads,
  { actor, filters, page }: Query,
): Promise<Page<PromiseView>> => {
  const { source, bindings } = visibleTo(actor, clock);
  const { search = '', state = null, paymentLinkId = null, invoiceId = null } = filters;
  const where = conditionsOf(conditions, filters);
  const isAll = [state, paymentLinkId, invoiceId].some((asked) => asked !== null);
  return keysetPage(
    database,
    {
      columns: '*',
      source,
      where: isAll ? where : `${isWaitedFor} and ${where}`,
      bindings: { ...bindings, search: containing(search), state, paymentLinkId, invoiceId },
      idColumn: 'id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );
};

/** @throws SignInNeeded, NotAllowed; PromiseNotFound also for one that the actor may not see */
export const getPromise = async (
  { database, clock }: Reads,
  actor: Actor,
  id: number,
): Promise<PromiseView> => {
  const { source, bindings } = visibleTo(actor, clock);
  const [promise] = await database.rows<PromiseView>(`select * from ${source} where id = :id`, {
    ...bindings,
    id,
  });
  if (promise === undefined) throw new PromiseNotFound();
  return promise;
};
