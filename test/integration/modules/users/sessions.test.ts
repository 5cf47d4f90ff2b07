import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system } from '#kernel/actor.ts';
import { resolve } from '#platform/di.ts';
import { MerchantUserAccounts } from '#modules/users/index.ts';
import { JoseSessionTokens } from '#src/modules/users/adapters/http/jose-session-tokens.ts';
import { Session } from '#src/modules/users/domain/session.ts';
import { createUser, signIn } from './test-users.ts';
import { createFixture, sessionSecret, type Fixture } from './users-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
  await createUser(fixture, { username: 'ivan', role: 'ADMIN' });
});
afterAll(() => fixture.close());

const sessionStatus = async (token: string): Promise<number> =>
  (await fixture.ask('GET', '/auth/session', { token })).status;

const lastSeen = async (token: string): Promise<string | undefined> => {
  const { sid: id } = decodeJwt(token);
  const [row] = await fixture.database.rows<{ last_seen_at: string }>(
    'select last_seen_at from sessions where id = :id',
    { id },
  );
  return row?.last_seen_at;
};

describe('sessions', () => {
  // First: later tests have moved the clock ahead of the database's.
  test('a process whose clock is hours behind leaves a session as it is', async () => {
    const token = await signIn(fixture, 'ivan');
    const seen = await lastSeen(token);
    fixture.clock.advance(-300);
    expect(await sessionStatus(token)).toBe(200);
    fixture.clock.advance(300);
    expect(await lastSeen(token)).toBe(seen);
    expect(await sessionStatus(token)).toBe(200);
  });

  test('a sign-out ends its session at once and no other', async () => {
    const [here, there] = [await signIn(fixture, 'ivan'), await signIn(fixture, 'ivan')];
    expect((await fixture.ask('POST', '/auth/logout', { token: here })).status).toBe(204);
    expect(await sessionStatus(here)).toBe(401);
    expect(await sessionStatus(there)).toBe(200);
    expect((await fixture.ask('POST', '/auth/logout', { token: here })).status).toBe(401);
  });

  test('a session is refused while its user is not ACTIVE', async () => {
    await createUser(fixture, { username: 'locked-later', role: 'SUPPORT' });
    const token = await signIn(fixture, 'locked-later');
    await fixture.database.rows(`update users set status = 'LOCKED' where username = 'locked-later'`);
    expect(await sessionStatus(token)).toBe(401);
  });

  test('a session has the current role of its user', async () => {
    await createUser(fixture, { username: 'demoted', role: 'ADMIN' });
    const token = await signIn(fixture, 'demoted');
    await fixture.database.rows(`update users set role = 'SUPPORT' where username = 'demoted'`);
    const { body } = await fixture.ask<{ role: string }>('GET', '/auth/session', { token });
    expect(body.role).toBe('SUPPORT');
  });

  test('a session is marked as seen at most once a minute', async () => {
    const token = await signIn(fixture, 'ivan');
    const first = await lastSeen(token);
    await sessionStatus(token);
    expect(await lastSeen(token)).toBe(first);
    fixture.clock.advance(1);
    await sessionStatus(token);
    expect(Date.parse((await lastSeen(token)) ?? '') - Date.parse(first ?? '')).toBeGreaterThanOrEqual(
      60_000,
    );
  });

  test.each([60, 1_440])(
    'a session of a clock %i minutes ahead goes on, is brought back to now, and is no proof of the password',
    async (minutes) => {
      fixture.clock.advance(minutes);
      const token = await signIn(fixture, 'ivan');
      fixture.clock.advance(-minutes);
      expect(await sessionStatus(token)).toBe(200);
      expect(Date.parse((await lastSeen(token)) ?? '')).toBeLessThanOrEqual(fixture.clock.now().getTime());
      expect(await fixture.ask('DELETE', '/users/1', { token })).toMatchObject({
        status: 403,
        body: { code: 'access.proof-needed' },
      });
      fixture.clock.advance(119);
      expect(await sessionStatus(token)).toBe(200);
      fixture.clock.advance(121);
      expect(await sessionStatus(token)).toBe(401);
    },
  );

  test('a session of a clock ahead ends eight hours after the right clock has seen it', async () => {
    fixture.clock.advance(60);
    const token = await signIn(fixture, 'ivan');
    fixture.clock.advance(-60);
    for (let hour = 0; hour < 8; hour += 1) {
      expect(await sessionStatus(token)).toBe(200);
      fixture.clock.advance(60);
    }
    fixture.clock.advance(1);
    expect(await sessionStatus(token)).toBe(401);
  });

  test('a session stays live while it is used and expires after two idle hours', async () => {
    const [used, idle] = [await signIn(fixture, 'ivan'), await signIn(fixture, 'ivan')];
    fixture.clock.advance(119);
    expect(await sessionStatus(used)).toBe(200);
    fixture.clock.advance(2);
    expect(await sessionStatus(used)).toBe(200);
    expect(await sessionStatus(idle)).toBe(401);
  });

  test('a session expires after eight hours, however often it is used', async () => {
    const token = await signIn(fixture, 'ivan');
    for (let hour = 1; hour < 8; hour += 1) {
      fixture.clock.advance(60);
      expect(await sessionStatus(token)).toBe(200);
    }
    fixture.clock.advance(60);
    expect(await sessionStatus(token)).toBe(401);
  });

  test('a session expires at the time of its row, whatever the token says', async () => {
    const token = await signIn(fixture, 'ivan');
    await fixture.database.rows('update sessions set expires_at = :now where id = :id', {
      now: fixture.clock.now(),
      id: decodeJwt(token).sid,
    });
    expect(await sessionStatus(token)).toBe(401);
  });

  test('a session of a merchant’s user ends when the merchant is closed', async () => {
    const accounts = resolve(fixture.container, MerchantUserAccounts);
    await fixture.database.rows(
      `insert into merchants (business_name, business_type, email, phone_number, address, status, slug, created_at, updated_at)
       values ('Кафе', 'OTHER', 'kafe@example.bg', '+359888123456', 'София', 'ACTIVE', 'kafe', now(), now())`,
    );
    const [merchant] = await fixture.database.rows<{ id: number }>('select id from merchants');
    const merchantId = merchant!.id;
    const hash = await accounts.hashPassword('parola na kafe', { lane: 'known', key: 'tests' });
    const account = { merchantId, email: 'kafe@example.bg', name: 'Кафе', language: 'bg' as const };
    await accounts.create({ ...account, password: hash }, system('tests'));
    const token = await signIn(fixture, 'KAFE@example.bg', 'parola na kafe');
    await accounts.closeFor(merchantId, system('tests'));
    expect(await sessionStatus(token)).toBe(401);
    const rows = await fixture.database.rows(
      `select u.status, s.end_reason from users u join sessions s on s.user_id = u.id where u.merchant_id = :merchantId`,
      { merchantId },
    );
    expect(rows).toEqual([{ status: 'INACTIVE', end_reason: 'ACCOUNT_CLOSED' }]);
  });
});

