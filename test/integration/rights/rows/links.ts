import type { Estate, People } from '../people.ts';
import { plain, row, staff, admins, merchants, type Row } from '../row.ts';

/** A link of the estate's merchant that has not been used; a suspended merchant has only the one that it made before. */
const freshLink = async (estate: Estate, { shop, own }: People): Promise<number> =>
  estate.merchantId === own.id ? (await shop.createLink(own)).id : estate.link.id;

/** Calls of links. */
export const rows: Readonly<Record<string, Row>> = {
  'POST /payment-links/me': plain(merchants(201, 403), '/payment-links/me', { amount: 10, currency: 'EUR' }),
  'GET /payment-links/me': plain(merchants(200, 200), '/payment-links/me'),
  'GET /payment-links': plain(staff, '/payment-links'),
  'GET /payment-links/:id': row([401, 200, 404, 200, 200, 403, 403, 200, 401], ({ link }) => ({
    path: `/payment-links/${link.id}`,
  })),
  'POST /payment-links/:id/cancel': row(
    [401, 200, 404, 403, 403, 403, 403, 403, 401],
    async (estate, people) => ({
      path: `/payment-links/${await freshLink(estate, people)}/cancel`,
    }),
  ),
  'POST /payment-links/:id/extend': row(
    [401, 200, 404, 403, 403, 403, 403, 403, 401],
    async (estate, people) => ({
      path: `/payment-links/${await freshLink(estate, people)}/extend`,
      body: { days: 5 },
    }),
  ),
  'GET /payment-links/token/:token': row([200, 200, 200, 410, 200, 200, 410, 200, 200], ({ link }) => ({
    path: `/payment-links/token/${link.uniqueToken}`,
  })),
  'GET /exports/payment-links': plain(admins(200), '/exports/payment-links?format=csv'),
};
