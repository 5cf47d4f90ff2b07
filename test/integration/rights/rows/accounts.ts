import type { Callers } from '../callers.ts';
import { merchants, plain, row, staff, type Row } from '../row.ts';

/** Both merchants have an account; the suspended one has none. */
const started = async ({ own, other }: Callers): Promise<void> => {
  for (const { api } of [own, other]) await api.post('/merchants/me/account');
};

/** A merchant without an account: what a caller with the right gets. */
const missing = [401, 403, 403, 403, 404, 403, 403, 404, 401] as const;

/** Calls about accounts at the card provider. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /merchants/me/account': plain(merchants(200, 200), '/merchants/me/account'),
  'POST /merchants/me/account': plain(merchants(200, 403), '/merchants/me/account'),
  'POST /merchants/me/account/continue': row(merchants(200, 403), async (_, callers) => {
    await started(callers);
    return { path: '/merchants/me/account/continue' };
  }),
  'POST /merchants/me/account/refresh': row(merchants(200, 404), async (_, callers) => {
    await started(callers);
    return { path: '/merchants/me/account/refresh' };
  }),
  'GET /provider-accounts': plain(staff, '/provider-accounts'),
  'GET /provider-accounts/:merchantId': row(missing, () => ({ path: '/provider-accounts/999999' })),
  'POST /provider-accounts/:merchantId/refresh': row(missing, () => ({
    path: '/provider-accounts/999999/refresh',
  })),
};
