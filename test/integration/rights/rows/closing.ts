import { merchants, plain, row, type Row } from '../row.ts';

/** Months that no other caller has closed. */
let closedMonths = 0;
const freshMonth = (): string => {
  closedMonths += 1;
  return `20${String(10 + Math.floor(closedMonths / 12)).padStart(2, '0')}-${String((closedMonths % 12) + 1).padStart(2, '0')}`;
};
const readers = [401, 403, 403, 403, 200, 200, 404, 200, 401] as const;
/** No month was closed: 404 is what a caller with the right gets. */
const readersOfFiles = [401, 403, 403, 403, 404, 404, 404, 404, 401] as const;
const closers = (done: number) => [401, 403, 403, 403, 403, done, 404, done, 401] as const;
const open = '2009-10';
const settings = { recipient: 'schetovodstvo@example.bg', sendsItself: false };

const turnover = { day: '2026-01-05', amount: 10, note: 'Продажби в магазина' };

/** Calls about months: of merchants about their own, of the back office about those that it sees. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /merchants/me/vat-threshold': plain(merchants(200, 200), '/merchants/me/vat-threshold'),
  'POST /merchants/me/other-turnover': plain(merchants(201, 403), '/merchants/me/other-turnover', turnover),
  'DELETE /merchants/me/other-turnover/:id': row(
    [401, 204, 404, 403, 403, 403, 403, 403, 401],
    async ({ merchantId }, { shop }) => {
      const [added] = await shop.database.rows<{ id: number }>(
        `insert into other_turnover (merchant_id, day, amount_minor, note, recorded_by, recorded_at)
         values (:merchantId, '2026-01-06', 100, 'Грешка', 'user:1', now()) returning id`,
        { merchantId },
      );
      return { path: `/merchants/me/other-turnover/${added!.id}` };
    },
  ),
  'GET /vat-thresholds': plain([401, 403, 403, 403, 403, 403, 403, 200, 401], '/vat-thresholds'),
  'GET /months/me': plain(merchants(200, 200), '/months/me'),
  'GET /months/me/settings': plain(merchants(200, 200), '/months/me/settings'),
  'PUT /months/me/settings': plain(merchants(200, 403), '/months/me/settings', settings),
  'GET /months/me/:month': plain(merchants(200, 200), `/months/me/${open}`),
  'POST /months/me/:month/close': row(merchants(409, 403), () => ({
    path: `/months/me/${freshMonth()}/close`,
  })),
  'POST /months/me/:month/reopen': plain(merchants(409, 403), `/months/me/${open}/reopen`, {
    reason: 'Грешка',
  }),
  'POST /months/me/:month/send': plain(merchants(409, 403), `/months/me/${open}/send`, {}),
  'GET /months/me/:month/files/:name': plain(merchants(404, 404), `/months/me/${open}/files/delta.txt`),
  'GET /months/me/:month/pack': plain(merchants(404, 404), `/months/me/${open}/pack`),
  'GET /months': plain([401, 403, 403, 403, 200, 200, 200, 200, 401], '/months'),
  'POST /months/packs': row(closers(409), ({ merchantId }) => ({
    path: '/months/packs',
    body: { month: open, merchantIds: [merchantId] },
  })),
  'GET /merchants/:id/months': row(readers, ({ merchantId }) => ({
    path: `/merchants/${merchantId}/months`,
  })),
  'GET /merchants/:id/months/:month': row(readers, ({ merchantId }) => ({
    path: `/merchants/${merchantId}/months/${open}`,
  })),
  'POST /merchants/:id/months/:month/close': row(closers(409), ({ merchantId }) => ({
    path: `/merchants/${merchantId}/months/${freshMonth()}/close`,
  })),
  'POST /merchants/:id/months/:month/reopen': row(closers(409), ({ merchantId }) => ({
    path: `/merchants/${merchantId}/months/${open}/reopen`,
    body: { reason: 'Грешка' },
  })),
  'POST /merchants/:id/months/:month/send': row(closers(409), ({ merchantId }) => ({
    path: `/merchants/${merchantId}/months/${open}/send`,
    body: {},
  })),
  'GET /merchants/:id/months/:month/files/:name': row(readersOfFiles, ({ merchantId }) => ({
    path: `/merchants/${merchantId}/months/${open}/files/delta.txt`,
  })),
  'GET /merchants/:id/months/:month/pack': row(readersOfFiles, ({ merchantId }) => ({
    path: `/merchants/${merchantId}/months/${open}/pack`,
  })),
};
