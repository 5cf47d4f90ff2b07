import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey, CreatedKey } from '#contract/integrations/api-keys.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type Answer } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';

let shop: TestApplication;
let merchant: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false, variables: { RATE_LIMITS: 'on' } });
  merchant = await addMerchant();
});
afterAll(() => shop.stop());

/** Five registrations an hour of one network are not the matter here. */
const addMerchant = async (): Promise<TestMerchant> => {
  await shop.database.rows('delete from rate_limits');
  return shop.addMerchant();
};
const createKey = async (about: object = {}, owner = merchant): Promise<CreatedKey> =>
  accepted(
    await owner.api.post<CreatedKey>('/api-keys', {
      name: 'Онлайн магазин',
      scopes: ['links:write', 'payments:read'],
      ...about,
    }),
  );
const listed = async (id: string): Promise<ApiKey> =>
  accepted(await merchant.api.get<ApiKey[]>('/api-keys')).find((key) => key.id === id)!;
const refusal = ({ status, body }: Answer<unknown>): [number, string | undefined] => [status, body.code];

const link = { amount: 5, currency: 'EUR' };
const links = '/payment-links/me';

describe('a key of the other mode', () => {
  it('a live key is refused where the keys of the card provider are test keys', async () => {
    const { key, details } = await createKey();
    await shop.database.rows(`update api_keys set mode = 'live' where id = :id`, details);
    expect(refusal(await shop.api(key).get(links))).toEqual([401, 'keys.other-mode']);
  });
});

describe('a key at work', () => {
  it('creates a link once for one Idempotency-Key, and may not refund: the refusal names the scope', async () => {
    const { key, details } = await createKey();
    expect(key).toMatch(/^plk_test_[a-z2-7]{8}_[0-9A-Za-z]{40}$/);
    expect(details).toMatchObject({ prefix: key.slice(0, 17), lastUsedAt: null, endReason: null });
    const api = shop.api(key);
    const once = { 'idempotency-key': 'a1' };
    const first = await api.post<PaymentLink>(links, link, once);
    const again = await api.post<PaymentLink>(links, link, once);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    const refund = await api.post('/payments/1/refunds', { amount: 1 });
    expect([...refusal(refund), refund.body]).toMatchObject([
      403,
      'access.scope-missing',
      { scope: 'refunds:write', message: 'The key lacks the scope “refunds:write”.' },
    ]);
    const used = await until('the use is stored', async () => (await listed(details.id)).lastUsedAt);
    await api.get(links);
    expect((await listed(details.id)).lastUsedAt).toBe(used);
  });

  it('sees only its own merchant, and is anonymous in public calls', async () => {
    const other = await addMerchant();
    const { key } = await createKey({}, other);
    const mine = await shop.createLink(merchant);
    const api = shop.api(key);
    expect((await api.get(`/payment-links/${mine.id}`)).status).toBe(404);
    expect(accepted(await api.get<unknown[]>(links))).toEqual([]);
    expect((await api.get('/installation')).status).toBe(200);
  });

  it('manages neither keys nor team nor profile', async () => {
    const { key } = await createKey();
    const api = shop.api(key);
    const answers = [
      await api.get('/api-keys'),
      await api.post('/api-keys', { name: 'x', scopes: ['links:write'] }),
      await api.get('/merchants/me/team'),
      await api.get('/auth/session'),
      await api.get('/jobs'),
    ];
    for (const answer of answers) expect(refusal(answer)).toEqual([403, 'access.not-for-keys']);
  });

  it('refunds up to 1,000 euro and is named in the history; above, a person refunds', async () => {
    const { key, details } = await createKey({ scopes: ['refunds:write', 'payments:read'] });
    const checkout = await shop.openCheckout(await shop.createLink(merchant, { amount: 2_000 }));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    const refunds = `/payments/${checkout.paymentId}/refunds`;
    const api = shop.api(key);
    const about = { reason: 'REQUESTED_BY_CUSTOMER' };
    const large = await api.post(refunds, { ...about, amount: 1_000.01 });
    expect(refusal(large)).toEqual([403, 'access.not-for-keys']);
    const requested = accepted(await api.post(refunds, { ...about, amount: 10 }));
    const by = `key:${details.id}`;
    expect(requested).toMatchObject({ requestedBy: by, amount: 10 });
    const audit = await shop.admin.get(`/audit-log?actor=${by}`);
    expect(audit.body).toMatchObject([{ actor: by, username: null }]);
  });

  it('reads and does not write for a suspended merchant', async () => {
    const paused = await addMerchant();
    const { key } = await createKey({}, paused);
    await shop.setStatus(paused.id, 'SUSPENDED');
    const api = shop.api(key);
    expect((await api.get(links)).status).toBe(200);
    expect(refusal(await api.post(links, link))).toEqual([403, 'links.merchant-may-not-act']);
    // Before the body is looked at.
    expect((await api.post(links, {})).status).toBe(403);
  });
});

