import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirectingActs } from '#contract/redirecting-acts.ts';
import { createCallers, type Callers } from './callers.ts';
import { matrix } from './matrix.ts';
import { columns } from './row.ts';
import { statusOf } from './status-of.ts';

/** Acts that always need a proof, with the caller of the matrix who may do them. */
const proved = Object.entries(redirectingActs)
  .filter(([, { proof }]) => proof === 'ALWAYS')
  .map(([name, { audit, mails }]) => {
    const caller = (['own', 'admin', 'accountant'] as const).find(
      (column) => matrix[name]!.statuses[columns.indexOf(column)]! < 300,
    );
    return { name, audit, isMailed: mails.length > 0, caller };
  });

let callers: Callers;
beforeAll(async () => {
  callers = await createCallers({ isWorking: false });
});
afterAll(() => callers.shop.stop());

const ask = (name: string, caller: 'own' | 'admin' | 'accountant' | undefined): Promise<number> => {
  const { ownedRecords, shop, own, accountant } = callers;
  const tokens = { own: own.token, admin: shop.adminToken, accountant: accountant.token };
  return statusOf(name, { callers, records: ownedRecords.own, token: tokens[caller!] });
};
const provedAgo = (minutes: number) =>
  callers.shop.database.rows(`update sessions set proved_at = now() - make_interval(mins => ${minutes})`);
const one = async <T>(sql: string): Promise<T> => (await callers.shop.database.rows<T & object>(sql))[0]!;
const count = `select
  (select coalesce(max(id), 0)::integer from audit_log) as audited,
  (select count(*)::integer from pgboss.job where name ~ '^(users|merchants|team|closing)[.].*(mail|notice)') as mailed`;

describe('an act that changes where money or documents go, who may enter, or who is told', () => {
  test.each(proved)(
    '$name is refused to a proof of sixteen minutes, and a fresh one is audited without personal data and mailed',
    async ({ name, audit, isMailed, caller }) => {
      await provedAgo(16);
      expect(await ask(name, caller)).toBe(403);
      await provedAgo(0);
      const before = await one<{ audited: number; mailed: number }>(count);
      expect(await ask(name, caller)).toBe(matrix[name]!.statuses[columns.indexOf(caller!)]);
      const after = await one<{ mailed: number }>(count);
      if (isMailed) expect(after.mailed).toBeGreaterThan(before.mailed);
      const rows = await callers.shop.database.rows<{ action: string; data: string }>(
        `select action, data::text as data from audit_log where id > ${before.audited}`,
      );
      if (audit !== null) expect(rows.map(({ action }) => action)).toContain(audit);
      expect(rows.filter(({ data }) => data.includes('@'))).toEqual([]);
    },
  );
});
