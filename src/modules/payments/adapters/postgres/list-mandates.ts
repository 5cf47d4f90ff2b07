import type { Actor } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { containing } from '#platform/database/like.ts';
import { readableMandates } from '../../application/mandates/policies.ts';
import { MandateNotFound } from '../../domain/failures.ts';
import { monthIn, type MandateEnd } from '../../domain/mandate.ts';
import { chargedSql } from './sql-mandates.ts';

/** A mandate for its merchant and staff; amounts in minor units. */
export type MandateView = Readonly<{
  id: number;
  merchantId: number;
  /** null: the customer was erased. */
  customerId: number | null;
  customerName: string | null;
  brand: string;
  last4: string;
  expiresOn: BusinessDate;
  maxMinor: number;
  currency: ChargeCurrency;
  state: 'ACTIVE' | 'EXPIRED' | 'ENDED';
  agreedAt: string;
  agreedText: string;
  chargedMinor: number;
  endedAt: string | null;
  endedBy: MandateEnd | null;
}>;
export type MandateSort = 'agreedAt' | 'id';
export type MandateFilters = Readonly<{
  id?: number | undefined;
  search?: string | undefined;
  state?: MandateView['state'] | undefined;
  customerId?: number | undefined;
  merchantId?: number | undefined;
}>;

export type MandateReads = Readonly<{ database: Database; merchants: MerchantDirectory; clock: Clock }>;

/** SQL: the state of a mandate `c` on `:today`. */
export const mandateState = `case when c.ended_at is not null then 'ENDED'
  when c.expires_on < cast(:today as date) then 'EXPIRED' else 'ACTIVE' end`;

const columns = `c.id, c.merchant_id as "merchantId", c.customer_id as "customerId", u.name as "customerName",
  c.brand, c.last4, c.expires_on as "expiresOn", c.max_minor as "maxMinor", c.currency, ${mandateState} as state,
  c.agreed_at as "agreedAt", c.agreed_text as "agreedText", c.ended_at as "endedAt", c.ended_by as "endedBy",
  (select ${chargedSql} from payments p where p.mandate_id = c.id and p.created_at >= :from
    and p.created_at < :before)::bigint as "chargedMinor"`;
const source = 'card_mandates c left join customers u on u.id = c.customer_id';

const conditions: Readonly<Record<keyof MandateFilters, string>> = {
  id: 'c.id = :id',
  search: '(u.name ilike :search or c.last4 = :exact)',
  state: `${mandateState} = :state`,
  customerId: 'c.customer_id = :customerId',
  merchantId: 'c.merchant_id = :merchantId',
};

const filtered = (visible: Visibility, filters: MandateFilters, now: Date) => {
  const today = businessDateOf(now);
  const ofVisible = visible === 'all' ? 'true' : 'c.merchant_id = any(cast(:visible as bigint[]))';
  return {
    where: `${ofVisible} and ${conditionsOf(conditions, filters)}`,
    bindings: {
      visible: visible === 'all' ? [] : [...visible],
      id: filters.id ?? null,
      search: containing(filters.search ?? ''),
      exact: filters.search ?? '',
      state: filters.state ?? null,
      customerId: filters.customerId ?? null,
      merchantId: filters.merchantId ?? null,
      today,
      ...monthIn(today),
    },
  };
};

type Query = Readonly<{ visible: Visibility; filters: MandateFilters; page: PageRequest<MandateSort> }>;

/** One page of the mandates of visible merchants. */
export const listMandates = async (
  { database, clock }: MandateReads,
  { visible, filters, page }: Query,
): Promise<Page<MandateView>> =>
  keysetPage<MandateView>(
    database,
    {
      columns,
      source,
      ...filtered(visible, filters, clock.now()),
      idColumn: 'c.id',
      sortColumn: page.sortBy === 'id' ? 'c.id' : 'c.agreed_at',
    },
    page,
  );

/** @throws SignInNeeded, NotAllowed, ScopeMissing, MandateNotFound, also for one that the actor may not see */
export const getMandate = async (deps: MandateReads, actor: Actor, id: number): Promise<MandateView> => {
  const visible = await readableMandates(deps, actor);
  const { where, bindings } = filtered(visible, { id }, deps.clock.now());
  const [mandate] = await deps.database.rows<MandateView>(
    `select ${columns} from ${source} where ${where}`,
    bindings,
  );
  if (mandate === undefined) throw new MandateNotFound();
  return mandate;
};
