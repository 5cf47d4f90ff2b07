import { describe, expect, it } from 'vitest';
import { InvalidFields, NotAllowed, SecondFactorRequired } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { ProofNeeded } from '#kernel/recent-proof.ts';
import { MerchantSuspended } from '#modules/merchants/index.ts';
import {
  AccountantNotFound,
  InvitationGone,
  OtherAddress,
  OtherRole,
  SignInToAccept,
} from '#modules/team/domain/failures.ts';
import { merchant, now, operator, owner, signedIn, teamFixture } from './team-fixture.ts';

describe('accepting with a new account', () => {
  it('a person without an account becomes a MERCHANT and a member with the role of the invitation', async () => {
    const { invite, mailed, accept, invitedAccounts, members, invitations, audited } = teamFixture();
    await invite({ role: 'MANAGER' });
    const accepted = await accept(await mailed());
    expect(accepted).toEqual({ username: 'ivan@example.bg', kind: 'TEAM', merchantId: 1 });
    expect(invitedAccounts.created).toMatchObject([
      { email: 'ivan@example.bg', role: 'MERCHANT', merchantId: 1, password: 'hash of дълга парола' },
    ]);
    expect(members.all).toEqual([
      {
        merchantId: 1,
        userId: 100,
        role: 'MANAGER',
        refundLimitMinor: 20_000,
        createdAt: now,
        invitedBy: 5,
        isBeyondPlan: false,
      },
    ]);
    expect(invitations.all).toMatchObject([{ state: 'ACCEPTED', acceptedBy: 100, settledAt: now }]);
    expect(audited.at(-1)).toMatchObject({
      action: 'invitation.accepted',
      subject: { type: 'merchant', id: 1 },
      data: { invitationId: 1, userId: 100 },
    });
  });

  it('a person without an account becomes an ACCOUNTANT without a merchant', async () => {
    const fixture = teamFixture();
    const { inviteAccountant, mailed, accept, invitedAccounts, members, accounts } = fixture;
    await inviteAccountant('new@kantora.example');
    const { byId } = accounts;
    accounts.byId = async (id) =>
      id === 100 ? { ...(await byId.call(accounts, 7))!, id } : byId.call(accounts, id);
    await accept(await mailed());
    expect(invitedAccounts.created).toMatchObject([{ role: 'ACCOUNTANT', merchantId: null }]);
    expect(members.all).toEqual([]);
    expect(await fixture.accountants.ofMerchant(1)).toMatchObject([{ userId: 100, grantedBy: 5 }]);
  });

  it('without an account and without one to make the field is refused, as is a weak password', async () => {
    const { invite, mailed, accept, acceptWithoutAccount, person, invitations } = teamFixture();
    await invite();
    const token = await mailed();
    await expect(acceptWithoutAccount(token)).rejects.toThrow(InvalidFields);
    person.password = 'weak';
    await expect(accept(token)).rejects.toThrow(InvalidFields);
    expect(invitations.all).toMatchObject([{ state: 'SENT' }]);
  });

  it('an address that gets an account meanwhile must sign in', async () => {
    const { invite, mailed, accept, invitedAccounts } = teamFixture();
    await invite();
    invitedAccounts.taken = 'ivan@example.bg';
    await expect(accept(await mailed())).rejects.toThrow(SignInToAccept);
  });
});

describe('accepting as a user', () => {
  it('the signed-in MERCHANT of the invited address becomes a member, in any case of the address', async () => {
    const { invite, mailed, accept, invitedAccounts, members } = teamFixture();
    await invite({ email: 'User-6@Example.bg' });
    expect(await accept(await mailed(), signedIn(6))).toMatchObject({ username: 'user-6' });
    expect(invitedAccounts.created).toEqual([]);
    expect(members.all).toMatchObject([{ merchantId: 1, userId: 6, role: 'CASHIER' }]);
  });

  it('the signed-in ACCOUNTANT of the invited address reads the merchant, granted by the inviter', async () => {
    const { inviteAccountant, mailed, accept, accountants } = teamFixture();
    await inviteAccountant('user-7@example.bg');
    await accept(await mailed(), signedIn(7));
    expect(await accountants.ofMerchant(1)).toMatchObject([{ userId: 7, grantedBy: 5 }]);
  });

  it('an invitation of an operator has no granting member', async () => {
    const { invite, mailed, accept, accountants } = teamFixture();
    await invite({ email: 'user-7@example.bg', kind: 'ACCOUNTANT', role: null }, operator);
    await accept(await mailed(), signedIn(7));
    expect(await accountants.ofMerchant(1)).toMatchObject([{ userId: 7, grantedBy: null }]);
  });

  it('the user of an invited address with an account signs in first', async () => {
    const { invite, mailed, accept, read } = teamFixture();
    await invite({ email: 'user-6@example.bg' });
    const token = await mailed();
    expect(await read(token)).toEqual({
      businessName: 'Пекарна 1',
      kind: 'TEAM',
      role: 'CASHIER',
      hasAccount: true,
    });
    await expect(accept(token)).rejects.toThrow(SignInToAccept);
  });

  it('a user of another address cannot accept, whether the invited one has an account or not', async () => {
    const { invite, mailed, accept, invitations } = teamFixture();
    await invite({ email: 'user-6@example.bg' });
    await expect(accept(await mailed(), signedIn(5))).rejects.toThrow(OtherAddress);
    await invite();
    await expect(accept(await mailed(), signedIn(6))).rejects.toThrow(OtherAddress);
    expect(invitations.all.map(({ state }) => state)).toEqual(['SENT', 'SENT']);
  });

  it('a MERCHANT invited as an accountant is asked to use another address, as is an ACCOUNTANT invited to a team', async () => {
    const { invite, inviteAccountant, mailed, accept, invitations } = teamFixture();
    await inviteAccountant('user-6@example.bg');
    await expect(accept(await mailed(), signedIn(6))).rejects.toThrow(OtherRole);
    await invite({ email: 'user-7@example.bg' });
    await expect(accept(await mailed(), signedIn(7))).rejects.toThrow(OtherRole);
    expect(invitations.all.map(({ state }) => state)).toEqual(['SENT', 'SENT']);
  });

  it('a session that must set up a second factor cannot accept', async () => {
    const { inviteAccountant, mailed, accept } = teamFixture();
    await inviteAccountant('user-7@example.bg');
    const lacking = { ...signedIn(7), needsSecondFactor: true };
    await expect(accept(await mailed(), lacking)).rejects.toThrow(SecondFactorRequired);
  });
});

