import type { Role, SignedIn } from '#kernel/actor.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import { ManageAccountantAssignments } from '#modules/merchants/application/manage-accountant-assignments.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { AcceptInvitation } from '#modules/team/application/accept-invitation.ts';
import { CreateInvitation, type GivenInvitation } from '#modules/team/application/create-invitation.ts';
import { EndAccountant } from '#modules/team/application/end-accountant.ts';
import { ReadInvitation } from '#modules/team/application/read-invitation.ts';
import { RefuseInvitation } from '#modules/team/application/refuse-invitation.ts';
import { ofInvitation, SendInvitationMail } from '#modules/team/application/send-invitation-mail.ts';
import { WithdrawInvitation } from '#modules/team/application/withdraw-invitation.ts';
import type { UserAccount } from '#modules/users/index.ts';
import { InMemoryRateLimits } from '#test/fakes/in-memory-rate-limits.ts';
import { InvitationLimits } from '#modules/team/application/invitation-limits.ts';
import { InMemoryAssignments } from '#test/fakes/in-memory-assignments.ts';
import { RecordedLetters } from '#test/fakes/recorded-letters.ts';
import { InMemoryInvitations } from '#test/fakes/in-memory-invitations.ts';
import { InMemoryInvitedAccounts } from '#test/fakes/in-memory-invited-accounts.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';
import { InMemoryTeamMembers } from '#test/fakes/in-memory-team-members.ts';
import { InMemoryUserAccounts } from '#test/fakes/in-memory-user-accounts.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';

/** The time of the fixture. */
export const now = new Date('2026-11-20T10:00:00Z');
const from = { ip: '192.0.2.1' };
export const operator = { kind: 'operator', name: 'root', actsFor: 1 } as const;

/** The account of a user, ACTIVE with a verified e-mail. */
export const account = (id: number, role: Role, about: Partial<UserAccount> = {}): UserAccount => ({
  id,
  username: `user-${id}`,
  email: `user-${id}@example.bg`,
  firstName: 'Мара',
  lastName: 'Петрова',
  role,
  status: 'ACTIVE',
  merchantId: null,
  language: 'bg',
  emailVerifiedAt: now,
  refusedEmail: null,
  isPasswordTemporary: false,
  ...about,
});
/** 5: OWNER of merchant 1; 6: a MERCHANT elsewhere; 7: an ACCOUNTANT; 8: an OWNER who reads English. */
const accounts = [
  account(5, 'MERCHANT', { merchantId: 1 }),
  account(6, 'MERCHANT', { merchantId: 2 }),
  account(7, 'ACCOUNTANT'),
  account(8, 'MERCHANT', { merchantId: 1, language: 'en', firstName: 'Ann', lastName: 'Smith' }),
];

const owned = {
  merchantId: 1,
  role: 'OWNER',
  refundLimitMinor: null,
  createdAt: now,
  invitedBy: null,
  isBeyondPlan: false,
} as const;
const memberships = [5, 8].map((userId) => ({ ...owned, userId }));

/** The signed-in user of an account, with a verified e-mail and a recent proof. */
export const signedIn = (userId: number, merchantRole: MerchantRole | null = null): SignedIn => {
  const { username, role, merchantId } = accounts.find(({ id }) => id === userId)!;
  const proof = { isEmailVerified: true, provedAt: now };
  return { kind: 'user', userId, username, role, merchantId, merchantRole, sessionId: 's', ...proof };
};
export const owner = signedIn(5, 'OWNER');

export const merchant = (id: number, about: Partial<MerchantRecord> = {}): MerchantRecord =>
  ({ id, businessName: `Пекарна ${id}`, status: 'ACTIVE', language: 'bg', ...about }) as MerchantRecord;

/** Use-cases of teams on in-memory ports; the merchants 1 and 2 are ACTIVE. */
export const teamFixture = () => {
  const kernel = recordedKernel(now);
  const directory = new InMemoryMerchantDirectory();
  directory.set(merchant(1));
  directory.set(merchant(2));
  const userAccounts = new InMemoryUserAccounts(accounts, memberships);
  const assignments = new InMemoryAssignments([1, 2]);
  let made = 0;
  const invitations = new InMemoryInvitations();
  const letters = new RecordedLetters();
  const deps = {
    ...kernel,
    directory,
    assignments,
    accounts: userAccounts,
    accountants: new ManageAccountantAssignments({ ...kernel, assignments, accounts: userAccounts }),
    invitedAccounts: new InMemoryInvitedAccounts(),
    members: new InMemoryTeamMembers(),
    invitations,
    letters,
    limits: new InvitationLimits({ limits: new InMemoryRateLimits() }),
    random: {
      uuid: () => `uuid ${(made += 1)}`,
      token: () => 'unused',
      bytes: (count: number) => new Uint8Array(count),
    },
  };
  const create = new CreateInvitation(deps);
  const accept = new AcceptInvitation(deps);
  const read = new ReadInvitation(deps);
  const refuse = new RefuseInvitation(deps);
  const withdraw = new WithdrawInvitation(deps);
  const end = new EndAccountant(deps);
  const send = new SendInvitationMail(deps);
  const person = { firstName: 'Иван', lastName: 'Илиев', password: 'дълга парола' };
  const invite = (
    given: Partial<GivenInvitation> = {},
    actor: Parameters<typeof create.execute>[0]['actor'] = owner,
  ) => create.execute({ actor, email: 'ivan@example.bg', kind: 'TEAM', role: 'CASHIER', ...given });
  const inviteAccountant = (email: string) => invite({ email, kind: 'ACCOUNTANT', role: null });
  /** Sends the queued mails, as the job does, and returns the secret of the latest. */
  const mailed = async (): Promise<string> => {
    for (const { data } of kernel.enqueued.splice(0)) await send.execute(data as { invitationId: number });
    return letters.of(ofInvitation).at(-1)!.secret;
  };
  return {
    ...deps,
    person,
    invite,
    inviteAccountant,
    mailed,
    send: (invitationId: number) => send.execute({ invitationId }),
    read: (token: string) => read.execute({ token, ...from }),
    refuse: (token: string) => refuse.execute({ actor: { kind: 'anonymous' }, token, ...from }),
    withdraw: (invitationId: number, actor: Parameters<typeof withdraw.execute>[0]['actor'] = owner) =>
      withdraw.execute({ actor, invitationId }),
    endAccountant: (userId: number, actor: Parameters<typeof end.execute>[0]['actor'] = owner) =>
      end.execute({ actor, userId }),
    /** Accepts as a signed-in user, or with a new account. */
    accept: (token: string, actor: SignedIn | null = null) =>
      actor === null
        ? accept.execute({ actor: { kind: 'anonymous' }, token, account: person, language: 'bg', from })
        : accept.execute({ actor, token, language: 'bg', from }),
    acceptWithoutAccount: (token: string) =>
      accept.execute({ actor: { kind: 'anonymous' }, token, language: 'bg', from }),
  };
};
