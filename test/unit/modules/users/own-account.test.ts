import { beforeEach, describe, expect, test } from 'vitest';
import { anonymous, type SignedIn } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { ChangeOwnName } from '#src/modules/users/application/change-own-name.ts';
import { ChangeOwnPassword } from '#src/modules/users/application/change-own-password.ts';
import { EndOtherOwnSessions } from '#src/modules/users/application/end-other-own-sessions.ts';
import { EndOwnSession } from '#src/modules/users/application/end-own-session.ts';
import { ProvePassword } from '#src/modules/users/application/prove-password.ts';
import { SignOut } from '#src/modules/users/application/sign-out.ts';
import { SessionNotFound } from '#src/modules/users/domain/failures.ts';
import { from, now, operator, usersFixture, type UsersFixture } from './users-fixture.ts';

let fixture: UsersFixture;
let actor: SignedIn;
beforeEach(async () => {
  fixture = usersFixture();
  actor = await fixture.openSession(await fixture.addUser('mara'));
});
const codesOf = async (attempt: Promise<unknown>): Promise<string[]> => {
  const error: unknown = await attempt.catch((refusal: unknown) => refusal);
  return error instanceof InvalidFields ? error.fields.map(({ code }) => code) : [String(error)];
};

const userAgent = 'a browser';

test.each([anonymous, operator])(
  'own sessions, the own name and the own password are refused to a caller who is %o',
  async (caller) => {
    const passwords = { currentPassword: 'right', newPassword: 'a long new password' };
    for (const refused of [
      new SignOut(fixture).execute({ actor: caller }),
      new EndOwnSession(fixture).execute({ actor: caller, sessionId: actor.sessionId }),
      new EndOtherOwnSessions(fixture).execute({ actor: caller }),
      new ProvePassword(fixture).execute({ actor: caller, password: 'right', from }),
      new ChangeOwnName(fixture).execute({ actor: caller, firstName: 'Мария', lastName: 'Георгиева' }),
      new ChangeOwnPassword(fixture).execute({ actor: caller, ...passwords, userAgent, from }),
    ])
      await expect(refused).rejects.toThrow(SignInNeeded);
    expect(fixture.endsOf(actor.userId)).toEqual([null]);
  },
);

describe('SignOut', () => {
  test('a sign-out ends the session in use and no other', async () => {
    await fixture.openSession(fixture.recordOf(actor.userId)!);
    await new SignOut(fixture).execute({ actor });
    expect(fixture.endsOf(actor.userId)).toEqual(['SIGNED_OUT', null]);
    expect(fixture.audited()).toEqual(['user.signed-out']);
  });

  test('a sign-out of a session that was ended meanwhile keeps its end, and is not recorded', async () => {
    await fixture.sessions.endAllOf(actor.userId, { reason: 'ACCOUNT_LOCKED', at: now });
    await new SignOut(fixture).execute({ actor });
    expect(fixture.endsOf(actor.userId)).toEqual(['ACCOUNT_LOCKED']);
    expect(fixture.audited()).toEqual([]);
  });
});

describe('ChangeOwnName', () => {
  const change = (firstName: string, lastName: string) =>
    new ChangeOwnName(fixture).execute({ actor, firstName, lastName });

  test('another name is stored and recorded, the same one is not recorded again', async () => {
    await change('Мария', 'Георгиева');
    await change('Мария', 'Георгиева');
    expect(fixture.recordOf(actor.userId)).toMatchObject({ firstName: 'Мария', lastName: 'Георгиева' });
    expect(fixture.audited()).toEqual(['user.changed']);
  });

  test('a session of the back office that views a merchant changes no name', async () => {
    const viewing = { ...actor, isViewing: true } as const;
    await expect(
      new ChangeOwnName(fixture).execute({ actor: viewing, firstName: 'Мария', lastName: 'Георгиева' }),
    ).rejects.toThrow(NotAllowed);
    expect(fixture.audited()).toEqual([]);
  });
});

