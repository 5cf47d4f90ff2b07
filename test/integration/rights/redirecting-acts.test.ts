import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirectingActs } from '#contract/redirecting-acts.ts';
import { createCallers, type Callers } from './callers.ts';
import { redirectingSamples, type RedirectingSample } from './redirecting-samples.ts';

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
  const entries = await database.rows<Entry>(
    'select id, action, data::text as data from audit_log order by id',
  );
  const mails = await database.rows<Mail>(
    `select j.id::text as id, coalesce(j.data #>> '{reader,email}',
        case when j.name <> 'users.security-mail' then j.data ->> 'to' end, j.data ->> 'recipient',
        u.email, i.email, m.email) as reader
     from pgboss.job j left join users u on u.id = (j.data ->> 'userId')::bigint
       left join invitations i on i.id = (j.data ->> 'invitationId')::bigint
       left join merchants m on m.id = (j.data ->> 'merchantId')::bigint
     where j.name ~ '^(users|merchants|team|closing)[.].*(mail|change)'`,
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
  if (proof === 'NONE') return null;
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
      if (refused !== null) expect(refused.refusal).toEqual(refused.expected);
      expect(await countOf()).toEqual(before);

      const earlier = await recorded();
      const { status, code } = await ask(name, sample);
      expect([status, code]).toEqual([expect.toSatisfy((each: number) => each < 300), undefined]);
      const later = await recorded();
      const entries = later.entries.slice(earlier.entries.length);
      if (audit !== null) expect(entries.map(({ action }) => action)).toContain(audit);
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
