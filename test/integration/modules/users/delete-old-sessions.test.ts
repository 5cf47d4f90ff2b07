import { randomBytes, randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { deleteOldSessions } from '#modules/users/adapters/postgres/delete-old-sessions.ts';
import { ObjectionSessions } from '#modules/users/adapters/postgres/objection-sessions.ts';
import { SqlKnownOrigins } from '#modules/users/adapters/postgres/sql-known-origins.ts';
import { SqlSecondFactors } from '#modules/users/adapters/postgres/sql-second-factors.ts';
import { SqlSignInChallenges } from '#modules/users/adapters/postgres/sql-sign-in-challenges.ts';
import { Session } from '#modules/users/domain/session.ts';
import { SqlAccountTokens } from '#modules/users/adapters/postgres/sql-account-tokens.ts';
import { AccountToken } from '#modules/users/domain/account-token.ts';
import { openChallenge } from '#modules/users/domain/sign-in-challenge.ts';
import { openContractDatabase } from '#test/integration/contracts/contract-database.ts';

const dayMs = 86_400_000;
const start = new Date('2026-11-20T10:00:00Z');
const ip = '192.0.2.1';

test('sessions are deleted thirty days after their end or expiry, known networks ninety days after their last sign-in', async () => {
  const opened = await openContractDatabase();
  onTestFinished(opened.close);
  const sessions = new ObjectionSessions(opened);
  const origins = new SqlKnownOrigins(opened);
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
  for (const at of [start, new Date(start.getTime() - dayMs)]) await origins.rememberNetwork(userId, ip, at);

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
  expect(await origins.isKnownNetwork(userId, ip)).toBe(true);
  daysLater(90, 1);
  await deleteOld();
  expect(await origins.isKnownNetwork(userId, ip)).toBe(false);
});

test('tokens of mailed links are deleted thirty days after their expiry', async () => {
  const opened = await openContractDatabase();
  onTestFinished(opened.close);
  const tokens = new SqlAccountTokens(opened);
  const userId = await opened.addUser();
  const token = AccountToken.create({ userId, kind: 'RESET', email: 'mara@example.bg', ip }, start);
  const secret = await tokens.issue(token);
  const deleteAt = (at: number) => deleteOldSessions({ ...opened, clock: { now: () => new Date(at) } })();
  const endOfRetention = token.expiresAt.getTime() + 30 * dayMs;
  await deleteAt(endOfRetention);
  expect(await tokens.find(secret)).not.toBeNull();
  await deleteAt(endOfRetention + 1);
  expect(await tokens.find(secret)).toBeNull();
});

test('expired challenges and apps that waited a day for their first code are deleted', async () => {
  const opened = await openContractDatabase();
  onTestFinished(opened.close);
  const { database } = opened;
  const userId = await opened.addUser();
  const challenges = new SqlSignInChallenges(opened);
  const factors = new SqlSecondFactors(opened);
  const id = randomUUID();
  const challenge = randomBytes(32);
  await challenges.add(openChallenge({ id, userId, purpose: 'SIGN_IN', challenge }, start));
  const common = { userId, kind: 'TOTP', name: 'Телефон', createdAt: start, lastUsedAt: null } as const;
  const sealed = { sealedSecret: challenge, lastStep: null };
  await factors.save({ ...common, ...sealed, id: await factors.nextId(), confirmedAt: null });
  await factors.save({ ...common, ...sealed, id: await factors.nextId(), confirmedAt: start });
  const deleteAfter = (ms: number) =>
    deleteOldSessions({ database, clock: { now: () => new Date(start.getTime() + ms) } })();
  await deleteAfter(5 * 60_000);
  expect([await challenges.find(id), (await factors.ofUser(userId)).length]).toEqual([expect.anything(), 2]);
  await deleteAfter(5 * 60_000 + 1);
  expect(await challenges.find(id)).toBeNull();
  await deleteAfter(dayMs + 1);
  expect((await factors.ofUser(userId)).map(({ confirmedAt }) => confirmedAt)).toEqual([start]);
});

test('factors, recovery codes, challenges and devices are deleted with their user', async () => {
  const opened = await openContractDatabase();
  onTestFinished(opened.close);
  const userId = await opened.addUser();
  const id = await new SqlSecondFactors(opened).nextId();
  await new SqlSecondFactors(opened).save({
    id,
    userId,
    kind: 'TOTP',
    name: 'Телефон',
    createdAt: start,
    confirmedAt: start,
    lastUsedAt: null,
    sealedSecret: randomBytes(52),
    lastStep: 1,
  });
  await new SqlSecondFactors(opened).replaceCodes(userId, ['one'], start);
  const challenge = { id: randomUUID(), userId, purpose: 'SIGN_IN', challenge: randomBytes(32) } as const;
  await new SqlSignInChallenges(opened).add(openChallenge(challenge, start));
  await new SqlKnownOrigins(opened).rememberDevice(userId, { ip, browser: 'Firefox' }, start);
  await opened.users.remove(userId);
  const [left] = await opened.database.rows(
    `select (select count(*) from second_factors) + (select count(*) from recovery_codes)
       + (select count(*) from sign_in_challenges) + (select count(*) from known_devices) as count`,
  );
  expect(left).toEqual({ count: 0 });
});
