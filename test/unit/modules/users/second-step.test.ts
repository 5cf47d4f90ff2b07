import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '#kernel/actor.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { SecretSealing } from '#platform/sealing/secret-sealing.ts';
import { OtpTotpSecrets } from '#src/modules/users/adapters/otp/otp-totp-secrets.ts';
import { checkSecondFactor } from '#src/modules/users/application/check-second-factor.ts';
import { CompleteSignIn } from '#src/modules/users/application/complete-sign-in.ts';
import { ConfirmTotp } from '#src/modules/users/application/confirm-totp.ts';
import { ResealSecrets } from '#src/modules/users/application/reseal-secrets.ts';
import { securityMail } from '#src/modules/users/application/queue-security-mail.ts';
import { SignIn } from '#src/modules/users/application/sign-in.ts';
import { StartTotp } from '#src/modules/users/application/start-totp.ts';
import {
  BadCredentials,
  ChallengeEnded,
  CodeRefused,
  SecondFactorNeeded,
} from '#src/modules/users/domain/failures.ts';
import type { UserRecord } from '#src/modules/users/domain/user.ts';
import { from, usersFixture, type UsersFixture } from './users-fixture.ts';

const userAgent = 'a browser';
let fixture: UsersFixture;
let mara: UserRecord;
let actor: SignedIn;
let totp: TOTP;
let recoveryCodes: readonly string[];
beforeEach(async () => {
  fixture = usersFixture();
  mara = await fixture.addUser('mara');
  actor = await fixture.openSession(mara);
  const { id: factorId, secret } = await new StartTotp(fixture).execute({ actor });
  totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const confirmation = { actor, factorId, code: codeIn(0), name: 'Телефон', userAgent, from };
  recoveryCodes = (await new ConfirmTotp(fixture).execute(confirmation))!;
  pass(60);
});

const pass = (seconds: number): void => {
  fixture.clock.at = new Date(fixture.clock.at.getTime() + seconds * 1_000);
};
const codeIn = (seconds: number): string =>
  totp.generate({ timestamp: fixture.clock.now().getTime() + seconds * 1_000 });
const challengeOf = async (password = 'right'): Promise<string> => {
  const signIn = new SignIn(fixture).execute({ name: 'mara', password, userAgent, from });
  const refusal: unknown = await signIn.catch((error: unknown) => error);
  if (!(refusal instanceof SecondFactorNeeded)) throw refusal;
  return String(refusal.details['challenge']);
};
const complete = (challenge: string, code: string) =>
  new CompleteSignIn(fixture).execute({ challenge, answer: { code }, userAgent, from });

