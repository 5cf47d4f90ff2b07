import { plain, staff, admins, anyCaller, signedIn, backOffice, unknownId, type Row } from '../row.ts';

/** Calls of the platform. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /attention': plain(staff, '/attention'),
  'GET /search': plain(backOffice, '/search?search=unknown'),
  'POST /document-texts': plain(signedIn(200), '/document-texts', { texts: ['Иван'] }),
  'GET /system-status': plain(staff, '/system-status'),
  'GET /installation': plain(anyCaller(200), '/installation'),
  'GET /jobs': plain(staff, '/jobs'),
  'GET /jobs/:id': plain([401, 403, 403, 403, 404, 403, 403, 404, 401], `/jobs/${unknownId}`),
  'POST /jobs/:id/retry': plain(admins(404), `/jobs/${unknownId}/retry`),
  'GET /audit-log': plain(admins(200), '/audit-log'),
  'GET /exports/jobs': plain(admins(200), '/exports/jobs?format=csv'),
  'GET /exports/audit-log': plain(admins(200), '/exports/audit-log?format=csv'),
};
