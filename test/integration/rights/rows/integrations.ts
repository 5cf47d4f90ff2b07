import { anyCaller, merchants, plain, row, type Row } from '../row.ts';
import type { Callers, OwnedRecords } from '../callers.ts';

/** An event of the merchant: its records have some. */
const eventOf = async ({ merchantId }: OwnedRecords, { shop }: Callers): Promise<string> => {
  const [event] = await shop.database.rows<{ id: string }>(
    `select 'evt_' || replace(cast(id as text), '-', '') as id from merchant_events
     where merchant_id = :merchantId order by sequence limit 1`,
    { merchantId },
  );
  return event!.id;
};

/** A fresh key of a merchant: a call ends or replaces it. */
const keyOf = async ({ merchantId }: OwnedRecords, { shop }: Callers): Promise<string> => {
  const [key] = await shop.database.rows<{ id: string }>(
    `insert into api_keys (id, merchant_id, name, mode, secret_hash, scopes, version, created_by, created_at)
     select translate(substr(md5(random()::text), 1, 8), '0189', 'wxyz'), :merchantId, 'Таблица', 'test',
       sha256(convert_to(gen_random_uuid()::text, 'UTF8')), '{events:read}', '2026-12-01', 'user:1', now()
     returning id`,
    { merchantId },
  );
  return key!.id;
};

/** As many keys as calls of this table create would exceed the limit of a merchant. */
const newKey = async (_: OwnedRecords, { shop }: Callers) => {
  await shop.database.rows(
    `update api_keys set ended_at = now(), end_reason = 'ENDED' where name = 'Магазин' and ended_at is null`,
  );
  return { path: '/api-keys', body: { name: 'Магазин', scopes: ['links:write'] } };
};

/** The keys of the own merchant are not found by other ones; those of the suspended one can still be ended. */
const owners = (done: number, suspended: number) =>
  [401, done, 404, suspended, 403, 403, 403, 403, 401] as const;

/** A fresh endpoint of a merchant with one delivery; its address answers nothing. */
const endpointOf = async ({ merchantId }: OwnedRecords, { shop }: Callers) => {
  const [made] = await shop.database.rows<{ id: number; eventId: string }>(
    `with endpoint as (
       insert into webhook_endpoints (merchant_id, url, types, state, version, created_by, created_at)
       values (:merchantId, 'http://127.0.0.1:1/', '{month.closed}', 'ENABLED', '2026-12-01', 'key:7f3k2q9a', now())
       returning id
     ), secret as (
       insert into webhook_secrets (endpoint_id, sealed, created_at) select id, '', now() from endpoint
     ), event as (
       insert into merchant_events (id, merchant_id, sequence, type, subject_type, subject_id, at, data, version)
       select gen_random_uuid(), :merchantId, -id, 'month.closed', 'month', '2026-11', now(), '{"object":{}}', '2026-12-01'
       from endpoint returning id
     )
     insert into webhook_deliveries (endpoint_id, event_id, state, created_at)
     select endpoint.id, event.id, 'DEAD', now() from endpoint, event
     returning endpoint_id as id, 'evt_' || replace(event_id::text, '-', '') as "eventId"`,
    { merchantId },
  );
  return made!;
};
const ofEndpoint =
  (rest: string, body?: unknown): Row['call'] =>
  async (records, callers) => ({
    path: `/webhook-endpoints/${(await endpointOf(records, callers)).id}${rest}`,
    body,
  });
const ofDelivery =
  (rest: string): Row['call'] =>
  async (records, callers) => {
    const { id, eventId } = await endpointOf(records, callers);
    return { path: `/webhook-endpoints/${id}/deliveries/${eventId}${rest}` };
  };
/** A merchant has ten endpoints at most. */
const newEndpoint = async (_: OwnedRecords, { shop }: Callers) => {
  await shop.database.rows('delete from webhook_endpoints');
  return { path: '/webhook-endpoints', body: { url: 'https://shop.example/plateno' } };
};
const changed = { url: 'http://127.0.0.1:1/', state: 'ENABLED' };
const period = { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' };
const readersOfEndpoints = [401, 200, 404, 200, 200, 403, 403, 200, 401] as const;

/** Calls about keys, events and webhooks. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /events': plain(merchants(200, 200), '/events'),
  'GET /events/stream': plain(merchants(200, 200), '/events/stream'),
  'GET /events/:id': row([401, 200, 404, 200, 403, 403, 403, 403, 401], async (records, callers) => ({
    path: `/events/${await eventOf(records, callers)}`,
  })),
  'POST /test-events': plain(merchants(202, 403), '/test-events', { type: 'payment.succeeded' }),
  'GET /event-types': plain(anyCaller(200), '/event-types'),
  'GET /api-keys': plain([401, 200, 200, 200, 200, 403, 403, 200, 401], '/api-keys'),
  'POST /api-keys': row(merchants(201, 403), newKey),
  'POST /api-keys/:id/rotate': row(owners(201, 403), async (records, callers) => ({
    path: `/api-keys/${await keyOf(records, callers)}/rotate`,
    body: { graceHours: 24 },
  })),
  'DELETE /api-keys/:id': row(owners(204, 204), async (records, callers) => ({
    path: `/api-keys/${await keyOf(records, callers)}`,
  })),
  'GET /webhook-endpoints': plain([401, 200, 200, 200, 200, 403, 403, 200, 401], '/webhook-endpoints'),
  'POST /webhook-endpoints': row(merchants(201, 403), newEndpoint),
  'GET /webhook-endpoints/:id': row(readersOfEndpoints, ofEndpoint('')),
  'PUT /webhook-endpoints/:id': row(owners(200, 403), ofEndpoint('', changed)),
  'DELETE /webhook-endpoints/:id': row(owners(204, 403), ofEndpoint('')),
  'POST /webhook-endpoints/:id/rotate': row(owners(201, 403), ofEndpoint('/rotate', { graceHours: 1 })),
  'POST /webhook-endpoints/:id/test': row(owners(202, 403), ofEndpoint('/test')),
  'GET /webhook-endpoints/:id/deliveries': row(readersOfEndpoints, ofEndpoint('/deliveries')),
  'GET /webhook-endpoints/:id/deliveries/:eventId': row(readersOfEndpoints, ofDelivery('')),
  'POST /webhook-endpoints/:id/deliveries/:eventId/resend': row(owners(202, 403), ofDelivery('/resend')),
  'POST /webhook-endpoints/:id/replay': row(owners(202, 403), ofEndpoint('/replay', period)),
};
