import { beforeEach, describe, expect, test } from 'vitest';
import { anonymous, type SignedIn } from '#kernel/actor.ts';
import { InvalidFields, SignInNeeded } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { ProofNeeded } from '#kernel/recent-proof.ts';
import { getUser } from '#modules/users/application/get-user.ts';
import { ownership } from '#modules/users/domain/membership.ts';
import { ChangeOwnEmail } from '#src/modules/users/application/change-own-email.ts';
import { CorrectRegistrationEmail } from '#src/modules/users/application/correct-registration-email.ts';
import { ManageMerchantUserAccounts } from '#src/modules/users/application/manage-merchant-user-accounts.ts';
import { ResendVerification } from '#src/modules/users/application/resend-verification.ts';
import { ResetPassword } from '#src/modules/users/application/reset-password.ts';
import { UndoEmailChange } from '#src/modules/users/application/undo-email-change.ts';
import { VerifyEmail } from '#src/modules/users/application/verify-email.ts';
import { EmailTaken, AccountLinkGone } from '#src/modules/users/domain/failures.ts';
import { accountMailsFixture, type AccountMailsFixture } from './account-mails-fixture.ts';
import { from } from './users-fixture.ts';

let fixture: AccountMailsFixture;
let actor: SignedIn;
beforeEach(async () => {
  fixture = accountMailsFixture();
  actor = await fixture.openSession(await fixture.addUser('mara'));
});

const ask = async (email = 'new@example.bg', password = 'right', caller: typeof actor = actor) => {
  await new ChangeOwnEmail(fixture).execute({ actor: caller, email, password, from });
  await fixture.runJobs();
};
const verify = (token: string) => new VerifyEmail(fixture).execute({ actor: anonymous, token, from });
const undo = async (token: string) => {
  await new UndoEmailChange(fixture).execute({ token, ip: from.ip });
  await fixture.runJobs();
};
const emailOf = () => fixture.recordOf(actor.userId)?.email;

describe('ChangeOwnEmail', () => {
  test('both addresses get a mail, and the new one applies when it confirms', async () => {
    await ask();
    expect(fixture.sent()).toEqual(['CHANGE_EMAIL to new@example.bg', 'UNDO_EMAIL to mara@example.bg']);
    expect(emailOf()).toBe('mara@example.bg');
    await verify(fixture.secretOf('CHANGE_EMAIL'));
    expect(fixture.recordOf(actor.userId)).toMatchObject({ email: 'new@example.bg', username: 'mara' });
    expect(fixture.audited()).toEqual(['user.email-change-requested', 'user.email-changed']);
    expect(fixture.endsOf(actor.userId)).toEqual([null]);
  });

  test('a change needs a session, a recent proof and the password', async () => {
    await expect(ask('new@example.bg', 'right', anonymous as never)).rejects.toThrow(SignInNeeded);
    await expect(ask('new@example.bg', 'wrong')).rejects.toThrow(InvalidFields);
    fixture.later(16);
    await expect(ask()).rejects.toThrow(ProofNeeded);
    expect(fixture.sent()).toEqual([]);
  });

  test('the own address and one of another user are refused', async () => {
    await fixture.addUser('petar');
    await expect(ask('MARA@example.bg')).rejects.toThrow(InvalidFields);
    await expect(ask('petar@example.bg')).rejects.toThrow(EmailTaken);
  });

  test('an address that another user got meanwhile is refused at the confirmation', async () => {
    await ask();
    await fixture.addUser('new');
    await expect(verify(fixture.secretOf('CHANGE_EMAIL'))).rejects.toThrow(EmailTaken);
  });

  test('the fourth change within the hour is refused', async () => {
    for (let time = 0; time < 3; time += 1) await ask(`new-${time}@example.bg`);
    await expect(ask()).rejects.toThrow(RateLimited);
  });

  test('a token of another kind does not confirm an address', async () => {
    await ask();
    await expect(verify(fixture.secretOf('UNDO_EMAIL'))).rejects.toThrow(AccountLinkGone);
  });
});

