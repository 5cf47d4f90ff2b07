import { freshMandate } from '#test/support/fresh-mandate.ts';
import type { Callers, OwnedRecords } from '../callers.ts';
import { plain, row, staff, admins, merchants, readers, anyCaller, backOffice, type Row } from '../row.ts';

/** A refund of the payment, unknown to the provider, made once. */
const refundOf = async ({ paymentId }: OwnedRecords, { shop }: Callers): Promise<number> => {
  const made = () =>
    shop.database.rows<{ id: number }>(
      `select id from refunds where payment_id = :paymentId and requested_by = 'tests'`,
      { paymentId },
    );
  if ((await made()).length === 0)
    await shop.database.rows(
      `insert into refunds (payment_id, provider_key, amount_minor, currency, reason, status, requested_by, created_at,
         updated_at)
       values (:paymentId, gen_random_uuid(), 1, 'EUR', 'OTHER', 'FAILED', 'tests', now(), now())`,
      { paymentId },
    );
  const [refund] = await made();
  return refund!.id;
};

/** Calls of payments. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /card-mandates/me': plain(merchants(200, 200), '/card-mandates/me'),
  'GET /card-mandates': plain(staff, '/card-mandates'),
  'GET /card-mandates/:id': row(
    [401, 200, 404, 200, 200, 403, 403, 200, 401],
    async ({ paymentId }, { shop }) => ({
      path: `/card-mandates/${(await freshMandate(shop, paymentId)).id}`,
    }),
  ),
  // A suspended merchant stops a card, too: nothing is charged by it.
  'POST /card-mandates/:id/end': row(
    [401, 200, 404, 200, 403, 403, 403, 200, 401],
    async ({ paymentId }, { shop }) => ({
      path: `/card-mandates/${(await freshMandate(shop, paymentId)).id}/end`,
    }),
  ),
  'GET /card/:token': row(anyCaller(200), async ({ paymentId }, { shop }) => ({
    path: `/card/${(await freshMandate(shop, paymentId)).token}`,
  })),
  'POST /card/:token/stop': row(anyCaller(200), async ({ paymentId }, { shop }) => ({
    path: `/card/${(await freshMandate(shop, paymentId)).token}/stop`,
  })),
  'GET /merchants/dashboard-stats': plain(staff, '/merchants/dashboard-stats'),
  'GET /merchants/me/payments': plain(merchants(200, 200), '/merchants/me/payments'),
  'GET /merchants/me/payments/summary': plain(merchants(200, 200), '/merchants/me/payments/summary'),
  'GET /merchants/me/takings': plain(merchants(200, 200), '/merchants/me/takings'),
  'GET /merchants/me/payments/export': plain(merchants(200, 200), '/merchants/me/payments/export?format=csv'),
  'GET /merchants/me/events': plain(merchants(200, 200), '/merchants/me/events'),
  'GET /merchants/me/takings/over-time': plain(
    merchants(200, 200),
    '/merchants/me/takings/over-time?period=WEEK',
  ),
  'GET /merchants/me/limits': plain(merchants(200, 200), '/merchants/me/limits'),
  'GET /merchants/:id/limits': row(staff, ({ merchantId }) => ({ path: `/merchants/${merchantId}/limits` })),
  'PUT /merchants/:id/limits': row(staff, ({ merchantId }) => ({
    path: `/merchants/${merchantId}/limits`,
    body: { dayLimit: null, paymentLimit: 5_000, reason: 'Проверен договор' },
  })),
  'GET /activity': plain(staff, '/activity'),
  'POST /payments/bank': row([401, 422, 422, 403, 403, 403, 403, 403, 401], () => ({
    path: '/payments/bank',
    body: { reference: 'PA7M2U9SGRW', amount: 20, receivedOn: '2026-11-20' },
  })),
  'POST /payments/checkout/:merchantId': row([200, 200, 200, 409, 200, 200, 409, 200, 200], ({ link }) => ({
    path: `/payments/checkout/${link.merchantId}?paymentLinkId=${link.id}`,
    body: { amount: link.amount, currency: link.currency },
  })),
  'GET /payments/checkout/sessions/:sessionId': row(anyCaller(200), ({ sessionId }) => ({
    path: `/payments/checkout/sessions/${sessionId}`,
  })),
  'POST /payments/checkout/sessions/:sessionId/buyer': row(anyCaller(200), ({ otherSessionId }) => ({
    path: `/payments/checkout/sessions/${otherSessionId}/buyer`,
    body: { buyer: { name: 'Тест ЕООД', taxId: '175074752', address: 'гр. София, ул. „Шипка“ № 1' } },
  })),
  'GET /payments/checkout/sessions/:sessionId/document.pdf': row(anyCaller(200), ({ sessionId }) => ({
    path: `/payments/checkout/sessions/${sessionId}/document.pdf`,
  })),
  'GET /payments': plain(backOffice, '/payments'),
  'GET /payments/summary': plain(backOffice, '/payments/summary'),
  'GET /payments/takings': plain(backOffice, '/payments/takings'),
  'GET /payments/merchant/:merchantId': row(readers, ({ merchantId }) => ({
    path: `/payments/merchant/${merchantId}`,
  })),
  'GET /payments/:id': row(readers, ({ paymentId }) => ({ path: `/payments/${paymentId}` })),
  'PUT /payments/:id/note': row([401, 200, 404, 403, 403, 403, 403, 403, 401], ({ paymentId }) => ({
    path: `/payments/${paymentId}/note`,
    body: { note: 'Взето на 5.12.' },
  })),
  'GET /payments/:id/history': row(readers, ({ paymentId }) => ({ path: `/payments/${paymentId}/history` })),
  'GET /refunds/:id': row(readers, async (records, callers) => ({
    path: `/refunds/${await refundOf(records, callers)}`,
  })),
  'POST /payments/confirm/:id': row([401, 200, 404, 200, 200, 403, 403, 200, 401], ({ paymentId }) => ({
    path: `/payments/confirm/${paymentId}`,
  })),
  'POST /payments/process/:id': row([401, 409, 404, 403, 403, 403, 403, 409, 401], ({ paymentId }) => ({
    path: `/payments/process/${paymentId}`,
  })),
  'POST /payments/:id/refunds': row([401, 201, 404, 403, 403, 403, 403, 201, 401], ({ paymentId }) => ({
    path: `/payments/${paymentId}/refunds`,
    body: { amount: 1 },
  })),
  'POST /payments/:id/resolve-mismatch': row(
    [401, 403, 403, 403, 403, 403, 403, 409, 401],
    ({ paymentId }) => ({
      path: `/payments/${paymentId}/resolve-mismatch`,
      body: { resolution: 'ACCEPT' },
    }),
  ),
  'GET /provider-events': plain(staff, '/provider-events'),
  'GET /provider-events/:id': plain(
    [401, 403, 403, 403, 404, 403, 403, 404, 401],
    '/provider-events/999999999',
  ),
  'POST /provider-events/:id/retry': plain(admins(404), '/provider-events/999999999/retry'),
  'GET /payments/health': plain(anyCaller(200), '/payments/health'),
  'GET /exports/payments': plain(
    [401, 403, 403, 403, 403, 200, 200, 200, 401],
    '/exports/payments?format=csv',
  ),
  'GET /exports/provider-events': plain(admins(200), '/exports/provider-events?format=csv'),
};
