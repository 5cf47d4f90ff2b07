import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exportUsers } from '#contract/exports.ts';
import { dataProvider } from '#web/admin/kit/data-provider/data-provider.ts';
import { ApiError } from '#web/shared/api-error.ts';
import { sessionOf, stubStorage } from '../../browser-storage.ts';

beforeEach(() => void stubStorage(sessionOf('ADMIN')));
afterEach(() => vi.unstubAllGlobals());

const serverSays = (answer: (url: URL) => Response) => {
  const fetch = vi.fn((path: string, _: RequestInit) =>
    Promise.resolve(answer(new URL(path, 'http://plateno.example'))),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const listParams = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter: { status: 'ACTIVE' },
};

test('A list request uses the API’s query parameters and the session, and reads its total from Content-Range', async () => {
  const fetch = serverSays(() =>
    Response.json([{ id: 7 }], { headers: { 'content-range': 'merchants 25-49/57' } }),
  );
  expect(await dataProvider.getList('merchants', listParams)).toMatchObject({ data: [{ id: 7 }], total: 57 });
  const [path, init] = fetch.mock.calls[0]!;
  const url = new URL(path, 'http://plateno.example');
  expect(url.pathname).toBe('/api/merchants');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    range: '[25,49]',
    sort: '["createdAt","DESC"]',
    filter: '{"status":"ACTIVE"}',
  });
  expect(new Headers(init.headers).get('authorization')).toBe('Bearer abc');
});

test('Many merchants or users are fetched with one request', async () => {
  const fetch = serverSays(() => Response.json([{ id: 3 }, { id: 5 }]));
  const { data } = await dataProvider.getMany('merchants', { ids: [3, 5] });
  expect(data).toEqual([{ id: 3 }, { id: 5 }]);
  const [path] = fetch.mock.calls[0]!;
  expect(new URL(path, 'http://plateno.example').searchParams.get('filter')).toBe('{"id":[3,5]}');
});

test('Records of a list without a filter by id are fetched one by one', async () => {
  const fetch = serverSays((url) => Response.json({ id: Number(url.pathname.split('/').at(-1)) }));
  const { data } = await dataProvider.getMany('invoices', { ids: [3, 5] });
  expect(data).toEqual([{ id: 3 }, { id: 5 }]);
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/invoices/3', '/api/invoices/5']);
});

test('A record that does not exist is omitted; another error is not', async () => {
  serverSays(({ pathname }) =>
    pathname.endsWith('/3') ? Response.json({}, { status: 404 }) : Response.json({ id: 5 }),
  );
  expect((await dataProvider.getMany('invoices', { ids: [3, 5] })).data).toEqual([{ id: 5 }]);
  serverSays(() => Response.json({}, { status: 500 }));
  await expect(dataProvider.getMany('invoices', { ids: [3] })).rejects.toMatchObject({ status: 500 });
});

test('An API error has the server’s message, and its field errors are shown beside the inputs', async () => {
  serverSays(() =>
    Response.json(
      { code: 'request.invalid', message: 'Проверете полетата.', fields: { email: 'Заето' } },
      { status: 422 },
    ),
  );
  const refusal = await dataProvider.getOne('merchants', { id: 1 }).catch((reason: unknown) => reason);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({
    status: 422,
    message: 'Проверете полетата.',
    body: { errors: { email: 'Заето' } },
  });
});

test('An error without an answer says that the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(dataProvider.getOne('merchants', { id: 1 })).rejects.toMatchObject({
    status: 0,
    message: 'Няма връзка със сървъра. Проверете интернет връзката си и опитайте пак.',
  });
});

test('A refund by the data provider sends the session and an Idempotency-Key', async () => {
  const fetch = serverSays(() => Response.json({ id: 1 }));
  const body = { amount: 12.5, reason: 'REQUESTED_BY_CUSTOMER', note: '' } as const;
  await dataProvider.refund({ params: { id: 7 }, body });
  const [path, init] = fetch.mock.calls[0]!;
  const headers = new Headers(init.headers);
  expect([init.method, path]).toEqual(['POST', '/api/payments/7/refunds']);
  expect(init.body).toBe(JSON.stringify(body));
  expect([headers.get('authorization'), headers.get('idempotency-key')]).toEqual([
    'Bearer abc',
    expect.any(String),
  ]);
});

test('A list is exported with its filters and the server’s file name', async () => {
  const fetch = serverSays(
    () =>
      new Response('rows', {
        headers: { 'content-disposition': 'attachment; filename="users-2026-11-23.csv"' },
      }),
  );
  const filters = { role: 'ADMIN', format: 'csv' } as const;
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const made = vi.spyOn(URL, 'createObjectURL');
  await dataProvider.exportList('users', exportUsers, filters);
  expect(link.click).toHaveBeenCalledOnce();
  expect([link.download, await (made.mock.calls[0]![0] as Blob).text()]).toEqual([
    'users-2026-11-23.csv',
    'rows',
  ]);
  const url = new URL(fetch.mock.calls[0]![0], 'http://plateno.example');
  expect(Object.fromEntries(url.searchParams)).toEqual(filters);
});