describe('a sign-in with a second factor', () => {
  test('the right password opens a challenge and no session, and a wrong one no challenge', async () => {
    await challengeOf();
    expect(fixture.sessions.all).toHaveLength(1);
    await expect(challengeOf('wrong')).rejects.toThrow(BadCredentials);
  });

  test('a code opens a session with the effects of every sign-in', async () => {
    const { user, session } = await complete(await challengeOf(), codeIn(0));
    expect(user).toMatchObject({ id: mara.id, lastLoginAt: fixture.clock.at });
    expect(session).toMatchObject({ userId: mara.id, ip: from.ip, userAgent, needsSecondFactor: false });
    expect(fixture.entries.at(-1)).toMatchObject({ action: 'user.signed-in', data: { method: 'CODE' } });
    expect(await fixture.origins.isKnownNetwork(mara.id, from.ip)).toBe(true);
  });

  test.each([-30, 0, 30])('a code of %i seconds from now is accepted', async (seconds) => {
    const { user } = await complete(await challengeOf(), codeIn(seconds));
    expect(user.id).toBe(mara.id);
  });

  test.each([-60, 60])('a code of %i seconds from now is refused', async (seconds) => {
    await expect(complete(await challengeOf(), codeIn(seconds))).rejects.toThrow(CodeRefused);
  });

  test('a step is accepted once, also for another challenge', async () => {
    await complete(await challengeOf(), codeIn(0));
    await expect(complete(await challengeOf(), codeIn(0))).rejects.toThrow(CodeRefused);
    await expect(complete(await challengeOf(), codeIn(-30))).rejects.toThrow(CodeRefused);
    await complete(await challengeOf(), codeIn(30));
  });

  test('five wrong codes end the challenge and pause the account', async () => {
    const challenge = await challengeOf();
    for (let time = 0; time < 5; time += 1)
      await expect(complete(challenge, '000000')).rejects.toThrow(CodeRefused);
    await expect(complete(challenge, codeIn(0))).rejects.toThrow(ChallengeEnded);
    await expect(challengeOf()).rejects.toThrow(RateLimited);
  });

  test('the right password between wrong codes does not reset their count', async () => {
    for (let time = 0; time < 5; time += 1)
      await expect(complete(await challengeOf(), '000000')).rejects.toThrow(CodeRefused);
    await expect(challengeOf()).rejects.toThrow(RateLimited);
  });

  test('the fifth wrong code after a right password is mailed to the person, once a day', async () => {
    const mails = () => fixture.jobs.of(securityMail).filter(({ kind }) => kind === 'WRONG_CODES');
    const wrong = async (ip: string, times: number) => {
      for (let time = 0; time < times; time += 1) {
        const at = { ...from, ip };
        const signIn = new SignIn(fixture).execute({ name: 'mara', password: 'right', userAgent, from: at });
        const { details } = (await signIn.catch((error: unknown) => error)) as SecondFactorNeeded;
        const challenge = String(details['challenge']);
        const answer = { challenge, answer: { code: '000000' }, userAgent, from: at };
        await expect(new CompleteSignIn(fixture).execute(answer)).rejects.toThrow(CodeRefused);
      }
    };
    await complete(await challengeOf(), codeIn(0));
    pass(30);
    await wrong('198.51.100.1', 2);
    await wrong('198.51.100.2', 2);
    expect(mails()).toEqual([]);
    await wrong('198.51.100.3', 1);
    expect(mails()).toMatchObject([{ userId: mara.id, address: '198.51.100.3' }]);
    // A sixth of any new network waits; the network of earlier sign-ins has a count of its own.
    expect(await wrong('198.51.100.4', 1).catch(() => 'refused')).toBe('refused');
    await complete(await challengeOf(), codeIn(0));
    expect(mails()).toHaveLength(1);
  });

  test('a changed password ends the challenge', async () => {
    const challenge = await challengeOf();
    pass(1);
    const [locked] = await fixture.users.lock({ id: mara.id });
    locked!.changePassword('hash of another', fixture.clock.at);
    await fixture.users.save(locked!);
    await expect(complete(challenge, codeIn(0))).rejects.toThrow(ChallengeEnded);
  });

  test('a staff user without a factor gets a session that can only set one up, and rights with it', async () => {
    const staff = Object.assign(usersFixture(), { factorPolicy: 'staff' as const });
    const ivan = await staff.addUser('ivan', { role: 'ADMIN' });
    const signIn = new SignIn(staff).execute({ name: 'ivan', password: 'right', userAgent, from });
    const { session } = await signIn;
    expect(session.needsSecondFactor).toBe(true);
    const restricted = { ...(await staff.openSession(ivan)), sessionId: session.id, needsSecondFactor: true };
    const started = await new StartTotp(staff).execute({ actor: restricted });
    const app = new TOTP({ secret: Secret.fromBase32(started.secret) });
    const code = app.generate({ timestamp: staff.clock.at.getTime() });
    await new ConfirmTotp(staff).execute({
      actor: restricted,
      factorId: started.id,
      code,
      name: 'Т',
      userAgent,
      from,
    });
    const [own, other] = staff.sessions.all;
    expect(own).toMatchObject({ id: session.id, needsSecondFactor: false, endedAt: null });
    expect(other).toMatchObject({ endReason: 'FACTORS_CHANGED' });
  });
});

describe('checkSecondFactor', () => {
  test('it is not needed without a factor, and refused without a code', async () => {
    const ivan = await fixture.addUser('ivan');
    expect(await checkSecondFactor(fixture, ivan.id, '492039')).toBe('NOT_NEEDED');
    expect(await checkSecondFactor(fixture, mara.id, undefined)).toBe('REFUSED');
  });

  test('a code of the app and a recovery code are accepted, each once', async () => {
    for (const code of [codeIn(0), recoveryCodes[0]]) {
      expect(await checkSecondFactor(fixture, mara.id, code)).toBe('ACCEPTED');
      expect(await checkSecondFactor(fixture, mara.id, code)).toBe('REFUSED');
    }
  });

  test('an account has thirty wrong codes an hour over all networks', async () => {
    for (let time = 0; time < 30; time += 1)
      expect(await checkSecondFactor(fixture, mara.id, '000000')).toBe('REFUSED');
    await expect(checkSecondFactor(fixture, mara.id, codeIn(0))).rejects.toThrow(RateLimited);
  });
});

test('secrets are sealed with a new key at night, and then open without the former one', async () => {
  const [former, next] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(9)];
  const totpWith = (...keys: Uint8Array[]) => new OtpTotpSecrets({ sealing: new SecretSealing(keys) });
  await new ResealSecrets({ ...fixture, totp: totpWith(next, former) }).execute();
  const later = { ...fixture, totp: totpWith(next) };
  expect(await checkSecondFactor(later, mara.id, codeIn(0))).toBe('ACCEPTED');
  await expect(checkSecondFactor(fixture, mara.id, codeIn(30))).rejects.toThrow('SECRETS_KEY');
});
