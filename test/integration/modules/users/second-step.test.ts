import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from './test-users.ts';
import { complete, createAppUser, startSignIn, type AppUser } from './factor-steps.ts';
import { createFixture, type Fixture } from './users-fixture.ts';

let fixture: Fixture;
let made = 0;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.close());

const newUser = (): Promise<AppUser> =>
  createAppUser(fixture, { username: `maria-${(made += 1)}`, role: 'ACCOUNTANT' });
const challengeOf = async ({ username }: AppUser): Promise<string> =>
  (await startSignIn(fixture, username)).body.challenge;
const sessionsOf = async ({ id }: AppUser): Promise<number> =>
  (await fixture.database.rows('select 1 from sessions where user_id = :id', { id })).length;
const auditOf = ({ id }: AppUser) =>
  fixture.database.rows<{ action: string; data: object }>(
    `select action, data from audit_log where subject_type = 'user' and subject_id = :id order by id`,
    { id: String(id) },
  );

describe('a sign-in with an authenticator app', () => {
  test('the right password answers 401 with a challenge and opens no session', async () => {
    const maria = await newUser();
    const { status, body } = await startSignIn(fixture, maria.username);
    expect(status).toBe(401);
    expect(body).toMatchObject({
      code: 'sign-in.second-factor',
      methods: ['TOTP', 'RECOVERY_CODE'],
      message: 'Confirm the sign-in with your second factor.',
    });
    expect(body).not.toHaveProperty('token');
    expect(await sessionsOf(maria)).toBe(1);
  });

  test('a wrong password has the answer of every refused sign-in', async () => {
    const maria = await newUser();
    const wrong = await fixture.ask('POST', '/auth/login', {
      body: { username: maria.username, password: 'wrong' },
    });
    expect([wrong.status, wrong.body]).toEqual([
      401,
      {
        code: 'users.bad-credentials',
        message: 'Invalid credentials',
        requestId: expect.any(String) as string,
      },
    ]);
  });

  test('a code completes the sign-in with the answer of every sign-in', async () => {
    const maria = await newUser();
    const { status, body } = await complete(fixture, await challengeOf(maria), maria.codeIn(0));
    expect([status, Object.keys(body).toSorted()]).toEqual([200, ['expiresAt', 'role', 'token', 'username']]);
    const who = await fixture.ask('GET', '/auth/session', { token: body.token });
    expect(who.body).toMatchObject({ username: maria.username, needsSecondFactor: false });
    expect((await auditOf(maria)).at(-1)).toMatchObject({
      action: 'user.signed-in',
      data: { method: 'CODE' },
    });
  });

  test('a code replayed in the same 30 seconds is refused', async () => {
    const maria = await newUser();
    const code = maria.codeIn(0);
    const [first, second] = [await challengeOf(maria), await challengeOf(maria)];
    expect((await complete(fixture, first, code)).status).toBe(200);
    const replayed = await complete(fixture, second, code);
    expect([replayed.status, replayed.body.code]).toEqual([401, 'sign-in.code-refused']);
    // The step before it is over, too.
    expect((await complete(fixture, second, maria.codeIn(-30))).status).toBe(401);
    expect((await complete(fixture, second, maria.codeIn(30))).status).toBe(200);
  });

  test('of eight equal codes at once one is accepted', async () => {
    const maria = await newUser();
    const code = maria.codeIn(0);
    const challenges: string[] = [];
    for (let time = 0; time < 8; time += 1) challenges.push(await challengeOf(maria));
    const answers = await Promise.all(challenges.map((challenge) => complete(fixture, challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
  });

  test('a recovery code signs in once, however it is typed', async () => {
    const maria = await newUser();
    const code = maria.recoveryCodes[0]!;
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    expect((await complete(fixture, await challengeOf(maria), typed)).status).toBe(200);
    expect((await complete(fixture, await challengeOf(maria), code)).status).toBe(401);
    const left = await fixture.ask<{ recoveryCodesLeft: number }>('GET', '/auth/factors', maria);
    expect(left.body.recoveryCodesLeft).toBe(9);
  });

  test('five wrong codes end the challenge, also for the right code', async () => {
    const maria = await newUser();
    const challenge = await challengeOf(maria);
    for (let time = 0; time < 5; time += 1)
      expect((await complete(fixture, challenge, '000000')).body.code).toBe('sign-in.code-refused');
    const late = await complete(fixture, challenge, maria.codeIn(0));
    expect([late.status, late.body.code]).toEqual([401, 'sign-in.challenge-ended']);
    const refused = (await auditOf(maria)).filter(({ action }) => action === 'user.sign-in-refused');
    expect(refused.map(({ data }) => data)).toMatchObject(Array(5).fill({ reason: 'wrong-code' }));
  });

  test('the challenge of another user does not accept a code', async () => {
    const [maria, ivan] = [await newUser(), await newUser()];
    const refused = await complete(fixture, await challengeOf(ivan), maria.codeIn(0));
    expect([refused.status, refused.body.code]).toEqual([401, 'sign-in.code-refused']);
    expect((await complete(fixture, await challengeOf(ivan), maria.recoveryCodes[0]!)).status).toBe(401);
  });

  test('a challenge is used once and for five minutes', async () => {
    const maria = await newUser();
    const used = await challengeOf(maria);
    await complete(fixture, used, maria.codeIn(0));
    expect((await complete(fixture, used, maria.codeIn(30))).body.code).toBe('sign-in.challenge-ended');
    const old = await challengeOf(maria);
    fixture.clock.advance(5);
    expect((await complete(fixture, old, maria.codeIn(0))).body.code).toBe('sign-in.challenge-ended');
    const unknown = await complete(fixture, '00000000-0000-4000-8000-000000000000', '492039');
    expect([unknown.status, unknown.body.code]).toEqual([401, 'sign-in.challenge-ended']);
  });

  test('a changed password or a lock ends an open challenge', async () => {
    const maria = await newUser();
    const challenge = await challengeOf(maria);
    fixture.clock.advance(1);
    await fixture.ask('PUT', '/auth/password', {
      token: maria.token,
      body: { currentPassword: password, newPassword: 'Друга парола 2' },
    });
    expect((await complete(fixture, challenge, maria.codeIn(0))).body.code).toBe('sign-in.challenge-ended');
    const ivan = await newUser();
    const open = await challengeOf(ivan);
    await fixture.database.rows(`update users set status = 'LOCKED' where id = :id`, { id: ivan.id });
    expect((await complete(fixture, open, ivan.codeIn(0))).status).toBe(401);
  });
});

describe('the limits of a second step', () => {
  let limited: Fixture;
  beforeAll(async () => {
    limited = await createFixture({ rateLimits: true });
  });
  afterAll(() => limited.close());

  test('five wrong codes count as failed sign-ins: the account is paused for this network', async () => {
    const maria = await createAppUser(limited, { username: 'maria', role: 'ACCOUNTANT' });
    const { challenge } = (await startSignIn(limited, 'maria')).body;
    for (let time = 0; time < 5; time += 1)
      expect((await complete(limited, challenge, '000000')).status).toBe(401);
    const next = await startSignIn(limited, 'maria');
    expect([next.status, next.headers.get('retry-after') !== null]).toEqual([429, true]);
    const elsewhere = await startSignIn(limited, 'maria', '198.51.100.7');
    expect(elsewhere.body.code).toBe('sign-in.second-factor');
    const done = await complete(limited, elsewhere.body.challenge, maria.codeIn(0), '198.51.100.7');
    expect(done.status).toBe(200);
  });

  test('each further five wrong codes from new networks bring a longer pause, and one mail; a network of earlier sign-ins goes on', async () => {
    const vera = await createAppUser(limited, { username: 'vera', role: 'ACCOUNTANT' });
    const former = limited.enqueued.length;
    let network = 0;
    /** Each from a network of its own: no limit of one network is met. */
    const wrong = async () => {
      const from = `203.0.${(network += 1)}.7`;
      const { challenge } = (await startSignIn(limited, 'vera', from)).body;
      return complete(limited, challenge, '000000', from);
    };
    const waits: number[] = [];
    for (let series = 1; series <= 6; series += 1) {
      for (let code = 1; code <= 5; code += 1) expect((await wrong()).status).toBe(401);
      const { status, headers } = await wrong();
      expect(status).toBe(429);
      waits.push(Number(headers.get('retry-after')) / 60);
      // The pause is over.
      await limited.database.rows(`delete from rate_limits where key like :key`, {
        key: `sign-in-codes-${5 * series}:%`,
      });
    }
    expect(waits.map((minutes) => Math.round(minutes))).toEqual([15, 30, 60, 240, 720, 1_440]);
    const kinds = limited.enqueued.slice(former).map(({ data }) => (data as { kind?: string }).kind);
    expect(kinds.filter((kind) => kind === 'WRONG_CODES')).toHaveLength(1);
    // The network of the first sign-in goes on.
    const { challenge } = (await startSignIn(limited, 'vera')).body;
    expect((await complete(limited, challenge, vera.codeIn(0))).status).toBe(200);
  });

  test('a right password without its code does not reset the count of wrong codes', async () => {
    await createAppUser(limited, { username: 'ivan', role: 'ACCOUNTANT' });
    const from = '198.51.100.8';
    for (let time = 0; time < 5; time += 1) {
      const { challenge } = (await startSignIn(limited, 'ivan', from)).body;
      expect((await complete(limited, challenge, '000000', from)).status).toBe(401);
    }
    expect((await startSignIn(limited, 'ivan', from)).status).toBe(429);
  });

  test.each(['/auth/login/second', '/auth/login/passkey/options', '/auth/login/passkey', '/auth/passkey'])(
    'POST %s is limited for each network',
    async (path) => {
      const from = `203.0.113.${path.length}`;
      const challenge = '00000000-0000-4000-8000-000000000000';
      const response = { id: 'AQ', rawId: 'AQ', type: 'public-key' };
      const ask = () => limited.ask('POST', path, { from, body: { challenge, code: '000000', response } });
      for (let time = 0; time < 30; time += 1) expect((await ask()).status).toBe(401);
      expect((await ask()).status).toBe(429);
    },
  );

  test('POST /auth/passkey/options is limited for each network', async () => {
    const ask = () => limited.ask('POST', '/auth/passkey/options', { from: '203.0.113.99' });
    for (let time = 0; time < 30; time += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});