describe('own sessions', () => {
  test('an own session is ended by its id', async () => {
    const other = await fixture.openSession(fixture.recordOf(actor.userId)!);
    await new EndOwnSession(fixture).execute({ actor, sessionId: other.sessionId });
    expect(fixture.endsOf(actor.userId)).toEqual([null, 'ENDED_BY_USER']);
  });

  test('ending a session is refused for one of another user, an unknown one and one that has ended', async () => {
    const other = await fixture.actorOf('ADMIN');
    const ended = await fixture.openSession(fixture.recordOf(actor.userId)!);
    await new SignOut(fixture).execute({ actor: ended });
    for (const sessionId of [other.sessionId, 'unknown', ended.sessionId])
      await expect(new EndOwnSession(fixture).execute({ actor, sessionId })).rejects.toThrow(SessionNotFound);
    expect(fixture.endsOf(other.userId)).toEqual([null]);
  });

  test('ending the other sessions keeps the session in use', async () => {
    await fixture.openSession(fixture.recordOf(actor.userId)!);
    await new EndOtherOwnSessions(fixture).execute({ actor });
    expect(fixture.endsOf(actor.userId)).toEqual([null, 'ENDED_BY_USER']);
  });
});

describe('ProvePassword', () => {
  const prove = (password: string) => new ProvePassword(fixture).execute({ actor, password, from });

  test('a proof of the password is valid for fifteen minutes from now', async () => {
    fixture.clock.at = new Date(now.getTime() + 60_000);
    expect(await prove('right')).toEqual(new Date('2026-11-20T10:16:00Z'));
    expect(fixture.sessions.all[0]?.provedAt).toEqual(fixture.clock.at);
    expect(fixture.audited()).toEqual(['user.proof-given']);
  });

  test('a proof with a wrong password is refused, recorded, and paused after the fifth', async () => {
    for (let time = 0; time < 5; time += 1)
      expect(await codesOf(prove('wrong'))).toEqual(['fields.wrong-password']);
    await expect(prove('right')).rejects.toThrow(RateLimited);
    expect(fixture.audited()).toEqual(Array(5).fill('user.proof-refused'));
    expect(fixture.entries[0]).toMatchObject({ actor, data: { reason: 'wrong-password' } });
    expect(fixture.sessions.all[0]?.provedAt).toEqual(now);
  });

  test('a proof for which the hashing queue is full does not count as an attempt', async () => {
    fixture.passwords.isFull = true;
    for (let time = 0; time < 6; time += 1) await expect(prove('right')).rejects.toThrow(RateLimited);
    fixture.passwords.isFull = false;
    await prove('right');
  });
});

describe('ChangeOwnPassword', () => {
  const newPassword = 'a long new password';
  const change = (currentPassword = 'right', wanted = newPassword) =>
    new ChangeOwnPassword(fixture).execute({
      actor,
      currentPassword,
      newPassword: wanted,
      userAgent,
      from,
    });

  test('changing the own password ends the other sessions and keeps the session in use', async () => {
    await fixture.openSession(fixture.recordOf(actor.userId)!);
    await change();
    expect(fixture.recordOf(actor.userId)?.passwordHash).toBe(`hash of ${newPassword}`);
    expect(fixture.endsOf(actor.userId)).toEqual([null, 'PASSWORD_CHANGED']);
    expect(fixture.audited()).toEqual(['user.password-changed']);
  });

  test('changing the own password is refused for an invalid password before anything is compared', async () => {
    expect(await codesOf(change('right', 'short'))).toEqual(['fields.text-too-short']);
    expect(fixture.passwords.compared).toEqual([]);
  });

  test('changing the own password is refused for a wrong current password, recorded, and paused after the fifth', async () => {
    for (let time = 0; time < 5; time += 1)
      expect(await codesOf(change('wrong'))).toEqual(['fields.wrong-password']);
    await expect(change()).rejects.toThrow(RateLimited);
    expect(fixture.audited()).toEqual(Array(5).fill('user.proof-refused'));
    expect(fixture.recordOf(actor.userId)?.passwordHash).toBe('hash of right');
  });

  test('changing the own password is refused when a concurrent change replaced the current password', async () => {
    fixture.passwords.whileComparing = () => fixture.changePassword(actor.userId, 'hash of another');
    expect(await codesOf(change())).toEqual(['fields.wrong-password']);
    expect(fixture.recordOf(actor.userId)?.passwordHash).toBe('hash of another');
    expect(fixture.audited()).toEqual([]);
  });
});
