import { beforeEach, describe, expect, test } from 'vitest';
import { anonymous, type Actor, type SignedIn } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { ProofNeeded } from '#kernel/recent-proof.ts';
import { accountMail } from '#src/modules/users/application/send-account-mail.ts';
import { CreateUser } from '#src/modules/users/application/create-user.ts';
import { DeleteUser } from '#src/modules/users/application/delete-user.ts';
import { EndSessionsOfUser } from '#src/modules/users/application/end-sessions-of-user.ts';
import { LockUser } from '#src/modules/users/application/lock-user.ts';
import { UnlockUser } from '#src/modules/users/application/unlock-user.ts';
import { UpdateUser } from '#src/modules/users/application/update-user.ts';
import {
  EmailTaken,
  LastAdmin,
  MerchantIsClosed,
  MerchantUserKeepsRole,
  OwnAccount,
  UsernameTaken,
  UserNotFound,
  UserStatusRefused,
} from '#src/modules/users/domain/failures.ts';
import type { UserRecord } from '#src/modules/users/domain/user.ts';
import { now, operator, usersFixture, type UsersFixture } from './users-fixture.ts';

const unknownId = 999;
const password = 'a long new password';

let fixture: UsersFixture;
let admin: SignedIn;
let mara: UserRecord;
beforeEach(async () => {
  fixture = usersFixture();
  admin = await fixture.actorOf('ADMIN');
  mara = await fixture.addUser('mara');
});

/** An administrator whose last proof of the password is too old. */
const unproved = (): SignedIn => ({ ...admin, provedAt: new Date(now.getTime() - 15 * 60_000 - 1) });
const detailsOf = ({ username, email, firstName, lastName, role }: UserRecord) => ({
  username,
  email,
  firstName,
  lastName,
  role,
});
const create = (change: object = {}, actor: Actor = admin) =>
  new CreateUser(fixture).execute({
    actor,
    username: 'petar',
    email: 'petar@example.bg',
    firstName: 'Петър',
    lastName: 'Иванов',
    role: 'ACCOUNTANT',
    password,
    language: 'bg',
    ...change,
  });
const update = (user: UserRecord, change: object = {}, actor: Actor = admin) =>
  new UpdateUser(fixture).execute({ actor, userId: user.id, ...detailsOf(user), ...change });
const lock = (userId: number, actor: Actor = admin, reason?: string) =>
  new LockUser(fixture).execute({ actor, userId, reason });
const unlock = (userId: number, actor: Actor = admin) => new UnlockUser(fixture).execute({ actor, userId });
const remove = (userId: number, actor: Actor = admin) => new DeleteUser(fixture).execute({ actor, userId });
const endSessions = (userId: number, actor: Actor = admin) =>
  new EndSessionsOfUser(fixture).execute({ actor, userId });
const statusOf = (id: number) => fixture.recordOf(id)?.status;
const codesOf = async (attempt: Promise<unknown>): Promise<string[]> => {
  const error: unknown = await attempt.catch((refusal: unknown) => refusal);
  return error instanceof InvalidFields ? error.fields.map(({ code }) => code) : [String(error)];
};

test('managing users is refused to callers without a session and to all roles but ADMIN', async () => {
  const callers: Actor[] = [anonymous];
  for (const role of ['SUPPORT', 'ACCOUNTANT', 'MERCHANT'] as const)
    callers.push(await fixture.actorOf(role));
  for (const actor of callers) {
    const refusal = actor.kind === 'anonymous' ? SignInNeeded : NotAllowed;
    await expect(create({}, actor)).rejects.toThrow(refusal);
    await expect(update(mara, {}, actor)).rejects.toThrow(refusal);
    await expect(lock(mara.id, actor)).rejects.toThrow(refusal);
    await expect(remove(mara.id, actor)).rejects.toThrow(refusal);
    await expect(endSessions(mara.id, actor)).rejects.toThrow(refusal);
  }
  expect(fixture.audited()).toEqual([]);
});

test('unlocking users is refused to callers without a session and to all roles but ADMIN and SUPPORT', async () => {
  await expect(unlock(mara.id, anonymous)).rejects.toThrow(SignInNeeded);
  for (const role of ['ACCOUNTANT', 'MERCHANT'] as const)
    await expect(unlock(mara.id, await fixture.actorOf(role))).rejects.toThrow(NotAllowed);
});

test('a change of an unknown user is refused as not found', async () => {
  for (const refused of [
    update({ ...mara, id: unknownId }),
    lock(unknownId),
    unlock(unknownId),
    remove(unknownId),
    endSessions(unknownId),
  ])
    await expect(refused).rejects.toThrow(UserNotFound);
});

