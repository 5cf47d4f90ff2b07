import { anyCaller, merchants, plain, row, type Row } from '../row.ts';
import type { Callers, OwnedRecords } from '../callers.ts';

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

/** An event of the merchant: its records have some. */
const eventOf = async ({ merchantId }: OwnedRecords, { shop }: Callers): Promise<string> => {
  const [event] = await shop.database.rows<{ id: string }>(
    `select 'evt_' || replace(cast(id as text), '-', '') as id from merchant_events
     where merchant_id = :merchantId order by sequence limit 1`,
    { merchantId },
  );
  return event!.id;
};

/** Calls about keys, events and webhook endpoints. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /api-keys': plain([401, 200, 200, 200, 200, 403, 403, 200, 401], '/api-keys'),
  'POST /api-keys': row(merchants(201, 403), newKey),
  'POST /api-keys/:id/rotate': row(owners(201, 403), async (records, callers) => ({
    path: `/api-keys/${await keyOf(records, callers)}/rotate`,
    body: { graceHours: 24 },
  })),
  'DELETE /api-keys/:id': row(owners(204, 204), async (records, callers) => ({
    path: `/api-keys/${await keyOf(records, callers)}`,
  })),
  'GET /events': plain(merchants(200, 200), '/events'),
  'GET /events/stream': plain(merchants(200, 200), '/events/stream'),
  'GET /events/:id': row([401, 200, 404, 200, 403, 403, 403, 403, 401], async (records, callers) => ({
    path: `/events/${await eventOf(records, callers)}`,
  })),
  'POST /test-events': plain(merchants(202, 403), '/test-events', { type: 'payment.succeeded' }),
  'GET /event-types': plain(anyCaller(200), '/event-types'),
};
