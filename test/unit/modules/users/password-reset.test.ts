import { beforeEach, describe, expect, test } from 'vitest';
import { InvalidFields } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { ChangeOwnPassword } from '#src/modules/users/application/change-own-password.ts';
import { InviteUser } from '#src/modules/users/application/invite-user.ts';
import { RequestPasswordReset } from '#src/modules/users/application/request-password-reset.ts';
import { ResetPassword } from '#src/modules/users/application/reset-password.ts';
import {
  FactorCodeNeeded,
  AccountLinkGone,
  UserStatusRefused,
  WrongFactorCode,
} from '#src/modules/users/domain/failures.ts';
import { User, type UserRecord } from '#src/modules/users/domain/user.ts';
import type { SecondFactorCheck } from '#src/modules/users/application/second-factor-check.ts';
import { accountMailsFixture, type AccountMailsFixture } from './account-mails-fixture.ts';
import { from, operator } from './users-fixture.ts';

const password = 'a long new password';

let fixture: AccountMailsFixture;
let mara: UserRecord;
beforeEach(async () => {
  fixture = accountMailsFixture();
  mara = await fixture.addUser('mara', { emailVerifiedAt: null });
});

const request = async (email = mara.email, ip = from.ip): Promise<void> => {
  await new RequestPasswordReset(fixture).execute({ email, ip });
  await fixture.runJobs();
};
const reset = (
  token: string,
  wanted = password,
  factorCheck: SecondFactorCheck = fixture.factorCheck,
  code?: string,
) => new ResetPassword({ ...fixture, factorCheck }).execute({ token, password: wanted, code, from });
const requestedSecret = async (): Promise<string> => {
  await request();
  return fixture.secretOf('RESET');
};

describe('RequestPasswordReset', () => {
  test('a reset is mailed to the user of an e-mail in any case of letters, and is audited', async () => {
    await request('MARA@example.bg');
    expect(fixture.sent()).toEqual(['RESET to mara@example.bg']);
    expect(fixture.audited()).toEqual(['user.password-reset-requested']);
  });

  test('an address that a mail server refuses for good stands in the account until a mail reaches it', async () => {
    fixture.letters.failFor(mara.email, 'REFUSED');
    await request();
    expect(fixture.recordOf(mara.id)?.refusedEmail).toBe(mara.email);
    fixture.letters.failFor(mara.email, null);
    await request();
    expect(fixture.recordOf(mara.id)?.refusedEmail).toBeNull();
    expect(fixture.sent()).toEqual(['RESET to mara@example.bg']);
  });

  test.each(['LOCKED', 'INACTIVE', 'PENDING'] as const)(
    'a reset for a user who is %s is accepted and not mailed',
    async (status) => {
      const { email } = await fixture.addUser('other', { status });
      await request(email);
      expect(fixture.sent()).toEqual([]);
      expect(fixture.audited()).toEqual([]);
    },
  );

  test('a reset for an unknown e-mail is accepted with the same work and not mailed', async () => {
    await request('unknown@example.bg');
    await request();
    const [unknown, known] = fixture.jobs.all;
    expect({ ...known, data: null }).toEqual({ ...unknown, data: null });
    expect(fixture.sent()).toEqual(['RESET to mara@example.bg']);
  });

  test('the sixth reset of an account in ten minutes is accepted and not mailed', async () => {
    for (let time = 0; time < 6; time += 1) await request(mara.email, `192.0.2.${time}`);
    expect(fixture.sent()).toHaveLength(5);
  });

  test('the eleventh reset from one network is refused, whatever the addresses', async () => {
    for (let time = 0; time < 10; time += 1) await request(`unknown-${time}@example.bg`);
    await expect(request()).rejects.toThrow(RateLimited);
  });

  test('a user who is locked before the mail leaves gets none', async () => {
    await new RequestPasswordReset(fixture).execute({ email: mara.email, ip: from.ip });
    await fixture.lock(mara.id);
    await fixture.runJobs();
    expect(fixture.sent()).toEqual([]);
  });

  test('a mail that the server refuses for now is sent by the repeated job, with a token that works', async () => {
    fixture.letters.failFor(mara.email, 'AWAY');
    await request();
    expect(fixture.sent()).toEqual([]);
    fixture.letters.failFor(mara.email, null);
    await fixture.runJobs();
    await reset(fixture.secretOf('RESET'));
  });
});

