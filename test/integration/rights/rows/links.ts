import { randomBytes } from 'node:crypto';
import { referenceBytes, transferReferenceOf } from '#kernel/transfer-reference.ts';
import type { OwnedRecords, Callers } from '../callers.ts';
import { anyCaller, plain, row, staff, admins, merchants, type Row } from '../row.ts';

/** An unused payment link of the merchant; a suspended merchant has only the one from before its suspension. */
const freshLink = async (records: OwnedRecords, { shop, own }: Callers): Promise<number> =>
  records.merchantId === own.id ? (await shop.createLink(own)).id : records.link.id;

/** A cancelled link of the same merchant, which may be suspended. */
const cancelledLink = async ({ link }: OwnedRecords, { shop }: Callers): Promise<number> => {
  const [row] = await shop.database.rows<{ id: number }>(
    `insert into payment_links (token, merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, usage,
       status, expires_at, created_at, updated_at, cancelled_at, version)
     select gen_random_uuid()::text, merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, usage,
       'CANCELLED', expires_at, created_at, updated_at, now(), 1
     from payment_links where id = :id returning id`,
    { id: link.id },
  );
  return row!.id;
};

/** A promised transfer of the merchant that nothing has changed. */
const freshPromise = async (
  { link, merchantId }: OwnedRecords,
  { shop }: Callers,
): Promise<Readonly<{ id: number; token: string }>> => {
  const [row] = await shop.database.rows<{ id: number; token: string }>(
    `insert into bank_promises (merchant_id, payment_link_id, reference, token, amount_minor, receiver, iban, language,
       promised_at, expires_at)
     values (:merchantId, :paymentLinkId, :reference, gen_random_uuid()::text, 1000, 'Пекарна', 'BG80BNBG96611020345678', 'bg',
       now(), now() + interval '9 days') returning id, token`,
    { merchantId, paymentLinkId: link.id, reference: transferReferenceOf(randomBytes(referenceBytes)) },
  );
  return row!;
};

/** Calls of payment links. */
export const rows: Readonly<Record<string, Row>> = {
  'POST /payment-links/me': plain(merchants(201, 403), '/payment-links/me', { amount: 10, currency: 'EUR' }),
  'GET /payment-links/me': plain(merchants(200, 200), '/payment-links/me'),
  'GET /payment-links/me/summary': plain(merchants(200, 200), '/payment-links/me/summary'),
  'GET /payment-links': plain(staff, '/payment-links'),
  'GET /payment-links/summary': plain(staff, '/payment-links/summary'),
  'GET /payment-links/:id': row([401, 200, 404, 200, 200, 403, 403, 200, 401], ({ link }) => ({
    path: `/payment-links/${link.id}`,
  })),
  'POST /payment-links/:id/cancel': row(
    [401, 200, 404, 403, 403, 403, 403, 403, 401],
    async (records, callers) => ({
      path: `/payment-links/${await freshLink(records, callers)}/cancel`,
    }),
  ),
  'POST /payment-links/:id/trial': row([401, 201, 404, 403, 403, 403, 403, 403, 401], ({ link }) => ({
    path: `/payment-links/${link.id}/trial`,
  })),
  'GET /payment-links/trials/:token/document': plain(
    anyCaller(410),
    '/payment-links/trials/nothing/document',
  ),
  'POST /payment-links/:id/extend': row(
    [401, 200, 404, 403, 403, 403, 403, 403, 401],
    async (records, callers) => ({
      path: `/payment-links/${await freshLink(records, callers)}/extend`,
      body: { days: 5 },
    }),
  ),
  // Nothing is printed for a link that cannot be paid.
  'GET /payment-links/:id/poster': row(
    [401, 410, 404, 410, 403, 403, 403, 403, 401],
    async (records, callers) => ({
      path: `/payment-links/${await cancelledLink(records, callers)}/poster`,
    }),
  ),
  'GET /payment-links/token/:token': row([200, 200, 200, 410, 200, 200, 410, 200, 200], ({ link }) => ({
    path: `/payment-links/token/${link.uniqueToken}`,
  })),
  'GET /bank-promises': plain(merchants(200, 200), '/bank-promises'),
  'GET /bank-promises/:id': row([401, 200, 404, 200, 403, 403, 403, 403, 401], async (records, callers) => ({
    path: `/bank-promises/${(await freshPromise(records, callers)).id}`,
  })),
  'POST /bank-promises/:id/withdraw': row(
    [401, 200, 404, 403, 403, 403, 403, 403, 401],
    async (records, callers) => ({
      path: `/bank-promises/${(await freshPromise(records, callers)).id}/withdraw`,
    }),
  ),
  // The merchants have no IBAN.
  'POST /payment-links/token/:token/transfer': row(anyCaller(409), ({ link }) => ({
    path: `/payment-links/token/${link.uniqueToken}/transfer`,
    body: {},
  })),
  'GET /payments/transfer/:token': row(anyCaller(200), async (records, callers) => ({
    path: `/payments/transfer/${(await freshPromise(records, callers)).token}`,
  })),
  'GET /payments/transfer/:token/receipt': row(anyCaller(409), async (records, callers) => ({
    path: `/payments/transfer/${(await freshPromise(records, callers)).token}/receipt`,
  })),
  'GET /exports/payment-links': plain(admins(200), '/exports/payment-links?format=csv'),
};
