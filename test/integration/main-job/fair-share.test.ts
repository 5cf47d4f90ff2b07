import { request, type ClientRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkDigest } from '#platform/rate-limits/network-digest.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { followEvents } from '#test/support/application/follow-events.ts';
import { until } from '#test/support/application/until.ts';

type AddedMerchant = Awaited<ReturnType<TestApplication['addMerchant']>>;

let shop: TestApplication;
let merchant: AddedMerchant;
let other: AddedMerchant;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false, variables: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
  // Few: an address registers five merchants an hour.
  merchant = await shop.addMerchant();
  other = await shop.addMerchant();
});
afterAll(() => shop.stop());

it('thirty links a minute can be created for one merchant, and other merchants are not limited', async () => {
  const limit = { name: 'link-created', times: 30, seconds: 60 };
  for (let taken = 0; taken < 29; taken += 1) {
    await shop.application.resolve(RateLimits).take(limit, String(merchant.id));
  }
  const create = { amount: 10, currency: 'EUR' };
  expect((await merchant.api.post('/payment-links/me', create)).status).toBe(201);
  const refused = await merchant.api.post('/payment-links/me', create);
  expect([refused.status, refused.body.code]).toEqual([429, 'links.limit.created']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await other.api.post('/payment-links/me', create)).status).toBe(201);
});

/** Takes a limit as often as calls would. */
const takeTimes = async (name: string, times: number, seconds: number, key: string): Promise<void> => {
  for (let taken = 0; taken < times; taken += 1)
    await shop.application.resolve(RateLimits).take({ name, times: times + 1, seconds }, key);
};

it('drafts of invoices are saved 120 times a minute for one merchant, and other merchants are not limited', async () => {
  await takeTimes('invoice-draft', 119, 60, String(merchant.id));
  const draft = { content: { items: [] } };
  expect((await merchant.api.post('/invoice-drafts', draft)).status).toBe(201);
  expect((await merchant.api.post('/invoice-drafts', draft)).status).toBe(429);
  expect((await other.api.post('/invoice-drafts', draft)).status).toBe(201);
});

it('a merchant sends thirty test events and six replays a minute, and other merchants are not limited', async () => {
  const endpoint = async ({ api }: AddedMerchant): Promise<string> => {
    const made = await api.post<{ id: number }>('/webhook-endpoints', {
      url: 'http://127.0.0.1:9999/x',
      types: [],
    });
    return `/webhook-endpoints/${accepted(made).id}`;
  };
  const [own, others] = [await endpoint(merchant), await endpoint(other)];
  await takeTimes('webhook-test', 29, 60, String(merchant.id));
  await takeTimes('webhook-replay', 5, 60, String(merchant.id));
  const time = { from: '2026-11-01T00:00:00Z', to: '2026-11-02T00:00:00Z' };
  const statuses = async ({ api }: AddedMerchant, path: string): Promise<number[]> => {
    const answers = [];
    for (const body of [undefined, undefined]) answers.push(await api.post(`${path}/test`, body));
    for (const body of [time, time]) answers.push(await api.post(`${path}/replay`, body));
    answers.push(await api.post('/test-events', { type: 'link.paid' }));
    return answers.map(({ status }) => status);
  };
  expect(await statuses(merchant, own)).toEqual([202, 429, 202, 429, 429]);
  expect(await statuses(other, others)).toEqual([202, 202, 202, 202, 202]);
});

it('a person imports twenty files a minute, dry runs included, and other persons are not limited', async () => {
  const [user] = await shop.database.rows<{ id: number }>(
    'select id from users where email = :email',
    merchant,
  );
  await takeTimes('record-import', 19, 60, `user:${user!.id}`);
  const content = Buffer.from('name;price\nМаса;10').toString('base64');
  const importBy = ({ api }: AddedMerchant) => api.post('/items/me/import?dryRun=true', { content });
  expect((await importBy(merchant)).status).toBe(200);
  expect((await importBy(merchant)).status).toBe(429);
  expect((await importBy(other)).status).toBe(200);
});

/** Rows as if payers of a network had made links like this one on the public page. */
const repeatLink = (path: string, times: number, ip: string): Promise<unknown> =>
  shop.database.rows(
    `insert into payment_links overriding system value
     select (jsonb_populate_record(l, jsonb_build_object('id', nextval(pg_get_serial_sequence('payment_links', 'id')),
       'token', l.token || :ip || '-' || n, 'opened_from', cast(:network as text)))).*
     from payment_links l, generate_series(1, cast(:times as int)) n where l.token = :token`,
    { token: path.slice('/pay/'.length), times, ip, network: networkDigest(ip) },
  );