describe('ResetPassword', () => {
  test('a reset changes the password, verifies the address, ends all sessions and is reported by mail', async () => {
    await fixture.openSession(mara);
    await reset(await requestedSecret());
    await fixture.runJobs();
    expect(fixture.recordOf(mara.id)).toMatchObject({
      passwordHash: `hash of ${password}`,
      emailVerifiedAt: fixture.clock.at,
    });
    expect(fixture.endsOf(mara.id)).toEqual(['PASSWORD_CHANGED']);
    expect(fixture.sent().at(-1)).toBe('PASSWORD_RESET to mara@example.bg');
    expect(fixture.audited()).toContain('user.password-reset');
  });

  test('a token resets once, and a newer one ends the earlier', async () => {
    const earlier = await requestedSecret();
    const secret = await requestedSecret();
    await expect(reset(earlier)).rejects.toThrow(AccountLinkGone);
    await reset(secret);
    await expect(reset(secret)).rejects.toThrow(AccountLinkGone);
  });

  test('a token expires after thirty minutes', async () => {
    const secret = await requestedSecret();
    fixture.later(30);
    await expect(reset(secret)).rejects.toThrow(AccountLinkGone);
  });

  test('of two resets with one token the second is refused after the first', async () => {
    const secret = await requestedSecret();
    let isFirst = true;
    const passwords = {
      hash: async (text: string) => {
        if (isFirst) {
          isFirst = false;
          await reset(secret, 'the password of the other');
        }
        return `hash of ${text}`;
      },
    };
    const raced = new ResetPassword({ ...fixture, passwords: Object.assign(fixture.passwords, passwords) });
    await expect(raced.execute({ token: secret, password, from })).rejects.toThrow(AccountLinkGone);
  });

  test('a token of a user who was locked meanwhile is gone', async () => {
    const secret = await requestedSecret();
    await fixture.lock(mara.id);
    await expect(reset(secret)).rejects.toThrow(AccountLinkGone);
  });

  test('a user who is locked right after the reset gets no mail about it', async () => {
    await reset(await requestedSecret());
    await fixture.lock(mara.id);
    await fixture.runJobs();
    expect(fixture.sent()).toEqual(['RESET to mara@example.bg']);
  });

  test('a token that was mailed to a former address is gone', async () => {
    const secret = await requestedSecret();
    await fixture.users.save(User.restore({ ...fixture.recordOf(mara.id)!, email: 'new@example.bg' }));
    await expect(reset(secret)).rejects.toThrow(AccountLinkGone);
  });

  test('a change of the own password ends the reset that was requested before', async () => {
    const secret = await requestedSecret();
    fixture.later(1);
    const actor = await fixture.openSession(mara);
    const passwords = { currentPassword: 'right', newPassword: 'another long password' };
    await new ChangeOwnPassword(fixture).execute({ actor, ...passwords, userAgent: 'a browser', from });
    await expect(reset(secret)).rejects.toThrow(AccountLinkGone);
  });

  test('the policy of the user’s role applies before the token is used', async () => {
    const secret = await requestedSecret();
    await expect(reset(secret, 'short')).rejects.toThrow(InvalidFields);
    await reset(secret);
  });

  test.each([
    ['CODE_NEEDED', FactorCodeNeeded],
    ['WRONG_CODE', WrongFactorCode],
  ] as const)(
    'a second factor that answers %s refuses the reset and leaves the token live',
    async (answer, refusal) => {
      mara = await fixture.addUser('petar');
      const secret = await requestedSecret();
      await expect(reset(secret, password, { check: async () => answer })).rejects.toThrow(refusal);
      const asked: unknown[] = [];
      const factors: SecondFactorCheck = {
        check: async (...given) => {
          asked.push(given);
          return 'PASSED';
        },
      };
      await reset(secret, password, factors, '492039');
      expect(asked).toEqual([[mara.id, '492039']]);
    },
  );
});

describe('InviteUser', () => {
  const invite = async (actor: Parameters<InviteUser['execute']>[0]['actor'] = operator): Promise<void> => {
    await new InviteUser(fixture).execute({ actor, userId: mara.id });
    await fixture.runJobs();
  };

  test('an invited user sets the first password within seven days', async () => {
    await invite();
    expect(fixture.sent()).toEqual(['INVITE to mara@example.bg']);
    fixture.later(7 * 24 * 60 - 1);
    await reset(fixture.secretOf('INVITE'));
    await fixture.runJobs();
    expect(fixture.recordOf(mara.id)?.passwordHash).toBe(`hash of ${password}`);
    expect(fixture.sent()).toEqual(['INVITE to mara@example.bg']);
  });

  test('an invitation is refused to all roles but ADMIN and for a user who is not ACTIVE', async () => {
    for (const role of ['SUPPORT', 'ACCOUNTANT', 'MERCHANT'] as const)
      await expect(invite(await fixture.actorOf(role))).rejects.toMatchObject({ code: 'access.not-allowed' });
    await fixture.lock(mara.id);
    await expect(invite(await fixture.actorOf('ADMIN'))).rejects.toThrow(UserStatusRefused);
  });
});