describe('limits of a key', () => {
  it('each answer says what is left; one call too many is refused until the minute ends', async () => {
    const { key, details } = await createKey();
    const api = shop.api(key);
    const headersOf = ({ headers }: Answer<unknown>): (number | null)[] =>
      ['limit', 'remaining', 'reset'].map((name) => {
        const value = headers.get(`ratelimit-${name}`);
        return value === null ? null : Number(value);
      });
    expect(headersOf(await api.get(links)).slice(0, 2)).toEqual([600, 599]);
    const [limit, remaining, reset] = headersOf(await api.post(links, link));
    expect([limit, remaining]).toEqual([120, 119]);
    expect(reset).toBeGreaterThan(0);
    expect(reset).toBeLessThanOrEqual(60);
    // A refusal costs as much as an answer.
    expect(headersOf(await api.get('/jobs')).slice(0, 2)).toEqual([600, 598]);
    await shop.database.rows(`update rate_limits set points = 120 where key like 'api-key-write:%'`);
    const refused = await api.post(links, link);
    expect(refusal(refused)).toEqual([429, 'input.rate-limited']);
    expect(headersOf(refused)[1]).toBe(0);
    expect(refused.headers.get('retry-after')).toBe(refused.headers.get('ratelimit-reset'));
    expect((await api.get(links)).status).toBe(200);
    // Another key of the merchant and its people are not affected.
    expect((await shop.api((await createKey()).key).post(links, link)).status).toBe(201);
    expect((await merchant.api.get(links)).headers.get('ratelimit-limit')).toBeNull();
    expect(details.id).toMatch(/^[a-z2-7]{8}$/);
  });
});

describe('a wrong key', () => {
  it.each([
    ['mistyped', (key: string) => `${key.slice(0, 30)}${key[30] === 'a' ? 'b' : 'a'}${key.slice(31)}`],
    ['mistyped', () => 'plk_live_'],
  ])('is refused as %s, also in public calls', async (code, change) => {
    const { key } = await createKey();
    const api = shop.api(change(key));
    for (const path of [links, '/installation'])
      expect(refusal(await api.get(path))).toEqual([401, `keys.${code}`]);
  });

  it('that is unknown is refused and limited in its network, where good keys go on', async () => {
    const { key, details } = await createKey();
    await shop.database.rows(`update api_keys set secret_hash = sha256('another') where id = :id`, details);
    const unknown = shop.api(key);
    expect(refusal(await unknown.get(links))).toEqual([401, 'keys.unknown']);
    await shop.database.rows(`update rate_limits set points = 60 where key like 'refused-api-key:%'`);
    expect(refusal(await unknown.get(links))).toEqual([429, 'input.rate-limited']);
    expect((await shop.api((await createKey()).key).get(links)).status).toBe(200);
    await shop.database.rows(`delete from rate_limits where key like 'refused-api-key:%'`);
  });

  it('is refused from a network that is not its own', async () => {
    const { key } = await createKey({ networks: ['203.0.113.9/24', '2001:db8::1'] });
    expect(refusal(await shop.api(key).get(links))).toEqual([403, 'keys.network']);
    const { key: inside, details } = await createKey({ networks: ['127.0.0.0/8'] });
    expect((await shop.api(inside).get(links)).status).toBe(200);
    expect(details.networks).toEqual(['127.0.0.0/8']);
  });

  it('in the query string is refused with what to do, in any parameter', async () => {
    const { key } = await createKey();
    for (const path of [
      `${links}?key=${key}`,
      `/installation?a=b&api_key=%70lk_live_x`,
      `/nowhere?k=${key}`,
    ]) {
      const answer = await merchant.api.get(path);
      expect(refusal(answer)).toEqual([400, 'keys.in-address']);
      expect(JSON.stringify(answer.body)).not.toContain(key);
      expect(answer.body.message).toContain('End this key now');
    }
  });
});