it('a public page at its 120 open links ends the oldest of the network with most, and a guest is not refused', async () => {
  const page = { isOn: true, text: null, town: null, showsPhone: false, showsEmail: false, isIndexed: false };
  const amounts = { takesAmounts: true, minAmount: 1, maxAmount: 100 };
  const { url } = accepted(
    await merchant.api.put<{ url: string }>('/merchants/me/public-page', { ...page, ...amounts }),
  );
  const pay = async (ip: string): Promise<string> => {
    const body = new URLSearchParams({ amount: '12,50' });
    const headers = { 'x-forwarded-for': ip };
    return (await fetch(url, { method: 'POST', body, headers, redirect: 'manual' })).headers.get('location')!;
  };
  const guest = await pay('198.51.100.1');
  for (let network = 2; network <= 6; network += 1) await repeatLink(guest, 20, `198.51.100.${network}`);
  for (let network = 7; network <= 8; network += 1)
    for (let count = 0; count < 20; count += 1)
      expect(await pay(`198.51.100.${network}`)).toMatch(/^\/pay\//);
  const refused = await pay('198.51.100.8');
  expect(refused).toMatch(/^\/m\/.*refused=input\.rate-limited&seconds=\d{1,2}$/);
  expect(await pay('198.51.100.9')).toMatch(/^\/pay\//);
  expect((await shop.api().get(`/payment-links/token/${guest.slice('/pay/'.length)}`)).status).toBe(200);
  const open = await shop.database.rows(
    `select from payment_links where origin = 'PUBLIC_PAGE' and status = 'ACTIVE'`,
  );
  expect(open).toHaveLength(120);
}, 60_000);

it('one user can hold six live event streams, and an ended one makes room', async () => {
  const { token } = merchant;
  const follow = () => followEvents(`${shop.url}/api/merchants/me/events`, token);
  const open = [];
  for (let count = 0; count < 6; count += 1) open.push(await follow());
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const refused = await shop.api(token).get('/merchants/me/events');
  expect([refused.status, refused.body.code]).toEqual([429, 'events.too-many-of-person']);
  expect(refused.headers.get('retry-after')).toBe('60');
  open[0]!.leave();
  const again = await until('there is room', async () => {
    const following = await follow();
    if (following.status === 200) return following;
    following.leave();
    return null;
  });
  for (const { leave } of [...open, again]) leave();
});

describe('24 unread workbooks of twelve administrators', () => {
  const requests: ClientRequest[] = [];
  afterAll(() => {
    for (const one of requests) one.destroy();
  });
  const snapshots = async (): Promise<number> => {
    const rows = await shop.database.rows(
      `select from pg_stat_activity where datname = current_database() and application_name = 'plateno export'`,
    );
    return rows.length;
  };

  it('sign-in and health answer while 24 workbooks are requested, of which two are written at a time', async () => {
    const merchant = await shop.registerMerchant();
    // In parts, each within the statement timeout. A hundred texts do not fit into the window of the compression.
    for (let part = 0; part < 20; part += 1) {
      await shop.database.rows(
        `with texts as materialized (
           select array_agg((select string_agg(md5((m * 100 + k)::text), '') from generate_series(1, 30) k)) as texts
           from generate_series(1, 100) m)
         insert into audit_log (at, actor, action, subject_type, subject_id, data)
         select now(), 'system:tests', 'user.signed-in', 'user', n::text,
           jsonb_build_object('a', t.texts[1 + n % 100])
         from generate_series(cast(:from as int), :from + 1999) n, texts t`,
        { from: part * 2_000 },
      );
    }
    const tokens: string[] = [];
    for (let admin = 0; admin < 12; admin += 1) {
      const about = { username: `admin-${admin}`, email: `admin-${admin}@example.bg`, role: 'ADMIN' };
      await shop.admin.post('/users', {
        ...about,
        firstName: 'А',
        lastName: 'Б',
        password: 'дълга парола 1',
      });
      tokens.push(await shop.signIn(about.username));
    }
    const statuses: number[] = [];
    for (const token of [...tokens, ...tokens]) {
      const one = request(`${shop.url}/api/exports/audit-log?format=excel`, {
        headers: { authorization: `Bearer ${token}` },
      });
      one.on('error', () => undefined);
      one.once('response', (response) => void statuses.push(response.statusCode!));
      one.end();
      requests.push(one);
    }
    await until('two workbooks have begun', () => statuses.filter((status) => status === 200).length === 2);
    expect(await shop.signIn(merchant.email)).toEqual(expect.any(String));
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect(await snapshots()).toBeLessThanOrEqual(2);
    await until('the others are refused', () => statuses.filter((status) => status === 429).length === 22);
    expect(await snapshots()).toBeLessThanOrEqual(2);
  });
});
