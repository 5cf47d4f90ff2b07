import { admins, anyCaller, merchants, plain, row, staff, type Row } from '../row.ts';

/** Calls about archives of businesses, and about leaving. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /archives/me': plain(merchants(200, 200), '/archives/me'),
  'POST /archives/me': plain(merchants(202, 202), '/archives/me'),
  'GET /archives': plain(staff, '/archives'),
  'POST /merchants/:id/archives': row(admins(202), ({ merchantId }) => ({
    path: `/merchants/${merchantId}/archives`,
  })),
  'GET /archives/:id/file': plain([401, 404, 404, 404, 403, 403, 403, 404, 401], '/archives/999999999/file'),
  'GET /archives/mailed/:secret': plain(anyCaller(404), `/archives/mailed/${'x'.repeat(43)}`),
  'GET /merchants/me/leaving': plain(merchants(200, 200), '/merchants/me/leaving'),
  // With another name nothing ends: the caller of the next row is the same merchant.
  'POST /merchants/me/leave': plain(merchants(422, 403), '/merchants/me/leave', { confirm: 'Друг ЕООД' }),
};
