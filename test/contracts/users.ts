import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { EmailTaken, UsernameTaken } from '#src/modules/users/domain/failures.ts';
import { User, type NewUser, type UserRecord } from '#src/modules/users/domain/user.ts';
import type { Users } from '#src/modules/users/ports/users.ts';

type Opened = Readonly<{
  users: Users;
  work: UnitOfWork;
  addMerchant(): Promise<number>;
  close(): Promise<void>;
}>;

const now = new Date('2026-11-20T10:00:00Z');

export const newUser = (username: string, change: Partial<UserRecord> = {}): NewUser => {
  const names = { username, email: `${username}@example.bg`, firstName: 'Мара', lastName: 'Петрова' };
  const account = { role: 'SUPPORT', passwordHash: 'a hash', merchantId: null, language: 'bg' } as const;
  return { ...User.create({ ...names, ...account }, now), ...change };
};

/** The contract of `Users`: every implementation passes it. */
export const describeUsers = (name: string, open: () => Promise<Opened>): void => {
  describe(`users in ${name}`, () => {
    let opened: Opened;
    let users: Users;
    beforeAll(async () => {
      opened = await open();
      users = opened.users;
    });
    afterAll(() => opened.close());

    test('a new user gets an id and is read back as stored', async () => {
      const lastLoginAt = new Date('2026-11-21T08:00:00Z');
      const stored = newUser('stored', { status: 'PENDING', language: 'en', lastLoginAt });
      const { id } = await users.add(stored);
      expect((await users.find({ id }))?.toRecord()).toEqual({ ...stored, id });
    });

    test('a user is found by username or e-mail in any case, by username first', async () => {
      const { id } = await users.add(newUser('found'));
      await users.add(newUser('decoy', { email: 'Named@example.bg' }));
      const named = await users.add(newUser('named@example.BG', { email: 'n@example.bg' }));
      for (const typed of ['FOUND', 'Found@Example.bg'])
        expect((await users.find({ name: typed }))?.id).toBe(id);
      expect((await users.find({ name: 'named@example.bg' }))?.id).toBe(named.id);
      expect(await users.find({ name: 'unknown' })).toBeNull();
    });

    test('an unknown id finds no user, with and without a lock', async () => {
      expect(await users.find({ id: 999_999 })).toBeNull();
      expect(await opened.work.transact(() => users.lock({ id: 999_999 }))).toEqual([]);
    });

    test('a username or e-mail of another user is refused when a user is added or saved', async () => {
      await users.add(newUser('taken'));
      const other = await users.add(newUser('other'));
      await expect(users.add(newUser('TAKEN', { email: 'free@example.bg' }))).rejects.toThrow(UsernameTaken);
      await expect(users.add(newUser('free', { email: 'Taken@example.bg' }))).rejects.toThrow(EmailTaken);
      const renamed = (change: object) => User.restore({ ...other.toRecord(), ...change });
      await expect(users.save(renamed({ username: 'Taken' }))).rejects.toThrow(UsernameTaken);
      await expect(users.save(renamed({ email: 'TAKEN@example.bg' }))).rejects.toThrow(EmailTaken);
    });

    test('a saved user is read back as changed', async () => {
      const { id } = await users.add(newUser('saved'));
      await opened.work.transact(async () => {
        const user = (await users.lock({ id }))[0]!;
        user.changePassword('another hash', new Date('2026-11-22T10:00:00Z'));
        user.lock(new Date('2026-11-22T11:00:00Z'));
        await users.save(user);
      });
      expect((await users.find({ id }))?.toRecord()).toMatchObject({
        status: 'LOCKED',
        passwordHash: 'another hash',
        passwordChangedAt: new Date('2026-11-22T10:00:00Z'),
        updatedAt: new Date('2026-11-22T11:00:00Z'),
        createdAt: now,
      });
    });

    test('the users of a merchant are locked in the order of their ids', async () => {
      const merchantId = await opened.addMerchant();
      const added = [
        await users.add(newUser('shop-1', { role: 'MERCHANT', merchantId })),
        await users.add(newUser('shop-2', { role: 'MERCHANT', merchantId })),
      ];
      const found = await opened.work.transact(() => users.lock({ merchantId }));
      expect(found.map(({ id }) => id)).toEqual(added.map(({ id }) => id));
    });

    test('the lock of active administrators returns the ACTIVE users of role ADMIN in the order of their ids', async () => {
      const first = await users.add(newUser('admin-1', { role: 'ADMIN' }));
      await users.add(newUser('admin-2', { role: 'ADMIN', status: 'LOCKED' }));
      const last = await users.add(newUser('admin-3', { role: 'ADMIN' }));
      const locked = await opened.work.transact(() => users.lock('ACTIVE_ADMINS'));
      expect(locked.map(({ id }) => id)).toEqual([first.id, last.id]);
    });

    test('a removed user is not found, and its name is free', async () => {
      const { id } = await users.add(newUser('removed'));
      await users.remove(id);
      expect(await users.find({ id })).toBeNull();
      await users.add(newUser('removed'));
    });
  });
};
