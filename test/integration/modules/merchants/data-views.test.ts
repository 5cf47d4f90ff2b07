import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import type { AuditEntry } from '#kernel/audit.ts';
import { AuditedDataViews } from '#modules/merchants/adapters/postgres/audited-data-views.ts';
import { DatabaseAuditLog } from '#platform/audit/database-audit-log.ts';
import { createLog } from '#platform/log.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const accountant = (userId: number): Actor => ({
  kind: 'user',
  userId,
  username: 'kantora',
  role: 'ACCOUNTANT',
  merchantId: null,
  sessionId: '',
});
const clockAt = (instant: string) => ({ at: new Date(instant), now: (): Date => clock.at });
const clock = clockAt('2026-11-20T10:00:00Z');

/** The views of one process. */
const processViews = (about: Partial<ConstructorParameters<typeof AuditedDataViews>[0]> = {}) => {
  const { database } = opened;
  const audit = new DatabaseAuditLog({ database, clock });
  const serverLog = createLog('silent');
  return new AuditedDataViews({ database, audit, work: database, clock, serverLog, ...about });
};
const recordedOf = (userId: number) =>
  opened.database.rows<{ merchant: string; viewed: string }>(
    `select subject_id as merchant, data ->> 'viewed' as viewed from audit_log
     where actor = :actor and action = 'merchant.data-viewed' order by id`,
    { actor: `user:${userId}` },
  );

test('two processes record a view of an accountant once a Sofia day, for each merchant and kind of data', async () => {
  const [one, other] = [processViews(), processViews()];
  await Promise.all([
    one.record(accountant(1), [1, 2, 1], 'PAYMENTS'),
    other.record(accountant(1), [2, 1], 'PAYMENTS'),
  ]);
  await one.record(accountant(1), [1], 'DOCUMENTS');
  const first = await recordedOf(1);
  expect(
    first
      .filter(({ viewed }) => viewed === 'PAYMENTS')
      .map(({ merchant }) => merchant)
      .toSorted(),
  ).toEqual(['1', '2']);
  expect(first).toHaveLength(3);
  // 23:59:59 and 00:00:00 in Sofia.
  clock.at = new Date('2026-11-20T21:59:59Z');
  await one.record(accountant(1), [1], 'PAYMENTS');
  expect(await recordedOf(1)).toHaveLength(3);
  clock.at = new Date('2026-11-20T22:00:00Z');
  await one.record(accountant(1), [1], 'PAYMENTS');
  await other.record(accountant(1), [1], 'PAYMENTS');
  expect(await recordedOf(1)).toHaveLength(4);
});

test('only accountants are recorded, and the merchants of others are not asked for', async () => {
  const before = await opened.database.rows('select id from audit_log');
  const asked = async (): Promise<never> => {
    throw new Error('asked');
  };
  const support = { ...accountant(2), role: 'SUPPORT' } as Actor;
  for (const actor of [support, { kind: 'operator', name: 'root' } as const, { kind: 'anonymous' } as const])
    await processViews().record(actor, asked, 'PAYMENTS_FILE');
  expect(await opened.database.rows('select id from audit_log')).toHaveLength(before.length);
});

test('a view that cannot be recorded does not fail the read, and is recorded by the next', async () => {
  const entries: AuditEntry[] = [];
  let isBroken = true;
  const audit = {
    record: async (entry: AuditEntry) => {
      if (isBroken) throw new Error('no audit log');
      entries.push(entry);
    },
  };
  const views = processViews({ audit });
  await views.record(accountant(3), [1], 'PAYMENTS');
  await views.record(accountant(3), () => Promise.reject(new Error('no database')), 'PAYMENTS_FILE');
  isBroken = false;
  await views.record(accountant(3), [1], 'PAYMENTS');
  await views.record(accountant(3), [1], 'PAYMENTS');
  expect(entries).toMatchObject([{ subject: { type: 'merchant', id: 1 }, data: { viewed: 'PAYMENTS' } }]);
});