describe('UndoEmailChange', () => {
  test('an undo restores the address, ends password and sessions and mails a reset', async () => {
    await ask();
    await verify(fixture.secretOf('CHANGE_EMAIL'));
    fixture.later(1);
    await undo(fixture.secretOf('UNDO_EMAIL'));
    expect(fixture.recordOf(actor.userId)).toMatchObject({ email: 'mara@example.bg', passwordHash: null });
    expect(fixture.endsOf(actor.userId)).toEqual(['PASSWORD_CHANGED']);
    expect(fixture.sent().at(-1)).toBe('RESET to mara@example.bg');
    const reset = { token: fixture.secretOf('RESET'), password: 'a long new password', from };
    await new ResetPassword(fixture).execute(reset);
  });

  test('an undo before the confirmation ends the change, also one whose mail has not left', async () => {
    fixture.letters.failFor('new@example.bg', 'AWAY');
    await ask();
    fixture.later(1);
    await undo(fixture.secretOf('UNDO_EMAIL'));
    fixture.letters.failFor('new@example.bg', null);
    await fixture.runJobs();
    expect(fixture.sent()).toEqual(['UNDO_EMAIL to mara@example.bg', 'RESET to mara@example.bg']);
    const [change] = fixture.tokens.secretsOf('CHANGE_EMAIL');
    await expect(verify(change!)).rejects.toThrow(AccountLinkGone);
  });

  test('the undo of the first change survives a second change and a reset, and ends the later undo', async () => {
    await ask();
    await verify(fixture.secretOf('CHANGE_EMAIL'));
    const first = fixture.secretOf('UNDO_EMAIL');
    fixture.later(1);
    await ask('newer@example.bg');
    await verify(fixture.secretOf('CHANGE_EMAIL'));
    const second = fixture.secretOf('UNDO_EMAIL');
    fixture.later(1);
    await undo(first);
    expect(emailOf()).toBe('mara@example.bg');
    await expect(undo(second)).rejects.toThrow(AccountLinkGone);
  });

  test('an undo works until 72 hours after the request, once', async () => {
    await ask();
    const secret = fixture.secretOf('UNDO_EMAIL');
    fixture.later(72 * 60 - 1);
    await undo(secret);
    await expect(undo(secret)).rejects.toThrow(AccountLinkGone);
  });
});

describe('verification of a registration', () => {
  let correctionToken: string;
  beforeEach(async () => {
    const accounts = new ManageMerchantUserAccounts(fixture);
    const password = await accounts.hashPassword('a password of a merchant', { lane: 'strangers', ...from });
    const account = {
      merchantId: 7,
      email: 'kafe@example.bg',
      password,
      name: 'Кафе',
      language: 'bg',
    } as const;
    ({ correctionToken } = await accounts.create(account, anonymous));
    await fixture.runJobs();
  });
  const kafe = () => fixture.users.all.find(({ merchantId }) => merchantId === 7)!;
  const correct = (email: string) =>
    new CorrectRegistrationEmail(fixture).execute({ token: correctionToken, email, ip: from.ip });
  const resend = async () => {
    await new ResendVerification(fixture).execute({ actor: await fixture.openSession(kafe()), ip: from.ip });
    await fixture.runJobs();
  };

  test('a registered address is unverified until the link of its mail is used', async () => {
    expect(fixture.sent()).toEqual(['VERIFY to kafe@example.bg']);
    expect(kafe().emailVerifiedAt).toBeNull();
    await verify(fixture.secretOf('VERIFY'));
    expect(kafe().emailVerifiedAt).toEqual(fixture.clock.at);
    expect(fixture.audited()).toContain('user.email-verified');
  });

  test('a resent link ends the earlier one, three times an hour, and a verified address needs none', async () => {
    const earlier = fixture.secretOf('VERIFY');
    for (let time = 0; time < 3; time += 1) await resend();
    await expect(resend()).rejects.toThrow(RateLimited);
    await expect(verify(earlier)).rejects.toThrow(AccountLinkGone);
    await verify(fixture.secretOf('VERIFY'));
    await resend();
    expect(fixture.sent().filter((mail) => mail.startsWith('VERIFY'))).toHaveLength(4);
  });

  test('the corrected address is that of the registered merchant, also after a switch to another one', async () => {
    const { id: userId } = kafe();
    const joined = { ...ownership(3, userId, fixture.clock.at), invitedBy: actor.userId };
    fixture.later(1);
    await fixture.memberships.save({ ...joined, createdAt: fixture.clock.at });
    const user = await getUser(fixture.users, userId);
    user.workFor(3);
    await fixture.users.save(user);
    await correct('kafene@example.bg');
    expect(fixture.published).toMatchObject([{ merchantId: 7, to: 'kafene@example.bg' }]);
  });

  test('the address of a user who is in no team cannot be corrected', async () => {
    fixture.memberships.all = [];
    await expect(correct('kafene@example.bg')).rejects.toThrow(AccountLinkGone);
  });

  test('a mistyped address is corrected once: username, e-mail, event and a new link', async () => {
    const earlier = fixture.secretOf('VERIFY');
    await correct('kafene@example.bg');
    await fixture.runJobs();
    expect(kafe()).toMatchObject({ username: 'kafene@example.bg', email: 'kafene@example.bg' });
    expect(fixture.published).toMatchObject([
      { merchantId: 7, from: 'kafe@example.bg', to: 'kafene@example.bg' },
    ]);
    expect(fixture.sent().at(-1)).toBe('VERIFY to kafene@example.bg');
    await expect(verify(earlier)).rejects.toThrow(AccountLinkGone);
    await expect(correct('other@example.bg')).rejects.toThrow(AccountLinkGone);
  });

  test('a correction is refused for a taken address, after half an hour and for a verified address', async () => {
    await expect(correct('mara@example.bg')).rejects.toThrow(EmailTaken);
    await verify(fixture.secretOf('VERIFY'));
    await expect(correct('kafene@example.bg')).rejects.toThrow(AccountLinkGone);
    fixture.later(30);
    await expect(correct('kafene@example.bg')).rejects.toThrow(AccountLinkGone);
  });
});
