import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirectingActs } from '#contract/redirecting-acts.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { createCallers, type Callers } from './callers.ts';
import { addKey } from './key-callers.ts';
import { issuedToken, redirectingSamples, type RedirectingSample } from './redirecting-samples.ts';

let callers: Callers;
let samples: ReturnType<typeof redirectingSamples>;
beforeAll(async () => {
  callers = await createCallers({ isWorking: false });
  samples = redirectingSamples(callers);
});
afterAll(() => callers.shop.stop());

const provedAgo = (minutes: number) =>
  callers.shop.database.rows(`update sessions set proved_at = now() - make_interval(mins => ${minutes})`);

const ask = async (
  name: string,
  { path, body, token }: Pick<RedirectingSample, 'path' | 'body' | 'token'>,
): Promise<{ status: number; code: string | undefined }> => {
  const answer = await fetch(`${callers.shop.url}/api${path}`, {
    method: name.split(' ')[0]!,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    code: text === '' ? undefined : (JSON.parse(text) as { code?: string }).code,
  };
};

type Entry = Readonly<{ id: number; action: string; data: string }>;
type Mail = Readonly<{ id: string; reader: string }>;
/** All entries of the audit log and all queued mails so far; a mail with the address that its job sends it to. */
const recorded = async (): Promise<Readonly<{ entries: Entry[]; mails: Mail[] }>> => {
  const { database } = callers.shop;
  // A refused password is recorded, too: that is no change.
  const entries = await database.rows<Entry>(
    `select id, action, data::text as data from audit_log where action !~ 'refused' order by id`,
  );
  const mails = await database.rows<Mail>(
    `select j.id::text as id, coalesce(j.data #>> '{reader,email}',
        case when j.name <> 'users.security-mail' then j.data ->> 'to' end, j.data ->> 'recipient',
        u.email, i.email, m.email) as reader
     from pgboss.job j left join users u on u.id = (j.data ->> 'userId')::bigint
       left join invitations i on i.id = (j.data ->> 'invitationId')::bigint
       left join merchants m on m.id = (j.data ->> 'merchantId')::bigint
     where j.name ~ '^(users|merchants|team|closing|archives)[.].*(mail|change)'`,
  );
  return { entries, mails };
};
const countOf = async (): Promise<readonly number[]> => {
  const { entries, mails } = await recorded();
  return [entries.length, mails.length];
};

/** The same call without what proves it: an old proof, another token or a wrong password. */
const refusalOf = async (name: string, sample: RedirectingSample) => {
  const { proof } = redirectingActs[name]!;
  if (proof === 'ALWAYS' || proof === 'SOMETIMES') {
    await provedAgo(16);
    const refusal = await ask(name, sample);
    await provedAgo(0);
    return { refusal, expected: { status: 403, code: 'access.proof-needed' } };
  }
  const given = sample.body as object;
  if (proof === 'TOKEN') {
    const refusal = await ask(name, { ...sample, body: { ...given, token: 'x'.repeat(43) } });
    return { refusal: refusal.status, expected: 410 };
  }
  // Its first step has the proof, and is an action of its own.
  if (proof === 'NONE') return { refusal: null, expected: null };
  const refusal = await ask(name, { ...sample, body: { ...given, currentPassword: 'wrong' } });
  return { refusal: refusal.status, expected: 422 };
};

describe('an action that changes where money or documents go, who may enter, or who is mailed', () => {
  test('each action of the list has a sample', () => {
    expect(Object.keys(samples).toSorted()).toEqual(Object.keys(redirectingActs).toSorted());
  });

  test.each(Object.entries(redirectingActs))(
    '%s is refused without its proof and changes nothing; with it, it is audited without personal data, and each named reader is mailed',
    async (name, { audit, mails }) => {
      await provedAgo(0);
      const sample = await samples[name]!();
      const before = await countOf();
      const refused = await refusalOf(name, sample);
      expect(refused.refusal).toEqual(refused.expected);
      expect(await countOf()).toEqual(before);

      const earlier = await recorded();
      const { status, code } = await ask(name, sample);
      expect([status, code]).toEqual([expect.toSatisfy((each: number) => each < 300), undefined]);
      const later = await recorded();
      const entries = later.entries.slice(earlier.entries.length);
      const wanted = audit === null ? [] : [audit];
      expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(wanted));
      expect(entries.filter(({ data }) => data.includes('@'))).toEqual([]);
      const known = new Set(earlier.mails.map(({ id }) => id));
      const mailed = later.mails.filter(({ id }) => !known.has(id)).map(({ reader }) => reader);
      for (const reader of mails) {
        const addresses = sample.readers[reader] ?? [];
        expect([reader, addresses.length]).not.toEqual([reader, 0]);
        expect(mailed).toEqual(expect.arrayContaining([...addresses]));
      }
    },
  );
});

