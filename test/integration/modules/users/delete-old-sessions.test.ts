import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { deleteOldSessions } from '#modules/users/adapters/postgres/delete-old-sessions.ts';
import { ObjectionSessions } from '#modules/users/adapters/postgres/objection-sessions.ts';
import { SqlKnownNetworks } from '#modules/users/adapters/postgres/sql-known-networks.ts';
import { Session } from '#modules/users/domain/session.ts';
import { openUsersDatabase } from '../../contracts/users-database.ts';

const dayMs = 86_400_000;
const start = new Date('2026-11-20T10:00:00Z');
const ip = '192.0.2.1';

test('sessions are deleted thirty days after their end or expiry, known networks ninety days after their last sign-in', async () => {
  const opened = await openUsersDatabase();
  onTestFinished(opened.close);
  const sessions = new ObjectionSessions(opened);
  const networks = new SqlKnownNetworks(opened);
  let now = start;
  const deleteOld = deleteOldSessions({ ...opened, clock: { now: () => now } });
  const daysLater = (days: number, ms: number): void => {
    now = new Date(start.getTime() + days * dayMs + ms);
  };
  const userId = await opened.addUser();
  const create = () => Session.create({ id: randomUUID(), userId, ip, userAgent: 'a browser' }, start);
  const [ended, expired] = [create(), create()];
  ended.end('SIGNED_OUT', start);
  for (const session of [ended, expired]) await sessions.add(session);
  const find = (session: Session) =>
    opened.database.transact(() => sessions.findForUpdate(session.toRecord().id));
  // An older sign-in that is stored late does not shorten the retention.
  for (const at of [start, new Date(start.getTime() - dayMs)]) await networks.remember(userId, ip, at);

  daysLater(30, 0);
  expect(await deleteOld()).toBe(0);
  daysLater(30, 1);
  expect(await deleteOld()).toBe(1);
  expect([await find(ended), await find(expired)]).toEqual([null, expect.any(Session)]);
  const lifetimeMs = expired.toRecord().expiresAt.getTime() - start.getTime();
  daysLater(30, lifetimeMs + 1);
  expect(await deleteOld()).toBe(1);
  daysLater(90, 0);
  await deleteOld();
  expect(await networks.isKnown(userId, ip)).toBe(true);
  daysLater(90, 1);
  await deleteOld();
  expect(await networks.isKnown(userId, ip)).toBe(false);
});
