import type { Callers, OwnedRecords } from '../callers.ts';
import { anyCaller, plain, row, merchants, readers, backOffice, type Row } from '../row.ts';

/** Stored directly: a suspended merchant may add none. */
const draft = async ({ merchantId }: OwnedRecords, { shop }: Callers): Promise<number> => {
  const [added] = await shop.database.rows<{ id: number }>(
    `insert into invoice_drafts (merchant_id, content, created_at, saved_at)
     values (:merchantId, '{}', now(), now()) returning id`,
    { merchantId },
  );
  return added!.id;
};

/** The proof of a document, opened by the digits of its number. */
const proven = (path: string): Row =>
  row(anyCaller(200), async ({ invoiceId }, { shop }) => {
    const [document] = await shop.database.rows<{ token: string; digits: string }>(
      `select t.token, right(i.invoice_number, 4) as digits from document_tokens t join invoices i on i.id = t.invoice_id
       where i.id = :invoiceId`,
      { invoiceId },
    );
    return { path: `/documents/proof/${document!.token}${path}?number=${document!.digits}` };
  });

/** Calls of invoices. */
export const rows: Readonly<Record<string, Row>> = {
  // Documents of a suspended merchant go only to the e-mail of the payment.
  'POST /payments/checkout/sessions/:sessionId/receipt': row(
    [202, 202, 202, 403, 202, 202, 403, 202, 202],
    ({ sessionId }) => ({
      path: `/payments/checkout/sessions/${sessionId}/receipt`,
      body: { email: 'platets@example.com' },
    }),
  ),
  'GET /documents/keys': plain(anyCaller(200), '/documents/keys'),
  'GET /documents/proof/:token': proven(''),
  'GET /documents/proof/:token/pdf': proven('/pdf'),
  'GET /documents/proof/:token/ubl': proven('/ubl'),
  'GET /invoices': plain(backOffice, '/invoices'),
  'GET /invoices/summary': plain(backOffice, '/invoices/summary'),
  'GET /invoices/me': plain(merchants(200, 200), '/invoices/me'),
  'GET /invoices/me/summary': plain(merchants(200, 200), '/invoices/me/summary'),
  'GET /invoices/me/advances': plain(merchants(200, 200), '/invoices/me/advances?taxId=175074752'),
  'GET /invoices/export': plain(merchants(200, 200), '/invoices/export?format=csv'),
  'GET /invoices/back-office-export': plain(
    [401, 403, 403, 403, 403, 200, 200, 200, 401],
    '/invoices/back-office-export?format=csv',
  ),
  'GET /invoices/:id': row(readers, ({ invoiceId }) => ({ path: `/invoices/${invoiceId}` })),
  'GET /invoices/:id/pdf': row(readers, ({ invoiceId }) => ({ path: `/invoices/${invoiceId}/pdf` })),
  'GET /invoices/series': plain(merchants(200, 200), '/invoices/series'),
  'GET /invoices/reminders': plain(merchants(200, 200), '/invoices/reminders'),
  'PUT /invoices/reminders': plain(merchants(200, 403), '/invoices/reminders', { isPaused: false }),
  'PUT /invoices/:id/reminders': row([401, 200, 404, 403, 403, 403, 403, 403, 401], ({ invoiceId }) => ({
    path: `/invoices/${invoiceId}/reminders`,
    body: { isPaused: false },
  })),
  'PUT /invoices/series': plain([401, 409, 200, 403, 403, 403, 403, 403, 401], '/invoices/series', {
    startNumber: 500,
  }),
  'GET /vat-numbers/:number': plain(merchants(200, 403), '/vat-numbers/DE123456781'),
  'GET /invoice-drafts': plain(merchants(200, 200), '/invoice-drafts'),
  'POST /invoice-drafts': plain(merchants(201, 403), '/invoice-drafts', { content: {} }),
  'GET /invoice-drafts/:id': row([401, 200, 404, 200, 403, 403, 403, 403, 401], async (records, callers) => ({
    path: `/invoice-drafts/${await draft(records, callers)}`,
  })),
  'PUT /invoice-drafts/:id': row([401, 200, 404, 403, 403, 403, 403, 403, 401], async (records, callers) => ({
    path: `/invoice-drafts/${await draft(records, callers)}`,
    body: { content: {}, version: 1 },
  })),
  'DELETE /invoice-drafts/:id': row(
    [401, 204, 404, 403, 403, 403, 403, 403, 401],
    async (records, callers) => ({
      path: `/invoice-drafts/${await draft(records, callers)}`,
    }),
  ),
  'POST /invoices': plain(merchants(201, 403), '/invoices', {
    currency: 'EUR',
    customer: { kind: 'PERSON', name: 'Иван Петров' },
    items: [{ description: 'Услуга', quantity: 1, unit: 'бр.', unitPrice: 10, taxRate: 0 }],
  }),
  'POST /invoices/test-create': plain(merchants(201, 403), '/invoices/test-create'),
  'POST /invoices/:id/annul': row([401, 409, 404, 403, 403, 403, 403, 403, 401], ({ invoiceId }) => ({
    path: `/invoices/${invoiceId}/annul`,
    body: { reason: 'Грешка' },
  })),
  'POST /invoices/:id/debit-notes': row([401, 201, 404, 403, 403, 403, 403, 403, 401], ({ invoiceId }) => ({
    path: `/invoices/${invoiceId}/debit-notes`,
    body: {
      items: [{ description: 'Доплащане', quantity: 1, unitPrice: 10, taxRate: 0 }],
      reason: 'Промяна на цената',
    },
  })),
  'POST /invoices/:id/credit-notes': row([401, 201, 404, 403, 403, 403, 403, 403, 401], ({ invoiceId }) => ({
    path: `/invoices/${invoiceId}/credit-notes`,
    body: { discount: { amount: 0.01 }, reasonKind: 'DISCOUNT' },
  })),
  'POST /invoices/:id/credit-notes/preview': row(
    [401, 200, 404, 403, 200, 403, 403, 200, 401],
    ({ invoiceId }) => ({ path: `/invoices/${invoiceId}/credit-notes/preview`, body: {} }),
  ),
  'POST /invoices/:id/payments': row([401, 409, 404, 403, 403, 403, 403, 403, 401], ({ invoiceId }) => ({
    path: `/invoices/${invoiceId}/payments`,
    body: { paidOn: '2026-11-20' },
  })),
  'POST /invoices/:id/payments/:paymentId/take-back': row(
    [401, 404, 404, 403, 403, 403, 403, 403, 401],
    ({ invoiceId }) => ({
      path: `/invoices/${invoiceId}/payments/9007199254740/take-back`,
      body: { reason: 'Грешка' },
    }),
  ),
  'GET /buyer-requests/me': plain(merchants(200, 200), '/buyer-requests/me'),
  'POST /buyer-requests/:id/accept': plain(
    [401, 404, 404, 403, 403, 403, 403, 403, 401],
    '/buyer-requests/9007199254740/accept',
    {},
  ),
  'POST /buyer-requests/:id/refuse': plain(
    [401, 404, 404, 403, 403, 403, 403, 403, 401],
    '/buyer-requests/9007199254740/refuse',
    { reason: 'Късно' },
  ),
  'POST /invoices/:id/send-email': row([401, 200, 404, 403, 200, 403, 403, 200, 401], ({ invoiceId }) => ({
    path: `/invoices/${invoiceId}/send-email`,
    body: { email: 'knigi@table.example' },
  })),
};