describe('CreateUser', () => {
  test('creating a user stores an ACTIVE user with a hash of the password', async () => {
    const { id } = await create();
    expect(fixture.recordOf(id)).toMatchObject({
      username: 'petar',
      role: 'ACCOUNTANT',
      status: 'ACTIVE',
      passwordHash: `hash of ${password}`,
      createdAt: now,
    });
    expect(fixture.audited()).toEqual(['user.created']);
  });

  test('a created user has a verified e-mail; the password is temporary when another user typed it', async () => {
    const { id } = await create();
    expect(fixture.recordOf(id)).toMatchObject({ emailVerifiedAt: now, isPasswordTemporary: true });
    const other = await create({ username: 'cli', email: 'cli@example.bg' }, operator);
    expect(fixture.recordOf(other.id)).toMatchObject({ isPasswordTemporary: false });
    expect(fixture.mails()).toEqual(['ACCOUNT_CREATED', 'ACCOUNT_CREATED']);
  });

  test('a user without a given password has none and gets an invitation', async () => {
    for (const [username, none] of [
      ['first', undefined],
      ['second', null],
    ] as const) {
      const { id } = await create({ username, email: `${username}@example.bg`, password: none });
      expect(fixture.recordOf(id)).toMatchObject({ passwordHash: null, isPasswordTemporary: false });
      expect(fixture.jobs.of(accountMail).at(-1)).toMatchObject({ kind: 'INVITE', userId: id });
    }
    expect(fixture.passwords.turns).toEqual([]);
  });

  test('creating a user is refused for a username or e-mail that another user has in any case', async () => {
    await expect(create({ username: 'MARA' })).rejects.toThrow(UsernameTaken);
    await expect(create({ email: 'Mara@Example.bg' })).rejects.toThrow(EmailTaken);
    expect(fixture.audited()).toEqual([]);
  });

  test('creating a user with an invalid password is refused before the proof is checked', async () => {
    expect(await codesOf(create({ password: 'short' }, unproved()))).toEqual(['fields.text-too-short']);
  });

  test('creating a user needs a recent proof of the caller’s password, and hashes nothing without it', async () => {
    await expect(create({}, unproved())).rejects.toThrow(ProofNeeded);
    expect(fixture.passwords.turns).toEqual([]);
    await create({}, operator);
  });

  test('a user of role MERCHANT needs an open merchant; users of other roles have none', async () => {
    fixture.merchants.open(7);
    const merchant = { role: 'MERCHANT', merchantId: 7 };
    expect(await codesOf(create({ role: 'MERCHANT' }))).toEqual(['fields.merchant-needed']);
    expect(await codesOf(create({ merchantId: 7 }))).toEqual(['fields.merchant-of-staff']);
    expect(await codesOf(create({ ...merchant, merchantId: 8 }))).toEqual(['fields.no-such-merchant']);
    const { id } = await create(merchant);
    expect(fixture.recordOf(id)).toMatchObject({ role: 'MERCHANT', merchantId: 7 });
  });
});

describe('UpdateUser', () => {
  test('an update of details that are not sensitive needs no proof and keeps the sessions', async () => {
    await fixture.openSession(mara);
    await update(mara, { firstName: 'Нова' }, unproved());
    expect(fixture.recordOf(mara.id)).toMatchObject({ firstName: 'Нова', passwordHash: 'hash of right' });
    expect(fixture.endsOf(mara.id)).toEqual([null]);
    expect(fixture.entries[0]).toMatchObject({ action: 'user.changed', data: { fields: ['firstName'] } });
  });

  test('an update without changes records nothing', async () => {
    await update(mara);
    expect([fixture.audited(), fixture.published]).toEqual([[], []]);
  });

  test.each([{ email: 'other@example.bg' }, { role: 'ADMIN' }, { password }])(
    'an update with %o needs a recent proof',
    async (change) => {
      await expect(update(mara, change, unproved())).rejects.toThrow(ProofNeeded);
      expect(fixture.recordOf(mara.id)).toEqual(mara);
    },
  );

  test('an update of the role ends the sessions and publishes the change', async () => {
    await fixture.openSession(mara);
    await update(mara, { role: 'ACCOUNTANT' });
    expect(fixture.endsOf(mara.id)).toEqual(['ROLE_CHANGED']);
    expect(fixture.published).toEqual([{ userId: mara.id, from: 'SUPPORT', to: 'ACCOUNTANT' }]);
  });

  test('an update of the password of another user ends that user’s sessions', async () => {
    await fixture.openSession(mara);
    await update(mara, { password });
    expect(fixture.endsOf(mara.id)).toEqual(['PASSWORD_CHANGED']);
  });

  test('an update of the own password keeps the session in use', async () => {
    const own = fixture.recordOf(admin.userId)!;
    await fixture.openSession(own);
    await update(own, { password });
    expect(fixture.endsOf(own.id)).toEqual([null, 'PASSWORD_CHANGED']);
  });

  test('an update is refused for the name of another user and for an invalid password', async () => {
    await expect(update(mara, { username: 'actor-admin' })).rejects.toThrow(UsernameTaken);
    await expect(update(mara, { email: 'actor-admin@example.bg' })).rejects.toThrow(EmailTaken);
    expect(await codesOf(update(mara, { password: 'short' }))).toEqual(['fields.text-too-short']);
    expect(fixture.recordOf(mara.id)).toEqual(mara);
  });

  test('an update does not demote the own account or the last active administrator', async () => {
    const own = fixture.recordOf(admin.userId)!;
    await expect(update(own, { role: 'SUPPORT' })).rejects.toThrow(OwnAccount);
    await expect(update(own, { role: 'SUPPORT' }, operator)).rejects.toThrow(LastAdmin);
    expect(fixture.recordOf(own.id)).toEqual(own);
  });

  test('an update demotes an administrator who is not the last active one', async () => {
    const other = await fixture.addUser('other', { role: 'ADMIN' });
    await update(other, { role: 'SUPPORT' });
    expect(fixture.recordOf(other.id)?.role).toBe('SUPPORT');
  });

  test('an update does not change the role of a merchant’s user', async () => {
    const account = await fixture.addUser('shop', { role: 'MERCHANT', merchantId: 7 });
    await expect(update(account, { role: 'SUPPORT' })).rejects.toThrow(MerchantUserKeepsRole);
  });
});

