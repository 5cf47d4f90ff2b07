import { beforeEach, describe, expect, test } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { ChangeOwnEmail } from '#src/modules/users/application/change-own-email.ts';
import { RenewRecoveryCodes } from '#src/modules/users/application/renew-recovery-codes.ts';
import { RequestPasswordReset } from '#src/modules/users/application/request-password-reset.ts';
import { ResendVerification } from '#src/modules/users/application/resend-verification.ts';
import { ResetPassword } from '#src/modules/users/application/reset-password.ts';
import { StartPasskey } from '#src/modules/users/application/start-passkey.ts';
import { StartTotp } from '#src/modules/users/application/start-totp.ts';
import { UndoEmailChange } from '#src/modules/users/application/undo-email-change.ts';
import { VerifyEmail } from '#src/modules/users/application/verify-email.ts';
import { AccountLinkGone } from '#src/modules/users/domain/failures.ts';
import type { UserRecord } from '#src/modules/users/domain/user.ts';
import { accountMailsFixture, type AccountMailsFixture } from './account-mails-fixture.ts';
import { from } from './users-fixture.ts';

let fixture: AccountMailsFixture;
let mara: UserRecord;
beforeEach(async () => {
  fixture = accountMailsFixture();
  mara = await fixture.addUser('mara@example.bg', { email: 'mara@example.bg', emailVerifiedAt: null });
});

const addFactor = async (kind: 'TOTP' | 'PASSKEY'): Promise<void> => {
  const common = { userId: mara.id, name: 'Телефон', createdAt: fixture.clock.at, lastUsedAt: null };
  const passkey = {
    credentialId: 'id',
    publicKey: new Uint8Array(3),
    signCount: 0,
    transports: [],
    isBackedUp: false,
  };
  const totp = { sealedSecret: new Uint8Array(3), lastStep: null };
  const id = await fixture.factors.nextId();
  const about = kind === 'TOTP' ? { kind, ...totp } : { kind, ...passkey };
  await fixture.factors.save({ id, ...common, confirmedAt: fixture.clock.at, ...about });
  await fixture.factors.replaceCodes(mara.id, ['a digest']);
};
const asksForLink = async (): Promise<string> => {
  await new ResendVerification(fixture).execute({ actor: await fixture.openSession(mara), ip: from.ip });
  await fixture.runJobs();
  return fixture.secretOf('VERIFY');
};
const verify = (token: string, by: Readonly<{ actor?: Actor; password?: string }> = {}) =>
  new VerifyEmail(fixture).execute({ actor: anonymous, from, token, ...by });
const accessOf = async ({ id }: Readonly<{ id: number }> = mara) => ({
  password: fixture.recordOf(id)?.passwordHash,
  factors: (await fixture.factors.ofUser(id)).length,
  codes: await fixture.factors.countCodes(id),
  live: fixture.endsOf(id).filter((end) => end === null).length,
});

