import { merchants, plain, type Row } from '../row.ts';

/** Calls about what a member should do now. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /merchants/me/home': plain(merchants(200, 200), '/merchants/me/home'),
  'GET /merchants/me/next-step': plain(merchants(200, 200), '/merchants/me/next-step'),
};