describe('LockUser', () => {
  test('locking a user ends the sessions and records the reason', async () => {
    await fixture.openSession(mara);
    await lock(mara.id, admin, 'Lost laptop');
    expect([statusOf(mara.id), fixture.endsOf(mara.id)]).toEqual(['LOCKED', ['ACCOUNT_LOCKED']]);
    expect(fixture.entries).toMatchObject([{ action: 'user.locked', data: { reason: 'Lost laptop' } }]);
  });

  test('locking is refused for the own account, the last active administrator and a LOCKED user', async () => {
    await expect(lock(admin.userId)).rejects.toThrow(OwnAccount);
    await fixture.addUser('inactive', { role: 'ADMIN', status: 'INACTIVE' });
    await expect(lock(admin.userId, operator)).rejects.toThrow(LastAdmin);
    await lock(mara.id);
    await expect(lock(mara.id)).rejects.toThrow(UserStatusRefused);
    expect(statusOf(admin.userId)).toBe('ACTIVE');
  });
});

describe('UnlockUser', () => {
  test('SUPPORT unlocks users, but not administrators', async () => {
    const support = await fixture.actorOf('SUPPORT');
    const lockedAdmin = await fixture.addUser('other', { role: 'ADMIN', status: 'LOCKED' });
    await lock(mara.id);
    await unlock(mara.id, support);
    expect(statusOf(mara.id)).toBe('ACTIVE');
    await expect(unlock(lockedAdmin.id, support)).rejects.toThrow(NotAllowed);
    await unlock(lockedAdmin.id);
    expect(fixture.audited()).toEqual(['user.locked', 'user.unlocked', 'user.unlocked']);
  });

  test('unlocking is refused for a user who is not LOCKED', async () => {
    await expect(unlock(mara.id)).rejects.toThrow(UserStatusRefused);
  });

  test('unlocking is refused for the user of a closed merchant, who stays LOCKED', async () => {
    const account = await fixture.addUser('shop', { role: 'MERCHANT', merchantId: 7, status: 'LOCKED' });
    await expect(unlock(account.id)).rejects.toThrow(MerchantIsClosed);
    expect(statusOf(account.id)).toBe('LOCKED');
    fixture.merchants.open(7);
    await unlock(account.id);
    expect(statusOf(account.id)).toBe('ACTIVE');
  });
});

describe('DeleteUser', () => {
  test('deleting a user removes it and records the role', async () => {
    await remove(mara.id);
    expect(fixture.recordOf(mara.id)).toBeUndefined();
    expect(fixture.entries).toMatchObject([{ action: 'user.deleted', data: { role: 'SUPPORT' } }]);
  });

  test('deleting a user needs a recent proof and is refused for the own account and the last active administrator', async () => {
    await expect(remove(mara.id, unproved())).rejects.toThrow(ProofNeeded);
    await expect(remove(admin.userId)).rejects.toThrow(OwnAccount);
    await expect(remove(admin.userId, operator)).rejects.toThrow(LastAdmin);
    expect(fixture.users.all).toHaveLength(2);
  });
});

test('ending the sessions of a user ends all of them and records it once', async () => {
  await fixture.openSession(mara);
  await fixture.openSession(mara);
  await endSessions(mara.id);
  expect(fixture.endsOf(mara.id)).toEqual(['ENDED_BY_ADMIN', 'ENDED_BY_ADMIN']);
  expect(fixture.audited()).toEqual(['user.sessions-ended']);
});