describe('the end of a key', () => {
  it('an owner ends it: 401 from then on, for good', async () => {
    const { key, details } = await createKey();
    const api = shop.api(key);
    expect((await api.get(links)).status).toBe(200);
    expect((await merchant.api.delete(`/api-keys/${details.id}`)).status).toBe(204);
    expect(refusal(await api.get(links))).toEqual([401, 'keys.ended']);
    expect(refusal(await merchant.api.delete(`/api-keys/${details.id}`))).toEqual([409, 'keys.not-live']);
    expect(await listed(details.id)).toMatchObject({ endReason: 'ENDED' });
  });

  it('a key expires on its day', async () => {
    const { key, details } = await createKey({ expiresInDays: 1 });
    expect(Date.parse(details.expiresAt!) - Date.parse(details.createdAt)).toBe(86_400_000);
    await shop.database.rows(`update api_keys set expires_at = created_at where id = :id`, details);
    expect(refusal(await shop.api(key).get(links))).toEqual([401, 'keys.expired']);
    expect(await listed(details.id)).toMatchObject({ endReason: 'EXPIRED', endedAt: details.createdAt });
    const live = accepted(await merchant.api.get<ApiKey[]>('/api-keys?isLive=true')).map(({ id }) => id);
    expect(live).not.toContain(details.id);
  });

  it('a replaced key lives on for the hours of grace, or ends at once', async () => {
    const { key, details } = await createKey({ networks: ['127.0.0.1'] });
    const rotate = (id: string, graceHours: number) =>
      merchant.api.post<CreatedKey>(`/api-keys/${id}/rotate`, { graceHours });
    const second = accepted(await rotate(details.id, 24));
    expect(second.details).toMatchObject({
      scopes: details.scopes,
      networks: ['127.0.0.1/32'],
      expiresAt: null,
    });
    for (const one of [key, second.key]) expect((await shop.api(one).get(links)).status).toBe(200);
    expect((await listed(details.id)).replacedBy).toBe(second.details.id);
    expect(refusal(await rotate(details.id, 1))).toEqual([409, 'keys.replaced']);
    await shop.database.rows(`update api_keys set expires_at = now() where id = :id`, details);
    expect(refusal(await shop.api(key).get(links))).toEqual([401, 'keys.expired']);
    expect((await listed(details.id)).endReason).toBe('REPLACED');
    accepted(await rotate(second.details.id, 0));
    expect(refusal(await shop.api(second.key).get(links))).toEqual([401, 'keys.ended']);
    expect((await listed(second.details.id)).endReason).toBe('REPLACED');
  });

  it('a merchant that closes ends all its keys', async () => {
    const closing = await addMerchant();
    const { key } = await createKey({}, closing);
    await shop.createLink(closing);
    expect((await shop.admin.delete(`/merchants/${closing.id}`)).status).toBeLessThan(300);
    expect(refusal(await shop.api(key).get(links))).toEqual([401, 'keys.ended']);
    const [row] = accepted(await shop.admin.get<ApiKey[]>(`/api-keys?merchantId=${closing.id}`));
    expect(row).toMatchObject({ endReason: 'MERCHANT_CLOSED' });
  });
});

