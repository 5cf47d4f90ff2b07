import type { MerchantEventType } from '#kernel/merchant-fact.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { readableEndpoints } from '../../application/endpoint-policies.ts';
import type { DeliveryState, DisabledReason } from '../../domain/webhook-endpoint.ts';
import { EndpointNotFound } from '../../domain/webhook-failures.ts';

/** An endpoint for lists and details; instants in ISO 8601. */
export type EndpointView = Readonly<{
  id: number;
  merchantId: number;
  merchantName: string;
  url: string;
  types: MerchantEventType[];
  description: string | null;
  state: 'ENABLED' | 'DISABLED';
  disabledReason: DisabledReason | null;
  disabledAt: string | null;
  version: string;
  failingSince: string | null;
  oldSecretUntil: string | null;
  isBeyondPlan: boolean;
  createdBy: string;
  createdAt: string;
  /** States of the last hundred deliveries, newest first. */
  recent: DeliveryState[];
}>;

type EndpointFilters = Readonly<{
  merchantId?: number | undefined;
  state?: 'ENABLED' | 'DISABLED' | undefined;
}>;
export type EndpointSort = 'createdAt' | 'url' | 'state';

const columns = `
  e.id, e.merchant_id as "merchantId", m.business_name as "merchantName", e.url, e.types, e.description, e.state,
  e.disabled_reason as "disabledReason", e.disabled_at as "disabledAt", e.version, e.failing_since as "failingSince",
  (select max(s.expires_at) from webhook_secrets s where s.endpoint_id = e.id and s.expires_at > :now)
    as "oldSecretUntil",
  e.beyond_plan as "isBeyondPlan", e.created_by as "createdBy", e.created_at as "createdAt",
  array(select d.state from webhook_deliveries d where d.endpoint_id = e.id
    order by d.created_at desc, d.event_id desc limit 100) as recent`;
const source = 'webhook_endpoints e join merchants m on m.id = e.merchant_id';

const sortColumns = { createdAt: 'e.created_at', url: 'e.url', state: 'e.state' } as const;

const filterConditions: Readonly<Record<keyof EndpointFilters, string>> = {
  merchantId: 'e.merchant_id = :merchantId',
  state: 'e.state = :state',
};

type Deps = Readonly<{ database: Database; directory: MerchantDirectory; clock: Clock }>;

const filtered = (visible: Visibility, filters: EndpointFilters, now: Date) => ({
  where: `${visible === 'all' ? 'true' : 'e.merchant_id = any(:visible)'} and ${conditionsOf(filterConditions, filters)}`,
  bindings: {
    ...(visible !== 'all' && { visible: [...visible] }),
    merchantId: filters.merchantId ?? null,
    state: filters.state ?? null,
    now,
  },
});

/** One page of the endpoints that the actor reads. @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing */
export const listEndpoints = async (
  deps: Deps,
  {
    actor,
    filters,
    page,
  }: Readonly<{ actor: Actor; filters: EndpointFilters; page: PageRequest<EndpointSort> }>,
): Promise<Page<EndpointView>> => {
  const visible = await readableEndpoints(deps, actor);
  return keysetPage<EndpointView>(
    deps.database,
    {
      columns,
      source,
      countSource: 'webhook_endpoints e',
      ...filtered(visible, filters, deps.clock.now()),
      idColumn: 'e.id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );
};

/** @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing, EndpointNotFound, also for one that the actor may not see */
export const getEndpoint = async (deps: Deps, actor: Actor, id: number): Promise<EndpointView> => {
  const { where, bindings } = filtered(await readableEndpoints(deps, actor), {}, deps.clock.now());
  const [endpoint] = await deps.database.rows<EndpointView>(
    `select ${columns} from ${source} where e.id = :id and ${where}`,
    { ...bindings, id },
  );
  if (endpoint === undefined) throw new EndpointNotFound();
  return endpoint;
};
