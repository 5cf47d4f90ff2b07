import type { MerchantEventType } from '#kernel/merchant-fact.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import type { EventContent, MerchantEvent } from '../../domain/merchant-event.ts';
import type { DeliveryState } from '../../domain/webhook-endpoint.ts';
import { DeliveryNotFound } from '../../domain/webhook-failures.ts';

/** A delivery for lists; instants in ISO 8601. */
export type DeliveryView = Readonly<{
  /** The number of the event among those of its merchant: a place in the list. */
  id: number;
  /** UUID. */
  eventId: string;
  type: MerchantEventType;
  state: DeliveryState;
  attempts: number;
  nextAt: string | null;
  lastStatus: number | null;
  createdAt: string;
  doneAt: string | null;
}>;
export type AttemptView = Readonly<{
  seq: number;
  at: string;
  millis: number;
  status: number | null;
  error: string | null;
  answer: string | null;
}>;
export type DeliveryFilters = Readonly<{
  state?: DeliveryState | undefined;
  type?: MerchantEventType | undefined;
}>;
export type DeliverySort = 'createdAt' | 'nextAt';

const columns = `
  v.sequence as id, d.event_id as "eventId", v.type, d.state, d.attempts, d.next_at as "nextAt",
  d.last_status as "lastStatus", d.created_at as "createdAt", d.done_at as "doneAt"`;
const source = 'webhook_deliveries d join merchant_events v on v.id = d.event_id';

/** What does not wait comes after all that does. */
const sortColumns = { createdAt: 'd.created_at', nextAt: `coalesce(d.next_at, 'infinity')` } as const;
const filterConditions: Readonly<Record<keyof DeliveryFilters, string>> = {
  state: 'd.state = :state',
  type: 'v.type = :type',
};

type Query = Readonly<{ endpointId: number; filters: DeliveryFilters; page: PageRequest<DeliverySort> }>;

/** One page of the deliveries of an endpoint that the caller has found for the actor. */
export const listDeliveries = (
  database: Database,
  { endpointId, filters, page }: Query,
): Promise<Page<DeliveryView>> =>
  keysetPage<DeliveryView>(
    database,
    {
      columns,
      source,
      where: `d.endpoint_id = :endpointId and ${conditionsOf(filterConditions, filters)}`,
      bindings: { endpointId, state: filters.state ?? null, type: filters.type ?? null },
      idColumn: 'v.sequence',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );

type EventRow = Readonly<{
  merchantId: number;
  sequence: number;
  at: string;
  content: EventContent;
  version: string;
}>;
export type FoundDelivery = Readonly<{
  delivery: DeliveryView;
  event: MerchantEvent;
  tries: readonly AttemptView[];
}>;

/** @throws DeliveryNotFound */
export const getDelivery = async (
  database: Database,
  { endpointId, eventId }: Readonly<{ endpointId: number; eventId: string }>,
): Promise<FoundDelivery> => {
  const [row] = await database.rows<DeliveryView & EventRow>(
    `select ${columns}, v.merchant_id as "merchantId", v.sequence, v.at, v.data as content, v.version
     from ${source} where d.endpoint_id = :endpointId and d.event_id = cast(:eventId as uuid)`,
    { endpointId, eventId },
  );
  if (row === undefined) throw new DeliveryNotFound();
  const tries = await database.rows<AttemptView>(
    `select seq, at, millis, status, error, answer from webhook_attempts
     where endpoint_id = :endpointId and event_id = cast(:eventId as uuid) order by seq desc`,
    { endpointId, eventId },
  );
  const { merchantId, sequence, at, content, version, ...delivery } = row;
  const { type } = delivery;
  return {
    delivery,
    event: { id: eventId, type, merchantId, sequence, at: new Date(at), content, version },
    tries,
  };
};
