import { system, type Role } from '#kernel/actor.ts';
import type { Session } from '#contract/users.ts';
import { resolve } from '#platform/di.ts';
import { CreateUser } from '#modules/users/index.ts';
import type { Fixture } from './users-fixture.ts';

export const password = 'Дълга парола 1';

type Person = Readonly<{ username: string; role: Role; password?: string }>;

/** A person whose e-mail is made from the username. */
export const createPerson = async (fixture: Fixture, person: Person): Promise<number> => {
  const { id } = await resolve(fixture.container, CreateUser).execute({
    actor: system('tests'),
    email: `${person.username}@example.bg`,
    firstName: 'Мара',
    lastName: 'Петрова',
    password,
    language: 'bg',
    ...person,
  });
  return id;
};

/** The token of a fresh session. */
export const signIn = async (fixture: Fixture, username: string, with_ = password): Promise<string> => {
  const { status, body } = await fixture.ask<Session>('POST', '/auth/login', {
    body: { username, password: with_ },
  });
  if (status !== 200) throw new Error(`${username} could not sign in: ${status}`);
  return body.token;
};
