import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirectingActs } from '#contract/redirecting-acts.ts';
import { createCallers, type Callers } from './callers.ts';
import { matrix } from './matrix.ts';
import { columns } from './row.ts';

const statusIn = (name: string, caller: 'own' | 'admin' | 'accountant'): number =>
  matrix[name]!.statuses[columns.indexOf(caller)]!;

/** The sample of the matrix changes nothing: the user has no factor, and the assignments stay. */
const unchanged = ['DELETE /users/:id/factors', 'PUT /users/:id/merchants'];

/** Acts that always need a proof and that succeed in the matrix, with the caller who may do them. */
const proved = Object.entries(redirectingActs).flatMap(([name, { proof, audit, mails }]) => {
  const caller = (['own', 'admin', 'accountant'] as const).find((each) => statusIn(name, each) < 300);
  if (proof !== 'ALWAYS' || caller === undefined) return [];
  const hasEffect = !unchanged.includes(name);
  const audits = audit === null || !hasEffect ? [] : [audit];
  return [{ name, caller, audits, leastMails: hasEffect ? Math.min(mails.length, 1) : 0 }];
});

let callers: Callers;
beforeAll(async () => {
  callers = await createCallers({ isWorking: false });
});
afterAll(() => callers.shop.stop());

const askOnce = async (name: string, caller: 'own' | 'admin' | 'accountant') => {
  const { ownedRecords, shop, own, accountant } = callers;
  const tokens = { own: own.token, admin: shop.adminToken, accountant: accountant.token };
  const { path, body } = await matrix[name]!.call(ownedRecords.own, callers);
  const [method = ''] = name.split(' ');
  return async (): Promise<number> => {
    const answer = await fetch(`${shop.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens[caller]}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await answer.text();
    return answer.status;
  };
};
const provedAgo = (minutes: number) =>
  callers.shop.database.rows(`update sessions set proved_at = now() - make_interval(mins => ${minutes})`);
type Counts = Readonly<{ audited: number; mailed: number }>;
const count = async (): Promise<Counts> => {
  const [counts] = await callers.shop.database.rows<Counts>(`select
    (select coalesce(max(id), 0)::integer from audit_log) as audited,
    (select count(*)::integer from pgboss.job where name ~ '^(users|merchants|team|closing)[.].*(mail|change)') as mailed`);
  return counts!;
};

describe('an action that changes where money or documents go, who may enter, or who is mailed', () => {
  test.each(proved)(
    '$name is refused to a proof of sixteen minutes; with a fresh one it is audited without personal data and mailed',
    async ({ name, audits, leastMails, caller }) => {
      await provedAgo(0);
      const ask = await askOnce(name, caller);
      await provedAgo(16);
      const before = await count();
      expect(await ask()).toBe(403);
      expect(await count()).toEqual(before);
      await provedAgo(0);
      expect(await ask()).toBe(statusIn(name, caller));
      expect((await count()).mailed).toBeGreaterThanOrEqual(before.mailed + leastMails);
      const rows = await callers.shop.database.rows<{ action: string; data: string }>(
        `select action, data::text as data from audit_log where id > ${before.audited}`,
      );
      expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(audits));
      expect(rows.filter(({ data }) => data.includes('@'))).toEqual([]);
    },
  );
});
