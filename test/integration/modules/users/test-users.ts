import { system, type Role } from '#kernel/actor.ts';
import type { Session } from '#contract/users/users.ts';
import { resolve } from '#platform/di.ts';
import { CreateUser } from '#modules/users/index.ts';
import type { Fixture } from './users-fixture.ts';

export const password = 'Дълга парола 1';

export type NewTestUser = Readonly<{ username: string; role: Role; password?: string }>;

/** Creates an ACTIVE user; the e-mail is made from the username. */
export const createUser = async (fixture: Fixture, user: NewTestUser): Promise<number> => {
  const { id } = await resolve(fixture.container, CreateUser).execute({
    actor: system('tests'),
    email: `${user.username}@example.bg`,
    firstName: 'Мара',
    lastName: 'Петрова',
    password,
    language: 'bg',
    ...user,
  });
  return id;
};

/** Signs in. @returns the token of the session */
export const signIn = async (fixture: Fixture, username: string, given = password): Promise<string> => {
  const { status, body } = await fixture.ask<Session>('POST', '/auth/login', {
    body: { username, password: given },
  });
  if (status !== 200) throw new Error(`${username} could not sign in: ${status}`);
  return body.token;
};