describe('tokens', () => {
  const key = new TextEncoder().encode(sessionSecret);

  test('a token that this installation did not sign is refused', async () => {
    const token = await signIn(fixture, 'ivan');
    const claims = decodeJwt(token);
    const [header = ''] = token.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const signed = (change: object, alg = 'HS256', with_ = key, id = kid) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg, typ: 'JWT', kid: id }).sign(with_);

    expect(await sessionStatus(await signed({}))).toBe(200);
    const forged = [
      'nonsense',
      `${token}x`,
      new UnsecuredJWT(claims).encode(),
      await signed({ aud: 'another' }),
      await signed({ iss: 'another' }),
      await signed({ exp: undefined }),
      await signed({ exp: 1 }),
      await signed({ sid: undefined }),
      await signed({}, 'HS512'),
      await signed({}, 'HS256', new TextEncoder().encode('another secret of at least 32 characters')),
      await signed({}, 'HS256', key, 'unknown-key'),
    ];
    for (const one of forged) expect(await sessionStatus(one)).toBe(401);
  });

  test('a token stays valid after a change of the secret while the old secret is still configured', async () => {
    const now = new Date();
    const session = Session.create({ id: 'one', userId: 1, ip: '', userAgent: '' }, now).toRecord();
    const old = new JoseSessionTokens({ secrets: [sessionSecret] });
    const both = new JoseSessionTokens({
      secrets: ['the new secret, of thirty-two characters', sessionSecret],
    });
    const token = await old.issue(session);
    expect(await both.read(token, now)).toBe('one');
    expect(await old.read(await both.issue(session), now)).toBeNull();
  });

  test('a verified token is cached, but not beyond its expiry and not with another signature', async () => {
    const now = new Date();
    const session = Session.create({ id: 'one', userId: 1, ip: '', userAgent: '' }, now).toRecord();
    const tokens = new JoseSessionTokens({ secrets: [sessionSecret] });
    const token = await tokens.issue(session);
    expect(await tokens.read(token, now)).toBe('one');
    expect(await tokens.read(token, now)).toBe('one');
    const [header, content] = token.split('.');
    const forged = await new JoseSessionTokens({
      secrets: ['another secret, of thirty-two characters'],
    }).issue(session);
    expect(await tokens.read(`${header}.${content}.${forged.split('.')[2]}`, now)).toBeNull();
    const lastMoment = new Date(session.expiresAt.getTime() - 2_000);
    expect(await tokens.read(token, lastMoment)).toBe('one');
    expect(await tokens.read(token, new Date(session.expiresAt.getTime() + 1_000))).toBeNull();
    expect(await tokens.read(token, now)).toBe('one');
  });
});
