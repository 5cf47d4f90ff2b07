import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymous, system, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { resolve } from '#platform/di.ts';
import { CreateUser, EmailTaken, UserAccounts } from '#modules/users/index.ts';
import { UsernameTaken } from '#src/modules/users/domain/failures.ts';
import { password } from './test-users.ts';
import { createFixture, type Fixture } from './users-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.close());

const create = (change: object = {}, actor: Actor = system('tests')) =>
  resolve(fixture.container, CreateUser).execute({
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

const person = (role: 'ADMIN' | 'SUPPORT'): Actor => ({
  kind: 'user',
  userId: 1,
  username: 'x',
  role,
  merchantId: null,
  sessionId: 'x',
  provedAt: fixture.clock.now(),
});

describe('CreateUser', () => {
  test('users are created by administrators, operators and the system', async () => {
    await expect(create({}, anonymous)).rejects.toThrow(SignInNeeded);
    await expect(create({}, person('SUPPORT'))).rejects.toThrow(NotAllowed);
    const { id } = await create({}, person('ADMIN'));
    expect(await resolve(fixture.container, UserAccounts).byName('PETAR@example.bg')).toEqual({
      id,
      username: 'petar',
      email: 'petar@example.bg',
      firstName: 'Петър',
      lastName: 'Иванов',
      role: 'ACCOUNTANT',
      status: 'ACTIVE',
      merchantId: null,
      language: 'bg',
      emailVerifiedAt: expect.any(Date) as Date,
      refusedEmail: null,
      isPasswordTemporary: true,
    });
  });

  test('a username or e-mail that another user has in any case is refused', async () => {
    await create({ username: 'first', email: 'first@example.bg' });
    await expect(create({ username: 'FIRST', email: 'second@example.bg' })).rejects.toThrow(UsernameTaken);
    await expect(create({ username: 'second', email: 'First@Example.bg' })).rejects.toThrow(EmailTaken);
  });

  test('a created user has a hash of the password and nothing else of it', async () => {
    await create({ username: 'hashed', email: 'hashed@example.bg' });
    const rows = await fixture.database.rows<{ password_hash: string }>(
      `select * from users where username = 'hashed'`,
    );
    expect(rows[0]?.password_hash).toMatch(/^pepper=[\w-]{8}\$2b\$/);
    expect(JSON.stringify(rows)).not.toContain(password);
  });
});
