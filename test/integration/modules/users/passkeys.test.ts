import { afterAll, beforeAll, expect, test } from 'vitest';
import { SoftwareAuthenticator } from '#test/support/software-authenticator.ts';
import { addPasskey, signInByPasskey, startPasskeySignIn, startSignIn } from './factor-steps.ts';
import { createUser, signIn } from './test-users.ts';
import { createFixture, type Fixture } from './users-fixture.ts';

let fixture: Fixture;
let made = 0;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.close());

const newUser = async () => {
  const username = `passkey-${(made += 1)}`;
  const id = await createUser(fixture, { username, role: 'ACCOUNTANT' });
  return { id, username, token: await signIn(fixture, username) };
};
const withPasskey = async (authenticator = new SoftwareAuthenticator()) => {
  const user = await newUser();
  const added = await addPasskey(fixture, user.token, authenticator);
  expect(added.status).toBe(201);
  return { ...user, authenticator };
};
/** Answers the challenge of a sign-in by password with a passkey. */
const answerStep = async (challenge: string, authenticator: SoftwareAuthenticator) => {
  const { body: options } = await fixture.ask<{ challenge: string }>('POST', '/auth/login/passkey/options', {
    body: { challenge },
  });
  return fixture.ask('POST', '/auth/login/passkey', {
    body: { challenge, response: authenticator.get(options) },
  });
};

test('a passkey alone signs in, without a username', async () => {
  const { username, authenticator } = await withPasskey();
  const { status, body } = await signInByPasskey(fixture, authenticator);
  expect([status, body.username, body.role]).toEqual([200, username, 'ACCOUNTANT']);
  expect((await fixture.ask('GET', '/auth/session', { token: body.token })).status).toBe(200);
});

test('the first passkey brings ten recovery codes, the next one none', async () => {
  const { token } = await newUser();
  const first = await addPasskey(fixture, token, new SoftwareAuthenticator());
  expect(first.body['recoveryCodes']).toHaveLength(10);
  const next = await addPasskey(fixture, token, new SoftwareAuthenticator());
  expect(next.body).toEqual({ recoveryCodes: null });
});

test('the options name host, algorithms and a verified user', async () => {
  const { token, username } = await newUser();
  const { body } = await fixture.ask<{ options: object }>('POST', '/auth/factors/passkeys/options', {
    token,
  });
  expect(body.options).toMatchObject({
    rp: { id: 'plateno.example', name: 'Plateno' },
    user: { name: username },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  });
  const { options } = await startPasskeySignIn(fixture);
  expect(options).toMatchObject({
    rpId: 'plateno.example',
    userVerification: 'required',
    allowCredentials: [],
  });
});

test('a passkey completes a sign-in by password', async () => {
  const { username, authenticator } = await withPasskey();
  const { body } = await startSignIn(fixture, username);
  expect(body.methods).toEqual(['PASSKEY', 'RECOVERY_CODE']);
  expect((await answerStep(body.challenge, authenticator)).status).toBe(200);
});

test('a passkey of another origin is refused, for adding and for signing in', async () => {
  const { token } = await newUser();
  const foreign = new SoftwareAuthenticator({
    origin: 'https://plateno.example.evil',
    rpId: 'plateno.example',
  });
  const added = await addPasskey(fixture, token, foreign);
  expect([added.status, added.body.fields]).toEqual([
    422,
    { response: 'The passkey was not accepted. Try again.' },
  ]);
  const { authenticator } = await withPasskey();
  const started = await startPasskeySignIn(fixture);
  const given = authenticator.get(started.options);
  const clientData = JSON.parse(Buffer.from(given.response.clientDataJSON, 'base64url').toString()) as object;
  const moved = JSON.stringify({ ...clientData, origin: 'https://plateno.example.evil' });
  const response = {
    ...given,
    response: { ...given.response, clientDataJSON: Buffer.from(moved).toString('base64url') },
  };
  const refused = await fixture.ask('POST', '/auth/passkey', {
    body: { challenge: started.challenge, response },
  });
  expect([refused.status, refused.body.code]).toEqual([401, 'sign-in.passkey-refused']);
});

test('a passkey of another host is refused', async () => {
  const { token } = await newUser();
  const foreign = new SoftwareAuthenticator({ rpId: 'evil.example' });
  expect((await addPasskey(fixture, token, foreign)).status).toBe(422);
});

test('a passkey that did not verify its user is refused', async () => {
  const { token } = await newUser();
  const unlocked = new SoftwareAuthenticator({ isUserVerified: false });
  expect((await addPasskey(fixture, token, unlocked)).status).toBe(422);
});

test('a signature counter that goes back refuses the sign-in', async () => {
  const { authenticator } = await withPasskey();
  authenticator.signCount = 41;
  expect((await signInByPasskey(fixture, authenticator)).status).toBe(200);
  authenticator.signCount = 41;
  const copied = await signInByPasskey(fixture, authenticator);
  expect([copied.status, copied.body.code]).toEqual([401, 'sign-in.passkey-refused']);
  authenticator.signCount = 42;
  expect((await signInByPasskey(fixture, authenticator)).status).toBe(200);
});

test('the challenge of another user does not accept a passkey', async () => {
  const [maria, ivan] = [await withPasskey(), await withPasskey()];
  const { body } = await startSignIn(fixture, ivan.username);
  const refused = await answerStep(body.challenge, maria.authenticator);
  expect([refused.status, refused.body.code]).toEqual([401, 'sign-in.passkey-refused']);
  expect((await answerStep(body.challenge, ivan.authenticator)).status).toBe(200);
});

test('the challenge of a passkey sign-in is used once, also by a refused response', async () => {
  const { authenticator } = await withPasskey();
  const started = await startPasskeySignIn(fixture);
  expect((await signInByPasskey(fixture, new SoftwareAuthenticator(), started)).status).toBe(401);
  const again = await signInByPasskey(fixture, authenticator, started);
  expect([again.status, again.body.code]).toEqual([401, 'sign-in.challenge-ended']);
  const late = await startPasskeySignIn(fixture);
  fixture.clock.advance(5);
  expect((await signInByPasskey(fixture, authenticator, late)).body.code).toBe('sign-in.challenge-ended');
});

test('a challenge for a new passkey belongs to its user', async () => {
  const [maria, ivan] = [await newUser(), await newUser()];
  const { body } = await fixture.ask<{ challenge: string; options: { challenge: string } }>(
    'POST',
    '/auth/factors/passkeys/options',
    maria,
  );
  const response = new SoftwareAuthenticator().create(body.options);
  const given = { challenge: body.challenge, name: 'Ключ', response };
  expect(
    (await fixture.ask('POST', '/auth/factors/passkeys', { token: ivan.token, body: given })).status,
  ).toBe(422);
  expect(
    (await fixture.ask('POST', '/auth/factors/passkeys', { token: maria.token, body: given })).status,
  ).toBe(201);
  expect(
    (await fixture.ask('POST', '/auth/factors/passkeys', { token: maria.token, body: given })).status,
  ).toBe(422);
});

test('a passkey belongs to one account', async () => {
  const { authenticator } = await withPasskey();
  const { token } = await newUser();
  const taken = await addPasskey(fixture, token, authenticator);
  expect([taken.status, taken.body.code]).toEqual([409, 'users.passkey-taken']);
});

test('a LOCKED user does not sign in by passkey', async () => {
  const { id, authenticator } = await withPasskey();
  await fixture.database.rows(`update users set status = 'LOCKED' where id = :id`, { id });
  expect((await signInByPasskey(fixture, authenticator)).status).toBe(401);
});
