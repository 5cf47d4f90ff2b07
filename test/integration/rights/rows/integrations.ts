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

/** Calls about keys, events and webhook endpoints. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /events': plain(merchants(200, 200), '/events'),
  'GET /events/stream': plain(merchants(200, 200), '/events/stream'),
  'GET /events/:id': row([401, 200, 404, 200, 403, 403, 403, 403, 401], async (records, callers) => ({
    path: `/events/${await eventOf(records, callers)}`,
  })),
  'GET /event-types': plain(anyCaller(200), '/event-types'),
};
