import { pictureOf } from '#test/support/picture-of.ts';
import type { Estate, People } from './people.ts';

/** Who asks, in the order of a row's columns. */
export const columns = [
  'anonymous',
  'own',
  'other',
  'suspended',
  'support',
  'accountant',
  'stranger',
  'admin',
  'locked',
] as const;
export type Column = (typeof columns)[number];

/** The status each of them is answered with; 'stranger' is an accountant of somebody else's. */
type Statuses = readonly [number, number, number, number, number, number, number, number, number];
type Call = Readonly<{ path: string; body?: unknown }>;
export type Row = Readonly<{
  statuses: Statuses;
  /** The call as the one who asks would make it; what it uses up is made afresh for everyone. */
  call(estate: Estate, people: People): Call | Promise<Call>;
}>;

const row = (statuses: Statuses, call: Row['call']): Row => ({ statuses, call });
const plain = (statuses: Statuses, path: string, body?: unknown): Row =>
  row(statuses, () => ({ path, body }));

const staff: Statuses = [401, 403, 403, 403, 200, 403, 403, 200, 401];
const admins = (done: number): Statuses => [401, 403, 403, 403, 403, 403, 403, done, 401];
const merchants = (done: number, suspended: number): Statuses => [
  401,
  done,
  done,
  suspended,
  403,
  403,
  403,
  403,
  401,
];
const readers: Statuses = [401, 200, 404, 200, 200, 200, 404, 200, 401];
const everybody = (status: number): Statuses => [
  status,
  status,
  status,
  status,
  status,
  status,
  status,
  status,
  status,
];
const signedIn = (done: number): Statuses => [401, done, done, done, done, done, done, done, 401];
const backOffice: Statuses = [401, 403, 403, 403, 200, 200, 200, 200, 401];

/** Well formed, and of nothing. */
const nobodysId = '00000000-0000-4000-8000-000000000000';

let made = 0;
const registration = () => {
  made += 1;
  return {
    businessName: 'Нов търговец',
    businessType: 'OTHER',
    email: `new-${made}@table.example`,
    phoneNumber: '0888 123 456',
    address: 'гр. Русе',
    password: 'парола1',
  };
};
const freshUser = async ({ shop }: People): Promise<number> => {
  made += 1;
  const user = {
    username: `fresh-${made}`,
    email: `fresh-${made}@table.example`,
    firstName: 'Нов',
    lastName: 'Човек',
  };
  const { body } = await shop.admin.post<{ id: number }>('/users', {
    ...user,
    password: 'парола1',
    role: 'SUPPORT',
  });
  return body.id;
};
const freshMerchant = async ({ shop }: People): Promise<number> => (await shop.registerMerchant()).id;
const userForm = () => {
  made += 1;
  return {
    username: `form-${made}`,
    email: `form-${made}@table.example`,
    firstName: 'Нов',
    lastName: 'Човек',
    role: 'SUPPORT',
    password: 'парола1',
  };
};
const profile = (estate: Estate) => ({
  businessName: 'Работилница',
  businessType: 'SERVICE',
  email: `profile-${estate.merchantId}@table.example`,
  phoneNumber: '0888 123 456',
  address: 'гр. Русе',
});
/** A link of the estate's merchant that nobody has used yet, made by it while it still could. */
const freshLink = async (estate: Estate, { shop, own }: People): Promise<number> =>
  estate.merchantId === own.id ? (await shop.createLink(own)).id : estate.link.id;

