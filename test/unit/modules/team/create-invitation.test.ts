import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { ProofNeeded } from '#kernel/recent-proof.ts';
import { EmailUnverified } from '#kernel/verified-email.ts';
import { MerchantSuspended } from '#modules/merchants/index.ts';
import { InvitationGone, InvitationNotFound, InvitationSettled } from '#modules/team/domain/failures.ts';
import { ofInvitation } from '#modules/team/application/send-invitation-mail.ts';
import { merchant, now, operator, owner, signedIn, teamFixture } from './team-fixture.ts';

const problemsOf = async (invited: Promise<unknown>): Promise<unknown> => {
  const error = await invited.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(InvalidFields);
  return (error as InvalidFields).fields.map(({ field, code }) => [field, code]);
};

describe('who invites', () => {
  it('only an OWNER with a verified e-mail and a recent proof invites', async () => {
    const { invite, invitations } = teamFixture();
    await expect(invite({}, anonymous)).rejects.toThrow(SignInNeeded);
    await expect(invite({}, signedIn(7))).rejects.toThrow(NotAllowed);
    for (const role of ['MANAGER', 'CASHIER', 'VIEWER', 'BOOKKEEPER'] as const)
      await expect(invite({}, signedIn(5, role))).rejects.toThrow(NotAllowed);
    await expect(invite({}, { ...owner, isEmailVerified: false })).rejects.toThrow(EmailUnverified);
    const provedAt = new Date(now.getTime() - 15 * 60_000 - 1);
    await expect(invite({}, { ...owner, provedAt })).rejects.toThrow(ProofNeeded);
    expect(invitations.all).toEqual([]);
  });

  it.each(['SUSPENDED', 'INACTIVE'] as const)('a merchant that is %s invites no one', async (status) => {
    const { invite, directory } = teamFixture();
    directory.set(merchant(1, { status }));
    await expect(invite()).rejects.toThrow(MerchantSuspended);
  });

  it('a PENDING merchant invites and a closed one does not', async () => {
    const { invite, directory, invitations } = teamFixture();
    directory.set(merchant(1, { status: 'PENDING' }));
    await invite();
    directory.set(merchant(1), { isClosed: true });
    await expect(invite()).rejects.toThrow(MerchantSuspended);
    expect(invitations.all).toHaveLength(1);
  });

  it('a merchant sends twenty invitations a day; refused forms do not count', async () => {
    const { invite, enqueued } = teamFixture();
    await expect(invite({ role: null })).rejects.toThrow(InvalidFields);
    for (let sent = 1; sent <= 20; sent += 1) await invite({ email: `person-${sent}@example.bg` });
    await expect(invite({ email: 'person-21@example.bg' })).rejects.toThrow(RateLimited);
    expect(enqueued).toHaveLength(20);
  });
});

describe('what is invited to', () => {
  it('an invitation to the team needs a role, and one of an accountant has none', async () => {
    const { invite } = teamFixture();
    expect(await problemsOf(invite({ role: null }))).toEqual([['role', 'fields.required']]);
    expect(await problemsOf(invite({ kind: 'ACCOUNTANT', refundLimit: 5 }))).toEqual([
      ['role', 'fields.of-team-only'],
      ['refundLimit', 'fields.of-team-only'],
    ]);
  });

  it('only a MANAGER has a refund limit, of 200 EUR unless another is given', async () => {
    const { invite, invitations } = teamFixture();
    expect(await problemsOf(invite({ role: 'VIEWER', refundLimit: 5 }))).toEqual([
      ['refundLimit', 'fields.refund-limit-of-manager'],
    ]);
    await invite({ email: 'one@example.bg', role: 'MANAGER' });
    await invite({ email: 'two@example.bg', role: 'MANAGER', refundLimit: 50.5 });
    await invite({ email: 'three@example.bg', role: 'CASHIER' });
    expect(invitations.all.map(({ refundLimitMinor }) => refundLimitMinor)).toEqual([20_000, 5_050, null]);
  });

  it('a member of the team and an accountant of the merchant are not invited again', async () => {
    const { invite, inviteAccountant, accountants } = teamFixture();
    expect(await problemsOf(invite({ email: 'USER-8@example.bg' }))).toEqual([
      ['email', 'fields.team-member'],
    ]);
    await inviteAccountant('user-7@example.bg');
    await accountants.assign({ merchantId: 1, userId: 7, grantedBy: null }, owner);
    expect(await problemsOf(inviteAccountant('user-7@example.bg'))).toEqual([
      ['email', 'fields.accountant-of-merchant'],
    ]);
  });

  it('a newer invitation of one kind to an address withdraws the earlier one', async () => {
    const { invite, inviteAccountant, invitations } = teamFixture();
    await invite();
    await inviteAccountant('ivan@example.bg');
    await invite({ email: 'IVAN@example.bg' });
    expect(invitations.all.map(({ kind, state }) => [kind, state])).toEqual([
      ['TEAM', 'WITHDRAWN'],
      ['ACCOUNTANT', 'SENT'],
      ['TEAM', 'SENT'],
    ]);
  });

  it('an expired invitation that the nightly job has not marked is stored as EXPIRED by a newer one', async () => {
    const { invite, invitations, setNow } = teamFixture();
    await invite();
    setNow('2026-12-05T00:00:00Z');
    await invite({}, { ...owner, provedAt: new Date('2026-12-05T00:00:00Z') });
    expect(invitations.all.map(({ state }) => state)).toEqual(['EXPIRED', 'SENT']);
  });

  it('the audit log has the invitation by its id, without the address', async () => {
    const { invite, audited } = teamFixture();
    await invite();
    const subject = { type: 'merchant', id: 1 };
    const data = { invitationId: 1, kind: 'TEAM', role: 'CASHIER' };
    expect(audited).toEqual([{ actor: owner, action: 'invitation.created', subject, data }]);
  });
});