describe('the first verification of an account', () => {
  test.each(['TOTP', 'PASSKEY'] as const)(
    'by the link alone ends password, %s, recovery codes and sessions, and mails the link that sets a password',
    async (kind) => {
      await addFactor(kind);
      await verify(await asksForLink());
      expect(await accessOf()).toEqual({ password: null, factors: 0, codes: 0, live: 0 });
      await fixture.runJobs();
      expect(fixture.sent()).toEqual(['VERIFY to mara@example.bg', 'RESET to mara@example.bg']);
      const token = fixture.secretOf('RESET');
      await new ResetPassword(fixture).execute({ token, password: 'a long new password', from });
      expect(await accessOf()).toMatchObject({ password: 'hash of a long new password' });
    },
  );

  test('in a session of the account or with its password keeps password and sessions', async () => {
    await verify(await asksForLink(), { actor: await fixture.openSession(mara) });
    expect(await accessOf()).toMatchObject({ password: 'hash of right', live: 2 });
    expect(fixture.recordOf(mara.id)?.emailVerifiedAt).not.toBeNull();
    mara = await fixture.addUser('petar', { emailVerifiedAt: null });
    await verify(await asksForLink(), { password: 'right' });
    expect(await accessOf()).toMatchObject({ password: 'hash of right', live: 1 });
  });

  test('with a wrong password is refused and leaves the link live; the session of another user proves nothing', async () => {
    const token = await asksForLink();
    await expect(verify(token, { password: 'wrong' })).rejects.toThrow(InvalidFields);
    await verify(token, { actor: await fixture.actorOf('SUPPORT') });
    expect(await accessOf()).toMatchObject({ password: null, live: 0 });
  });

  test('a second verification ends nothing', async () => {
    await verify(await asksForLink(), { password: 'right' });
    await addFactor('TOTP');
    const actor = await fixture.openSession({ ...mara, emailVerifiedAt: fixture.clock.at });
    await new ChangeOwnEmail(fixture).execute({ actor, email: 'new@example.bg', password: 'right', from });
    await fixture.runJobs();
    await verify(fixture.secretOf('CHANGE_EMAIL'));
    expect(await accessOf()).toMatchObject({ password: 'hash of right', factors: 1, codes: 1, live: 2 });
  });

  test('by the link of a new address ends access, too, and frees the former address for its holder', async () => {
    const actor = await fixture.openSession(mara);
    await new ChangeOwnEmail(fixture).execute({ actor, email: 'new@example.bg', password: 'right', from });
    await fixture.runJobs();
    await verify(fixture.secretOf('CHANGE_EMAIL'));
    expect(await accessOf()).toMatchObject({ password: null, live: 0 });
    expect(fixture.recordOf(mara.id)).toMatchObject({ username: 'new@example.bg', email: 'new@example.bg' });
    await expect(
      new UndoEmailChange(fixture).execute({ token: fixture.secretOf('UNDO_EMAIL'), ip: from.ip }),
    ).rejects.toThrow(AccountLinkGone);
  });
});

test.each(['TOTP', 'PASSKEY'] as const)(
  'a reset of an unverified address asks for no code and ends %s, recovery codes and sessions',
  async (kind) => {
    await addFactor(kind);
    await fixture.openSession(mara);
    await new RequestPasswordReset(fixture).execute({ email: mara.email, ip: from.ip });
    await fixture.runJobs();
    const factorCheck = { check: async () => 'CODE_NEEDED' as const };
    const token = fixture.secretOf('RESET');
    await new ResetPassword({ ...fixture, factorCheck }).execute({
      token,
      password: 'a long new password',
      from,
    });
    expect(await accessOf()).toMatchObject({ factors: 0, codes: 0, live: 0 });
  },
);

test('an unverified account sets up no app, no passkey and no recovery codes', async () => {
  const actor = await fixture.openSession(mara);
  const refused = { code: 'access.email-unverified' };
  await expect(new StartTotp(fixture).execute({ actor })).rejects.toMatchObject(refused);
  await expect(new StartPasskey(fixture).execute({ actor })).rejects.toMatchObject(refused);
  const renew = new RenewRecoveryCodes(fixture).execute({ actor, userAgent: 'a browser', from });
  await expect(renew).rejects.toMatchObject(refused);
});

test('an undone change of the address ends the factors that were added since', async () => {
  const actor = await fixture.openSession(await fixture.addUser('petar'));
  mara = fixture.recordOf(actor.userId)!;
  await new ChangeOwnEmail(fixture).execute({ actor, email: 'new@example.bg', password: 'right', from });
  await fixture.runJobs();
  fixture.later(1);
  await addFactor('TOTP');
  await new UndoEmailChange(fixture).execute({ token: fixture.secretOf('UNDO_EMAIL'), ip: from.ip });
  expect(await accessOf()).toEqual({ password: null, factors: 0, codes: 0, live: 0 });
});
