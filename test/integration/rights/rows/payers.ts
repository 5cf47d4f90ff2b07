import { admins, plain, type Row } from '../row.ts';

/** Calls about what payers ask for; their own pages are no calls. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /erasure-requests': plain(admins(200), '/erasure-requests'),
};
