import { mustNotLackFactor, type Actor } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountantAssignments } from '#modules/merchants/index.ts';
import {
  EmailTaken,
  queueMailToOwners,
  type InvitedAccounts,
  type InvitedRole,
  type TeamMembers,
  type UserAccount,
  type UserAccounts,
} from '#modules/users/index.ts';
import type { TeamAuditLog } from '../domain/audit-actions.ts';
import { OtherAddress, OtherRole, SignInToAccept } from '../domain/failures.ts';
import type { Invitation, InvitationRecord } from '../domain/invitation.ts';
import { addMember } from './add-member.ts';
import { getOpenInvitation, lockOpenInvitation, type OpenInvitationDeps } from './find-open-invitation.ts';
import type { InvitationLimits } from './invitation-limits.ts';

/** The account that a person without one makes while accepting. */
type GivenAccount = Readonly<{ firstName: string; lastName: string; password: string }>;
type Command = Readonly<{
  actor: Actor;
  token: string;
  account?: GivenAccount | undefined;
  language: Language;
  from: CallOrigin;
}>;
type NewAccount = Parameters<InvitedAccounts['create']>[0];
type Deps = OpenInvitationDeps &
  Readonly<{
    accounts: UserAccounts;
    invitedAccounts: InvitedAccounts;
    members: TeamMembers;
    accountants: AccountantAssignments;
    limits: InvitationLimits;
    work: UnitOfWork;
    audit: TeamAuditLog;
    jobs: Jobs;
    random: Random;
  }>;
type Accepted = Pick<InvitationRecord, 'kind' | 'merchantId'> & Readonly<{ username: string }>;

const roleFor = ({ kind }: InvitationRecord): InvitedRole => (kind === 'TEAM' ? 'MERCHANT' : 'ACCOUNTANT');

/**
 * Accepts the invitation of a mailed link, as the signed-in user of the invited address or with a new account of it.
 * Opens no session; the owners are mailed.
 * @throws InvitationGone, SignInToAccept, OtherAddress, OtherRole, SecondFactorRequired, InvalidFields, NotInPlan,
 * LimitReached, RateLimited
 */
export class AcceptInvitation {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(command: Command): Promise<Accepted> {
    const { limits, work } = this.#deps;
    const { actor, token, from } = command;
    await limits.takeCall(from.ip);
    const { invitation } = await getOpenInvitation(this.#deps, token);
    const record = invitation.toRecord();
    const account = await this.#accountOf(actor, record);
    // Hashing is slow: before the transaction.
    const user = account ?? (await this.#newAccount(command, record));
    try {
      await work.transact(async () => {
        const locked = await lockOpenInvitation(this.#deps, token);
        await this.#accept(actor, locked.invitation, user);
      });
    } catch (error) {
      // The address got its account meanwhile.
      if (error instanceof EmailTaken) throw new SignInToAccept({ cause: error });
      throw error;
    }
    return { username: account?.username ?? record.email, kind: record.kind, merchantId: record.merchantId };
  }

  /** The account of the invited address when its user accepts; null when the address has none. */
  async #accountOf(actor: Actor, record: InvitationRecord): Promise<UserAccount | null> {
    const { accounts } = this.#deps;
    if (actor.kind === 'anonymous') {
      if ((await accounts.byName(record.email)) !== null) throw new SignInToAccept();
      return null;
    }
    mustNotLackFactor(actor);
    if (actor.kind !== 'user') throw new NotAllowed();
    const account = await accounts.byId(actor.userId);
    if (account?.email.toLowerCase() !== record.email.toLowerCase()) throw new OtherAddress();
    if (account.role !== roleFor(record)) throw new OtherRole();
    return account;
  }

  async #newAccount(
    { account, actor, language, from }: Command,
    record: InvitationRecord,
  ): Promise<NewAccount> {
    if (account === undefined) throw new InvalidFields([{ field: 'account', code: 'fields.required' }]);
    const role = roleFor(record);
    const turn = hashingTurnOf(actor, from);
    const password = await this.#deps.invitedAccounts.hashPassword(account.password, role, turn);
    const merchantId = record.kind === 'TEAM' ? record.merchantId : null;
    return { ...account, email: record.email, password, role, merchantId, language };
  }

  /** Called in a transaction that has locked the invitation. */
  async #accept(actor: Actor, invitation: Invitation, user: UserAccount | NewAccount): Promise<void> {
    const { invitations, invitedAccounts, accountants, accounts, audit, clock } = this.#deps;
    const { id: invitationId, merchantId, kind, role, refundLimitMinor } = invitation.toRecord();
    const { id: userId } = 'id' in user ? user : await invitedAccounts.create(user, actor);
    const now = clock.now();
    const inviter = invitation.inviterId === null ? null : await accounts.byId(invitation.inviterId);
    const invitedBy = inviter?.id ?? null;
    if (role === null) await accountants.assign({ merchantId, userId, grantedBy: invitedBy }, actor);
    else {
      const given = { role, refundLimitMinor, createdAt: now, invitedBy, isBeyondPlan: false };
      const membership = { merchantId, userId, ...given };
      await addMember(this.#deps, actor, membership);
    }
    invitation.accept(userId, now);
    await invitations.save(invitation);
    const subject = { type: 'merchant', id: merchantId } as const;
    const data = { invitationId, kind, role, userId };
    await audit.record({ actor, action: 'invitation.accepted', subject, data });
    // The assignment of an accountant mails by itself.
    if (role !== null)
      await queueMailToOwners(this.#deps, { merchantId, kind: 'MEMBER_JOINED', personId: userId, at: now });
  }
}