describe('an account whose address was never verified', () => {
  const registered = async () => {
    const { shop } = callers;
    const { id, email } = await shop.registerMerchant();
    await shop.setStatus(id, 'ACTIVE');
    const api = shop.api(await shop.signIn(email));
    const [user] = await shop.database.rows<{ id: number }>('select id from users where email = :email', {
      email,
    });
    return { id, email, api, userId: user!.id };
  };

  test('it sets nothing that redirects: no bank account, email, recipient, endpoint, key, invitation, payment account or factor', async () => {
    const { api } = await registered();
    const terms = { vatRegistration: 'NONE', fiscalMode: 'OWN_TILL', language: 'bg' };
    expect((await api.put('/merchants/me/fiscal-profile', terms)).status).toBe(200);
    const answers = [
      await api.put('/merchants/me/fiscal-profile', { ...terms, iban: 'BG80BNBG96611020345678' }),
      await api.put('/merchants/me', {
        businessName: 'Работилница „Дърво и камък“ ООД',
        businessType: 'SERVICE',
        phoneNumber: '0888 123 456',
        address: 'гр. Пловдив',
        email: 'stranger@readers.example',
      }),
      await api.put('/months/me/settings', { recipient: 'stranger@readers.example', sendsItself: true }),
      await api.post('/webhook-endpoints', { url: 'https://stranger.example/hook' }),
      await api.post('/api-keys', { name: 'Чужд', scopes: ['links:read'] }),
      await api.post('/merchants/me/invitations', {
        email: 'stranger@readers.example',
        kind: 'TEAM',
        role: 'OWNER',
      }),
      await api.post('/merchants/me/account', {}),
      await api.post('/merchants/me/account/continue', {}),
      await api.post('/auth/factors/totp', {}),
      await api.post('/auth/factors/passkeys/options', {}),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [403, 'access.email-unverified']),
    );
  });

  test.each(['POST /auth/verify', 'POST /auth/reset'])(
    'what stands from a release before ends with %s: bank account, email, recipient, endpoints and keys',
    async (name) => {
      const { shop } = callers;
      const { id, email, userId } = await registered();
      await shop.database.rows(
        `update merchants set iban = 'BG80BNBG96611020345678', email = :stranger where id = :id`,
        { id, stranger: `stranger-${id}@readers.example` },
      );
      await shop.database.rows(
        `insert into month_settings (merchant_id, recipient, sends_itself) values (:id, 'stranger@readers.example', true)`,
        { id },
      );
      await addKey(shop, id);
      await shop.database.rows(
        `insert into webhook_endpoints (merchant_id, url, types, state, version, created_by, created_at)
         values (:id, 'https://stranger.example/hook', '{payment.succeeded}', 'ENABLED', '2026-12-01', 'user:1', now())`,
        { id },
      );
      const isReset = name === 'POST /auth/reset';
      const body = {
        token: await issuedToken(shop, { userId, kind: isReset ? 'RESET' : 'VERIFY', email }),
        ...(isReset ? { password: 'друга дълга парола 2' } : {}),
      };
      const { path } = { path: name.split(' ')[1]! };
      expect((await ask(name, { path, body, token: null })).status).toBeLessThan(300);
      const [left] = await shop.database.rows(
        `select m.iban, m.email, s.recipient, s.sends_itself as "sendsItself",
           (select count(*)::integer from webhook_endpoints where merchant_id = m.id) as endpoints,
           (select count(*)::integer from api_keys where merchant_id = m.id and ended_at is null) as keys
         from merchants m join month_settings s on s.merchant_id = m.id where m.id = :id`,
        { id },
      );
      expect(left).toEqual({ iban: null, email, recipient: null, sendsItself: false, endpoints: 0, keys: 0 });
      expect(
        (await shop.doctor()).filter((each) => each.includes(`${id}`) && /bank|recipient/.test(each)),
      ).toEqual([]);
    },
  );
});

test('no entry of the audit log holds a name, email, phone number, postal address or bank account that was given in any call', async () => {
  const { shop, own, support } = callers;
  await provedAgo(0);
  const reason = 'Виж BG80 BNBG 9661 1020 3456 78, +359 888 123 456 и maria.koleva@readers.example';
  const fresh = (await shop.registerMerchant()).id;
  const locked = accepted(
    await shop.admin.post<{ id: number }>('/users', {
      username: 'given-name',
      email: 'given@readers.example',
      firstName: 'Силвия',
      lastName: 'Петрова',
      role: 'SUPPORT',
      password: 'дълга парола 2',
    }),
  ).id;
  const answers = [
    await shop.admin.post(`/users/${locked}/lock`, { reason }),
    await shop.admin.put(`/merchants/${fresh}/status`, { status: 'SUSPENDED', reason }),
    await shop.admin.put(`/merchants/${fresh}/limits`, { dayLimit: null, paymentLimit: 50, reason }),
    await shop.admin.post(`/merchants/${own.id}/view`, { reason }),
    await shop.api(support.token).post(`/merchants/${own.id}/pause`, { reason }),
    await shop.admin.put(`/merchants/${own.id}/status`, { status: 'ACTIVE' }),
  ];
  expect(answers.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
  const rows = await shop.database.rows<{ action: string; data: string }>(
    'select action, data::text as data from audit_log',
  );
  const given = /@|Силвия|Петрова|Колева|Дърво и камък|Отец Паисий|0888 ?123|888 123 456|BNBG|Телефон/u;
  expect(rows.filter(({ data }) => given.test(data)).map(({ action, data }) => [action, data])).toEqual([]);
  expect(rows.length).toBeGreaterThan(50);
});