describe('links that no longer work', () => {
  it('an unknown token is gone', async () => {
    const { read, accept, refuse } = teamFixture();
    for (const use of [read, accept, refuse]) await expect(use('unknown')).rejects.toThrow(InvitationGone);
  });

  it('an invitation is accepted once', async () => {
    const { invite, mailed, accept, read, refuse, members } = teamFixture();
    await invite();
    const token = await mailed();
    await accept(token);
    for (const use of [read, accept, refuse]) await expect(use(token)).rejects.toThrow(InvitationGone);
    expect(members.all).toHaveLength(1);
  });

  it('a withdrawn and a refused invitation cannot be accepted', async () => {
    const { invite, mailed, accept, withdraw, refuse, invitations, actions } = teamFixture();
    await invite();
    const withdrawn = await mailed();
    await withdraw(1);
    await expect(accept(withdrawn)).rejects.toThrow(InvitationGone);
    await invite();
    const refused = await mailed();
    await refuse(refused);
    await expect(accept(refused)).rejects.toThrow(InvitationGone);
    expect(invitations.all.map(({ state }) => state)).toEqual(['WITHDRAWN', 'REFUSED']);
    expect(actions().at(-1)).toBe('invitation.refused');
  });

  it('an invitation works until the instant of its expiry, also before the nightly job', async () => {
    const { invite, mailed, accept, read, setNow } = teamFixture();
    await invite();
    const token = await mailed();
    setNow('2026-12-04T09:59:59Z');
    expect(await read(token)).toMatchObject({ hasAccount: false });
    setNow('2026-12-04T10:00:00Z');
    await expect(read(token)).rejects.toThrow(InvitationGone);
    await expect(accept(token)).rejects.toThrow(InvitationGone);
  });

  it('an invitation of a closed or suspended merchant is gone', async () => {
    const { invite, mailed, accept, directory } = teamFixture();
    await invite();
    const token = await mailed();
    directory.set(merchant(1, { status: 'SUSPENDED' }));
    await expect(accept(token)).rejects.toThrow(InvitationGone);
    directory.set(merchant(1), { isClosed: true });
    await expect(accept(token)).rejects.toThrow(InvitationGone);
  });

  it('a network makes thirty calls with tokens a minute', async () => {
    const { read, accept } = teamFixture();
    for (let call = 1; call <= 30; call += 1) await expect(read('unknown')).rejects.toThrow(InvitationGone);
    await expect(read('unknown')).rejects.toThrow(RateLimited);
    await expect(accept('unknown')).rejects.toThrow(RateLimited);
  });
});

describe('accountants of a merchant', () => {
  it('only an OWNER with a recent proof ends the access of an accountant', async () => {
    const { endAccountant, accountants } = teamFixture();
    await accountants.assign({ merchantId: 1, userId: 7, grantedBy: null }, owner);
    await expect(endAccountant(7, signedIn(5, 'MANAGER'))).rejects.toThrow(NotAllowed);
    const provedAt = new Date(now.getTime() - 15 * 60_000 - 1);
    await expect(endAccountant(7, { ...owner, provedAt })).rejects.toThrow(ProofNeeded);
    await expect(endAccountant(7, signedIn(6, 'OWNER'))).rejects.toThrow(AccountantNotFound);
    expect(await accountants.ofMerchant(1)).toHaveLength(1);
  });

  it('a SUSPENDED merchant ends no access', async () => {
    const { endAccountant, directory } = teamFixture();
    directory.set(merchant(1, { status: 'SUSPENDED' }));
    await expect(endAccountant(7)).rejects.toThrow(MerchantSuspended);
  });

  it('ended access is gone and audited once', async () => {
    const { endAccountant, accountants, actions } = teamFixture();
    await accountants.assign({ merchantId: 1, userId: 7, grantedBy: null }, owner);
    await endAccountant(7);
    await expect(endAccountant(7)).rejects.toThrow(AccountantNotFound);
    expect(await accountants.ofMerchant(1)).toEqual([]);
    expect(actions()).toEqual(['merchant.accountant-assigned', 'merchant.accountant-ended']);
  });
});
