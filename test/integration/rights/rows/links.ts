import type { OwnedRecords, Callers } from '../callers.ts';
import { plain, row, staff, admins, merchants, type Row } from '../row.ts';

/** An unused payment link of the merchant; a suspended merchant has only the one from before its suspension. */
const freshLink = async (records: OwnedRecords, { shop, own }: Callers): Promise<number> =>
  records.merchantId === own.id ? (await shop.createLink(own)).id : records.link.id;

/** Calls of payment links. */
export const rows: Readonly<Record<string, Row>> = {
  'POST /payment-links/me': plain(merchants(201, 403), '/payment-links/me', { amount: 10, currency: 'EUR' }),
  'GET /payment-links/me': plain(merchants(200, 200), '/payment-links/me'),
  'GET /payment-links/me/summary': plain(merchants(200, 200), '/payment-links/me/summary'),
  'GET /payment-links': plain(staff, '/payment-links'),
  'GET /payment-links/:id': row([401, 200, 404, 200, 200, 403, 403, 200, 401], ({ link }) => ({
    path: `/payment-links/${link.id}`,
  })),
  'POST /payment-links/:id/cancel': row(
    [401, 200, 404, 403, 403, 403, 403, 403, 401],
    async (records, callers) => ({
      path: `/payment-links/${await freshLink(records, callers)}/cancel`,
    }),
  ),
  'POST /payment-links/:id/extend': row(
    [401, 200, 404, 403, 403, 403, 403, 403, 401],
    async (records, callers) => ({
      path: `/payment-links/${await freshLink(records, callers)}/extend`,
      body: { days: 5 },
    }),
  ),
  'GET /payment-links/token/:token': row([200, 200, 200, 410, 200, 200, 410, 200, 200], ({ link }) => ({
    path: `/payment-links/token/${link.uniqueToken}`,
  })),
  'GET /exports/payment-links': plain(admins(200), '/exports/payment-links?format=csv'),
};