/** Security, "Who may call what", and the calls that came after it: every call, every kind of person. */
export const matrix: Readonly<Record<string, Row>> = {
  'POST /auth/login': plain(everybody(401), '/auth/login', { username: 'nobody', password: 'wrong' }),
  'GET /auth/session': plain(signedIn(200), '/auth/session'),
  'GET /auth/sessions': plain(signedIn(200), '/auth/sessions'),
  'DELETE /auth/sessions': plain(signedIn(204), '/auth/sessions'),
  'DELETE /auth/sessions/:id': plain(signedIn(404), `/auth/sessions/${nobodysId}`),
  'POST /auth/prove': plain(signedIn(422), '/auth/prove', { password: 'wrong' }),
  'PUT /auth/password': plain(signedIn(422), '/auth/password', {
    currentPassword: 'wrong',
    newPassword: 'парола2',
  }),
  'GET /users': plain(admins(200), '/users'),
  'GET /users/stats': plain(admins(200), '/users/stats'),
  'GET /users/:id': row(admins(200), (_, { support }) => ({ path: `/users/${support.id}` })),
  'POST /users': row(admins(201), () => ({ path: '/users', body: userForm() })),
  'PUT /users/:id': row(admins(200), async (_, people) => ({
    path: `/users/${await freshUser(people)}`,
    body: userForm(),
  })),
  'DELETE /users/:id': row(admins(204), async (_, people) => ({ path: `/users/${await freshUser(people)}` })),
  'POST /users/:id/lock': row(admins(200), async (_, people) => ({
    path: `/users/${await freshUser(people)}/lock`,
  })),
  'POST /users/:id/unlock': row(staff, async (_, people) => {
    const id = await freshUser(people);
    await people.shop.admin.post(`/users/${id}/lock`);
    return { path: `/users/${id}/unlock` };
  }),
  'DELETE /users/:id/sessions': row(admins(204), async (_, people) => ({
    path: `/users/${await freshUser(people)}/sessions`,
  })),
  'PUT /users/:id/merchants': row(admins(200), ({ merchantId }, { accountant }) => ({
    path: `/users/${accountant.id}/merchants`,
    body: { merchantIds: [merchantId] },
  })),
  'POST /merchants/register': row(everybody(201), () => ({
    path: '/merchants/register',
    body: registration(),
  })),
  'GET /merchants': plain(backOffice, '/merchants'),
  'GET /merchants/me': plain(merchants(200, 200), '/merchants/me'),
  'PUT /merchants/me': row([401, 200, 409, 403, 403, 403, 403, 403, 401], (estate) => ({
    path: '/merchants/me',
    body: profile(estate),
  })),
  'PUT /merchants/me/fiscal-profile': plain(merchants(200, 403), '/merchants/me/fiscal-profile', {
    vatRegistration: 'NONE',
    fiscalMode: 'OWN_TILL',
    language: 'bg',
  }),
  'PUT /merchants/me/logo': plain(merchants(200, 403), '/merchants/me/logo', {
    content: pictureOf(64, 64).toString('base64'),
  }),
  'DELETE /merchants/me/logo': plain(merchants(204, 403), '/merchants/me/logo'),
  'GET /logos/:hash': plain(everybody(404), `/logos/${'0'.repeat(64)}`),
  'GET /merchants/:id': row(readers, ({ merchantId }) => ({ path: `/merchants/${merchantId}` })),
  'PUT /merchants/:id/status': row(admins(200), async (_, people) => ({
    path: `/merchants/${await freshMerchant(people)}/status`,
    body: { status: 'ACTIVE' },
  })),
  'PUT /merchants/:id/plan': row(admins(200), async (_, people) => ({
    path: `/merchants/${await freshMerchant(people)}/plan`,
    body: { plan: 'GROWTH' },
  })),
  'POST /merchants/status': row(admins(200), async (_, people) => ({
    path: '/merchants/status',
    body: { ids: [await freshMerchant(people)], status: 'ACTIVE' },
  })),
  'GET /merchants/:id/deletion': row(admins(200), ({ merchantId }) => ({
    path: `/merchants/${merchantId}/deletion`,
  })),
  'DELETE /merchants/:id': row(admins(204), async (_, people) => ({
    path: `/merchants/${await freshMerchant(people)}`,
  })),
  'GET /merchants/:id/status-history': row(staff, ({ merchantId }) => ({
    path: `/merchants/${merchantId}/status-history`,
  })),
  'GET /merchants/:id/users': row(staff, ({ merchantId }) => ({ path: `/merchants/${merchantId}/users` })),
  'GET /merchants/dashboard-stats': plain(staff, '/merchants/dashboard-stats'),
  'GET /merchants/me/payments': plain(merchants(200, 200), '/merchants/me/payments'),
  'GET /merchants/me/takings': plain(merchants(200, 200), '/merchants/me/takings'),
  'GET /attention': plain(staff, '/attention'),
  'GET /search': plain(backOffice, '/search?search=nobody'),
  'GET /merchants/me/payments/export': plain(merchants(200, 200), '/merchants/me/payments/export?format=csv'),
  'GET /merchants/me/events': plain(merchants(200, 200), '/merchants/me/events'),
  'GET /merchants/me/takings/over-time': plain(
    merchants(200, 200),
    '/merchants/me/takings/over-time?period=WEEK',
  ),
  'GET /activity': plain(staff, '/activity'),
  'POST /document-texts': plain(signedIn(200), '/document-texts', { texts: ['Иван'] }),
  'GET /system-status': plain(staff, '/system-status'),
  'GET /installation': plain(everybody(200), '/installation'),
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
  'POST /payments/checkout/:merchantId': row([200, 200, 200, 409, 200, 200, 409, 200, 200], ({ link }) => ({
    path: `/payments/checkout/${link.merchantId}?paymentLinkId=${link.id}`,
    body: { amount: link.amount, currency: link.currency },
  })),
  'GET /payments/checkout/sessions/:sessionId': row(everybody(200), ({ sessionId }) => ({
    path: `/payments/checkout/sessions/${sessionId}`,
  })),
  // For a suspended merchant's document only the payer's own address is taken.
  'POST /payments/checkout/sessions/:sessionId/receipt': row(
    [202, 202, 202, 403, 202, 202, 403, 202, 202],
    ({ sessionId }) => ({
      path: `/payments/checkout/sessions/${sessionId}/receipt`,
      body: { email: 'platets@example.com' },
    }),
  ),
  'GET /payments': plain(backOffice, '/payments'),
  'GET /payments/summary': plain(backOffice, '/payments/summary'),
  'GET /payments/takings': plain(backOffice, '/payments/takings'),
  'GET /payments/merchant/:merchantId': row(readers, ({ merchantId }) => ({
    path: `/payments/merchant/${merchantId}`,
  })),
  'GET /payments/:id': row(readers, ({ paymentId }) => ({ path: `/payments/${paymentId}` })),
  'GET /payments/:id/history': row(readers, ({ paymentId }) => ({ path: `/payments/${paymentId}/history` })),
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
  'GET /jobs': plain(staff, '/jobs'),
  'GET /jobs/:id': plain([401, 403, 403, 403, 404, 403, 403, 404, 401], `/jobs/${nobodysId}`),
  'POST /jobs/:id/retry': plain(admins(404), `/jobs/${nobodysId}/retry`),
  'GET /audit-log': plain(admins(200), '/audit-log'),
  'GET /payments/health': plain(everybody(200), '/payments/health'),
  'GET /invoices': plain(backOffice, '/invoices'),
  'GET /invoices/me': plain(merchants(200, 200), '/invoices/me'),
  'GET /invoices/export': plain(merchants(200, 200), '/invoices/export?format=csv'),
  'GET /exports/payments': plain(
    [401, 403, 403, 403, 403, 200, 200, 200, 401],
    '/exports/payments?format=csv',
  ),
  'GET /exports/merchants': plain(admins(200), '/exports/merchants?format=csv'),
  'GET /exports/users': plain(admins(200), '/exports/users?format=csv'),
  'GET /exports/payment-links': plain(admins(200), '/exports/payment-links?format=csv'),
  'GET /exports/provider-events': plain(admins(200), '/exports/provider-events?format=csv'),
  'GET /exports/jobs': plain(admins(200), '/exports/jobs?format=csv'),
  'GET /exports/audit-log': plain(admins(200), '/exports/audit-log?format=csv'),
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
  'POST /invoices/:id/send-email': row([401, 200, 404, 403, 200, 403, 403, 200, 401], ({ invoiceId }) => ({
    path: `/invoices/${invoiceId}/send-email`,
    body: { email: 'knigi@table.example' },
  })),
  // Last: they are signed out by it, the two accountants with one token.
  'POST /auth/logout': plain([401, 204, 204, 204, 204, 204, 401, 204, 401], '/auth/logout'),
};
