import { merchants, plain, type Row } from '../row.ts';

/** Calls about the reports of the caller's merchant. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /merchants/me/reports': plain(merchants(200, 200), '/merchants/me/reports?period=QUARTER'),
  'GET /merchants/me/reports/customers': plain(merchants(200, 200), '/merchants/me/reports/customers?size=5'),
  'GET /merchants/me/reports/customers/export': plain(
    merchants(200, 200),
    '/merchants/me/reports/customers/export?format=csv',
  ),
  'GET /merchants/me/reports/items': plain(merchants(200, 200), '/merchants/me/reports/items?sortBy=name'),
  'GET /merchants/me/reports/items/export': plain(
    merchants(200, 200),
    '/merchants/me/reports/items/export?format=csv',
  ),
};