describe('creating keys', () => {
  it('invalid scopes and networks are named and create nothing', async () => {
    const before = accepted(await merchant.api.get<ApiKey[]>('/api-keys')).length;
    const refused = await merchant.api.post('/api-keys', {
      name: ' ',
      scopes: [],
      networks: ['10.0.0.0/33'],
    });
    expect([refused.status, Object.keys(refused.body.fields!).toSorted()]).toEqual([
      422,
      ['name', 'networks', 'scopes'],
    ]);
    const network = { name: 'x', scopes: ['links:read'], networks: ['127.0.0.1', 'example.com'] };
    expect((await merchant.api.post('/api-keys', network)).body.fields).toEqual({
      networks: '“example.com” is no IP address or network, for example 203.0.113.0/24.',
    });
    expect(accepted(await merchant.api.get<ApiKey[]>('/api-keys')).length).toBe(before);
  });

  it('a merchant has at most 20 live keys, also when many are created at once', async () => {
    const keen = await addMerchant();
    const about = { name: 'x', scopes: ['links:read'] };
    // A call that has waited too long for the others is asked again.
    const ask = () =>
      until('the call is answered', async () => {
        const answer = await keen.api.post('/api-keys', about);
        return answer.status !== 503 && answer;
      });
    const answers = await Promise.all(Array.from({ length: 22 }, ask));
    expect(answers.filter(({ status }) => status === 201).length).toBe(20);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'plans.limit-reached', limit: 'apiKeys', most: 20 },
    });
    const [first] = accepted(await keen.api.get<ApiKey[]>('/api-keys'));
    const replaced = await keen.api.post(`/api-keys/${first!.id}/rotate`, { graceHours: 24 });
    expect(replaced.status).toBe(201);
  });

  it('a stolen session without a recent proof creates none', async () => {
    const owner = await addMerchant();
    await shop.database.rows(
      `update sessions set created_at = now() - interval '1 hour', proved_at = null where merchant_id = ${owner.id}`,
    );
    const answer = await owner.api.post('/api-keys', { name: 'x', scopes: ['links:read'] });
    expect(refusal(answer)).toEqual([403, 'access.proof-needed']);
  });

  it('an owner without a verified e-mail creates none', async () => {
    const owner = await addMerchant();
    await shop.database.rows('update users set email_verified_at = null where email = :email', owner);
    const answer = await owner.api.post('/api-keys', { name: 'x', scopes: ['links:read'] });
    expect(refusal(answer)).toEqual([403, 'access.email-unverified']);
  });

  it('the owners get a mail about a new key, by its name and without the key', async () => {
    const { key } = await createKey({ name: 'Нова каса' });
    const jobs = await shop.database.rows<{ data: object }>(
      `select data from pgboss.job where name = 'users.security-mail' and data ->> 'keyName' = 'Нова каса'`,
    );
    expect(jobs).toMatchObject([{ data: { kind: 'KEY_CREATED', address: null } }]);
    expect(JSON.stringify(jobs)).not.toContain(key.slice(18));
  });

  it('only a hash is stored, and the key is in no line of the audit log', async () => {
    const { key, details } = await createKey();
    const [row] = await shop.database.rows<{ text: string; hash: string }>(
      `select k::text as text, encode(k.secret_hash, 'hex') as hash from api_keys k where id = :id`,
      details,
    );
    expect(row!.text).not.toContain(key.slice(18));
    const audit = await shop.database.rows<{ action: string; data: object }>(
      `select action, data from audit_log where subject_type = 'api-key' and subject_id = :id`,
      details,
    );
    expect(audit).toMatchObject([{ action: 'api-key.created', data: { merchantId: merchant.id } }]);
    expect(JSON.stringify(audit)).not.toContain(key.slice(18));
  });

  it('the pages of the list continue by their cursor, in every order', async () => {
    const all = accepted(await merchant.api.get<ApiKey[]>('/api-keys')).length;
    for (const sortBy of ['createdAt', 'lastUsedAt', 'name']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Answer<{ content: ApiKey[] }> = await merchant.api.get(
          `/api-keys?size=5&sortBy=${sortBy}&sortDir=asc${cursor === '' ? '' : `&cursor=${cursor}`}`,
        );
        seen.push(...accepted(page).content.map(({ id }) => id));
        cursor = page.headers.get('next-cursor');
      }
      expect([sortBy, new Set(seen).size]).toEqual([sortBy, all]);
    }
  });
});