describe('the mail', () => {
  it('names merchant, inviter, role and expiry in the language of the inviter', async () => {
    const { invite, mailed, letters } = teamFixture();
    await invite({}, signedIn(8, 'OWNER'));
    await mailed();
    expect(letters.sent).toMatchObject([
      {
        to: 'ivan@example.bg',
        kind: 'TEAM',
        role: 'CASHIER',
        businessName: 'Пекарна 1',
        inviter: 'Ann Smith',
        language: 'en',
        expiresAt: new Date('2026-12-04T10:00:00Z'),
      },
    ]);
  });

  it('of an operator has the language of the merchant and no inviter', async () => {
    const { invite, mailed, letters, directory } = teamFixture();
    directory.set(merchant(1, { language: 'en' }));
    await invite({}, operator);
    await mailed();
    expect(letters.sent).toMatchObject([{ inviter: null, language: 'en' }]);
  });

  it('the queue holds no secret, and a repeated job makes a new one that ends the first', async () => {
    const { invite, enqueued, mailed, send, letters, read } = teamFixture();
    await invite();
    expect(enqueued).toEqual([{ name: 'team.invitation-mail', data: { invitationId: 1 } }]);
    const first = await mailed();
    await send(1);
    const second = letters.of(ofInvitation).at(-1)!.secret;
    await expect(read(first)).rejects.toThrow(InvitationGone);
    expect(await read(second)).toMatchObject({ businessName: 'Пекарна 1' });
  });

  it('is not sent after the invitation was withdrawn, has expired or the merchant was closed', async () => {
    const { invite, withdraw, send, letters, setNow, directory } = teamFixture();
    await invite();
    await withdraw(1);
    await send(1);
    await invite();
    directory.set(merchant(1), { isClosed: true });
    await send(2);
    directory.set(merchant(1));
    setNow('2026-12-04T10:00:00Z');
    await send(2);
    expect(letters.sent).toEqual([]);
  });
});

describe('withdrawing', () => {
  it('only an OWNER of the merchant withdraws an invitation', async () => {
    const { invite, withdraw, invitations } = teamFixture();
    await invite();
    await expect(withdraw(1, signedIn(5, 'MANAGER'))).rejects.toThrow(NotAllowed);
    await expect(withdraw(1, signedIn(6, 'OWNER'))).rejects.toThrow(InvitationNotFound);
    await expect(withdraw(99)).rejects.toThrow(InvitationNotFound);
    expect(invitations.all).toMatchObject([{ state: 'SENT' }]);
  });

  it('a SUSPENDED merchant withdraws no invitation', async () => {
    const { invite, withdraw, directory, invitations } = teamFixture();
    await invite();
    directory.set(merchant(1, { status: 'SUSPENDED' }));
    await expect(withdraw(1)).rejects.toThrow(MerchantSuspended);
    expect(invitations.all).toMatchObject([{ state: 'SENT' }]);
  });

  it('a withdrawn invitation cannot be withdrawn again', async () => {
    const { invite, withdraw, actions } = teamFixture();
    await invite();
    await withdraw(1);
    await expect(withdraw(1)).rejects.toThrow(InvitationSettled);
    expect(actions()).toEqual(['invitation.created', 'invitation.withdrawn']);
  });
});

describe('the limit of the plan', () => {
  it('an open invitation takes the place of a member, and one that ends gives it back', async () => {
    const { invite, withdraw, members } = teamFixture();
    members.most = 1;
    const invitation = await invite();
    await expect(invite({ email: 'ana@example.bg' })).rejects.toMatchObject({
      code: 'plans.not-in-plan',
      details: { limit: 'members', plan: 'STARTER' },
    });
    await withdraw(invitation.toRecord().id);
    await invite({ email: 'ana@example.bg' });
  });

  it('another invitation to the same address needs no place of its own, and an accountant needs none', async () => {
    const { invite, inviteAccountant, members, invitations } = teamFixture();
    members.most = 1;
    await invite();
    await invite({ role: 'VIEWER' });
    await inviteAccountant('books@example.bg');
    expect(invitations.all.map(({ state }) => state)).toEqual(['WITHDRAWN', 'SENT', 'SENT']);
  });

  it('holds when an operator invites, too', async () => {
    const { invite, members } = teamFixture();
    members.most = 0;
    await expect(invite({}, operator)).rejects.toMatchObject({ code: 'plans.not-in-plan' });
  });

  it('an invitation of a larger plan is not accepted into a team that is full', async () => {
    const { invite, mailed, accept, members } = teamFixture();
    await invite();
    const token = await mailed();
    members.most = 0;
    await expect(accept(token)).rejects.toMatchObject({ code: 'plans.not-in-plan' });
    members.most = 1;
    await accept(token);
  });
});
