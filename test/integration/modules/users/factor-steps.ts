import { Secret, TOTP } from 'otpauth';
import type { ErrorBody } from '#contract/errors.ts';
import type { Session } from '#contract/users/users.ts';
import type { SoftwareAuthenticator } from '#test/support/software-authenticator.ts';
import { createUser, password, signIn, type NewTestUser } from './test-users.ts';
import type { Answer, Fixture } from './users-fixture.ts';

/** A user with an authenticator app. */
export type AppUser = Readonly<{
  id: number;
  username: string;
  token: string;
  factorId: number;
  recoveryCodes: readonly string[];
  /** The code of the app at the fixture's time, in seconds from now. */
  codeIn(seconds: number): string;
}>;
type Needed = ErrorBody & Readonly<{ challenge: string; methods: readonly string[] }>;
type Options = Readonly<{ challenge: string; options: Readonly<{ challenge: string }> }>;

const accepted = <T>({ status, body }: Answer<T>): T => {
  if (status >= 300) throw new Error(`refused: ${status} ${JSON.stringify(body)}`);
  return body;
};

/** Sets up an authenticator app in a session, and lets its first code's step pass. */
export const addApp = async (
  fixture: Fixture,
  token: string,
): Promise<Pick<AppUser, 'factorId' | 'recoveryCodes' | 'codeIn'>> => {
  const started = accepted(
    await fixture.ask<{ id: number; secret: string }>('POST', '/auth/factors/totp', { token }),
  );
  const totp = new TOTP({ secret: Secret.fromBase32(started.secret) });
  const codeIn = (seconds: number): string =>
    totp.generate({ timestamp: fixture.clock.now().getTime() + seconds * 1_000 });
  const made = accepted(
    await fixture.ask<{ recoveryCodes: string[] | null }>('POST', `/auth/factors/totp/${started.id}`, {
      token,
      body: { code: codeIn(0), name: 'Телефон' },
    }),
  );
  fixture.clock.advance(2);
  return { factorId: started.id, recoveryCodes: made.recoveryCodes ?? [], codeIn };
};

/** Creates a user with an authenticator app. */
export const createAppUser = async (fixture: Fixture, user: NewTestUser): Promise<AppUser> => {
  const id = await createUser(fixture, user);
  const token = await signIn(fixture, user.username);
  return { id, username: user.username, token, ...(await addApp(fixture, token)) };
};

/** Signs in by password. @returns the answer that asks for the second factor */
export const startSignIn = (fixture: Fixture, username: string, from?: string): Promise<Answer<Needed>> =>
  fixture.ask<Needed>('POST', '/auth/login', {
    body: { username, password },
    ...(from === undefined ? {} : { from }),
  });

/** Completes a sign-in by a code. */
export const complete = (
  fixture: Fixture,
  challenge: string,
  code: string,
  from?: string,
): Promise<Answer<Session & ErrorBody>> =>
  fixture.ask<Session & ErrorBody>('POST', '/auth/login/second', {
    body: { challenge, code },
    ...(from === undefined ? {} : { from }),
  });

/** Adds a passkey of the authenticator in a session. */
export const addPasskey = async (
  fixture: Fixture,
  token: string,
  authenticator: SoftwareAuthenticator,
): Promise<Answer> => {
  const { challenge, options } = accepted(
    await fixture.ask<Options>('POST', '/auth/factors/passkeys/options', { token }),
  );
  const response = authenticator.create(options);
  return fixture.ask('POST', '/auth/factors/passkeys', {
    token,
    body: { challenge, name: 'Ключ', response },
  });
};

/** Options for a sign-in by passkey without a name. */
export const startPasskeySignIn = async (fixture: Fixture): Promise<Options> =>
  accepted(await fixture.ask<Options>('POST', '/auth/passkey/options'));

/** Signs in by a passkey without a name. */
export const signInByPasskey = async (
  fixture: Fixture,
  authenticator: SoftwareAuthenticator,
  started?: Options,
): Promise<Answer<Session & ErrorBody>> => {
  const { challenge, options } = started ?? (await startPasskeySignIn(fixture));
  const body = { challenge, response: authenticator.get(options) };
  return fixture.ask<Session & ErrorBody>('POST', '/auth/passkey', { body });
};
