import { pictureOf } from '#test/support/picture-of.ts';
import type { OwnedRecords, Callers } from '../callers.ts';
import { plain, row, staff, admins, merchants, readers, anyCaller, backOffice, type Row } from '../row.ts';

let made = 0;
const registration = () => {
  made += 1;
  return {
    businessName: 'Нов търговец',
    businessType: 'OTHER',
    email: `new-${made}@table.example`,
    phoneNumber: '0888 123 456',
    address: 'гр. Русе',
    password: 'тайна дума 1',
  };
};
const freshMerchant = async ({ shop }: Callers): Promise<number> => (await shop.registerMerchant()).id;
const freshNote = async ({ merchantId }: OwnedRecords, { shop }: Callers): Promise<string> => {
  const path = `/merchants/${merchantId}/notes`;
  const { body } = await shop.admin.post<{ id: number }>(path, { text: 'Бележка' });
  return `${path}/${body.id}`;
};
const profile = (records: OwnedRecords) => ({
  businessName: 'Работилница',
  businessType: 'SERVICE',
  email: `profile-${records.merchantId}@table.example`,
  phoneNumber: '0888 123 456',
  address: 'гр. Русе',
});

/** Calls of merchants. */
export const rows: Readonly<Record<string, Row>> = {
  'PUT /users/:id/merchants': row(admins(200), ({ merchantId }, { accountant }) => ({
    path: `/users/${accountant.id}/merchants`,
    body: { merchantIds: [merchantId] },
  })),
  'POST /merchants/register': row(anyCaller(201), () => ({
    path: '/merchants/register',
    body: registration(),
  })),
  'GET /merchants': plain(backOffice, '/merchants'),
  'GET /merchants/me': plain(merchants(200, 200), '/merchants/me'),
  'PUT /merchants/me': row([401, 200, 409, 403, 403, 403, 403, 403, 401], (records) => ({
    path: '/merchants/me',
    body: profile(records),
  })),
  'PUT /merchants/me/fiscal-profile': plain(merchants(200, 403), '/merchants/me/fiscal-profile', {
    vatRegistration: 'NONE',
    fiscalMode: 'OWN_TILL',
    language: 'bg',
  }),
  'PUT /merchants/me/logo': plain(merchants(200, 403), '/merchants/me/logo', {
    content: pictureOf(64, 64).toString('base64'),
  }),
  'PUT /merchants/me/brand-color': plain(merchants(200, 403), '/merchants/me/brand-color', {
    brandColor: '#0A5C4E',
  }),
  'DELETE /merchants/me/logo': plain(merchants(204, 403), '/merchants/me/logo'),
  'GET /logos/:hash': plain(anyCaller(404), `/logos/${'0'.repeat(64)}`),
  'GET /merchants/:id': row(readers, ({ merchantId }) => ({ path: `/merchants/${merchantId}` })),
  'PUT /merchants/:id/status': row(admins(200), async (_, callers) => ({
    path: `/merchants/${await freshMerchant(callers)}/status`,
    body: { status: 'ACTIVE' },
  })),
  'POST /merchants/:id/pause': row(staff, async (_, callers) => ({
    path: `/merchants/${await freshMerchant(callers)}/pause`,
    body: { reason: 'Необичайни плащания' },
  })),
  'GET /merchants/me/status': plain(merchants(200, 200), '/merchants/me/status'),
  'PUT /merchants/:id/plan': row(admins(200), async (_, callers) => ({
    path: `/merchants/${await freshMerchant(callers)}/plan`,
    body: { plan: 'GROWTH' },
  })),
  'GET /merchants/me/plan': plain(merchants(200, 200), '/merchants/me/plan'),
  // The installation of this table has no operator.
  'POST /merchants/me/plan/preview': plain(merchants(409, 403), '/merchants/me/plan/preview', {
    plan: 'GROWTH',
  }),
  'POST /merchants/me/plan': plain(merchants(409, 403), '/merchants/me/plan', { plan: 'GROWTH' }),
  'GET /merchants/:id/plans': row(staff, ({ merchantId }) => ({ path: `/merchants/${merchantId}/plans` })),
  'POST /merchants/status': row(admins(200), async (_, callers) => ({
    path: '/merchants/status',
    body: { ids: [await freshMerchant(callers)], status: 'ACTIVE' },
  })),
  'GET /merchants/:id/checks': row(staff, ({ merchantId }) => ({ path: `/merchants/${merchantId}/checks` })),
  'PUT /merchants/:id': row(admins(200), async (_, callers) => {
    const id = await freshMerchant(callers);
    made += 1;
    return {
      path: `/merchants/${id}`,
      body: {
        ...profile({ merchantId: id } as OwnedRecords),
        email: `corrected-${made}@table.example`,
        vatRegistration: 'NONE',
        fiscalMode: 'OWN_TILL',
        language: 'bg',
        reason: 'По искане на търговеца',
      },
    };
  }),
  'GET /merchants/:id/notes': row(staff, ({ merchantId }) => ({ path: `/merchants/${merchantId}/notes` })),
  'POST /merchants/:id/notes': row([401, 403, 403, 403, 201, 403, 403, 201, 401], ({ merchantId }) => ({
    path: `/merchants/${merchantId}/notes`,
    body: { text: 'Бележка' },
  })),
  // Of the administrator: support neither changes nor deletes it.
  'PUT /merchants/:id/notes/:noteId': row(admins(200), async (records, callers) => ({
    path: await freshNote(records, callers),
    body: { text: 'Друга бележка' },
  })),
  'DELETE /merchants/:id/notes/:noteId': row(admins(204), async (records, callers) => ({
    path: await freshNote(records, callers),
  })),
  'GET /merchants/:id/deletion': row(admins(200), ({ merchantId }) => ({
    path: `/merchants/${merchantId}/deletion`,
  })),
  'DELETE /merchants/:id': row(admins(204), async (_, callers) => ({
    path: `/merchants/${await freshMerchant(callers)}`,
  })),
  'GET /merchants/:id/status-history': row(staff, ({ merchantId }) => ({
    path: `/merchants/${merchantId}/status-history`,
  })),
  'GET /merchants/:id/users': row(staff, ({ merchantId }) => ({ path: `/merchants/${merchantId}/users` })),
  'GET /exports/merchants': plain(admins(200), '/exports/merchants?format=csv'),
};
