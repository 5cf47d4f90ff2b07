import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import { mustHaveRoom } from '#kernel/plan-failures.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import {
  type AccountantAssignments,
  type MerchantDirectory,
  type MerchantRecord,
} from '#modules/merchants/index.ts';
import type { TeamMembers, UserAccounts } from '#modules/users/index.ts';
import type { TeamAuditLog } from '../domain/audit-actions.ts';
import { refundLimitMinorOf, refundLimitProblems } from '../domain/given-role.ts';
import { Invitation, type InvitationKind } from '../domain/invitation.ts';
import type { InvitationLimits } from './invitation-limits.ts';
import type { Invitations } from '../ports/invitations.ts';
import { changingMerchantOf, managedMerchantOf } from './policies.ts';
import { invitationMail } from './send-invitation-mail.ts';

/** An invitation as a merchant asks for it; the refund limit is a decimal amount in EUR. */
export type GivenInvitation = Readonly<{
  email: string;
  kind: InvitationKind;
  role?: MerchantRole | null | undefined;
  refundLimit?: number | null | undefined;
}>;
type Command = GivenInvitation & Readonly<{ actor: Actor }>;
type Deps = Readonly<{
  invitations: Invitations;
  accountants: AccountantAssignments;
  accounts: UserAccounts;
  directory: MerchantDirectory;
  limits: InvitationLimits;
  members: TeamMembers;
  jobs: Jobs;
  work: UnitOfWork;
  audit: TeamAuditLog;
  clock: Clock;
}>;

/** Problems of role and refund limit; TEAM needs a role, ACCOUNTANT has neither. */
export const roleProblems = ({ kind, role, refundLimit }: Partial<GivenInvitation>): FieldProblem[] => {
  const given = role ?? null;
  if (kind === 'ACCOUNTANT') {
    const fields = { role: given, refundLimit: refundLimit ?? null };
    return Object.entries(fields)
      .filter(([, value]) => value !== null)
      .map(([field]) => ({ field, code: 'fields.of-team-only' }));
  }
  if (kind === 'TEAM' && given === null) return [{ field: 'role', code: 'fields.required' }];
  return given === null ? [] : refundLimitProblems({ role: given, refundLimit });
};

/**
 * Invites a person to the team of the caller's merchant, or as its accountant, and queues the mail. An earlier open
 * invitation of this kind to the address ends. Whether the mail arrives is not reported.
 * @throws SignInNeeded, NotAllowed, EmailUnverified, ProofNeeded, MerchantSuspended, InvalidFields, NotInPlan,
 * LimitReached, RateLimited
 */
export class CreateInvitation {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, ...given }: Command): Promise<Invitation> {
    const { limits, work, clock } = this.#deps;
    managedMerchantOf(actor);
    requireVerifiedEmail(actor);
    requireRecentProof(actor, clock);
    const merchant = await changingMerchantOf(actor, this.#deps.directory);
    const { id: merchantId } = merchant;
    const problems = [...roleProblems(given), ...(await this.#emailProblems(merchantId, given))];
    if (problems.length > 0) throw new InvalidFields(problems);
    const language = await this.#languageOf(actor, merchant);
    const isApproved = merchant.status === 'ACTIVE';
    await limits.takeInvitation({ merchantId, isApproved, recipient: given.email });
    return work.transact(() => this.#create(actor, given, { merchantId, language }));
  }

  async #create(
    actor: Actor,
    { email, kind, role, refundLimit }: GivenInvitation,
    { merchantId, language }: Readonly<{ merchantId: number; language: Language }>,
  ): Promise<Invitation> {
    const { invitations, jobs, audit, clock } = this.#deps;
    const now = clock.now();
    await invitations.lockMerchant(merchantId);
    await this.#endEarlier({ merchantId, email, kind }, now);
    if (kind === 'TEAM') await this.#mustHaveRoom(merchantId, now);
    const given = role ?? null;
    const created = Invitation.create(
      {
        merchantId,
        email,
        kind,
        role: given,
        refundLimitMinor: given === null ? null : refundLimitMinorOf({ role: given, refundLimit }),
        invitedBy: nameOf(actor),
        language,
      },
      now,
    );
    const invitation = await invitations.add(created);
    const { id: invitationId } = invitation.toRecord();
    await jobs.enqueue(invitationMail, { invitationId });
    const subject = { type: 'merchant', id: merchantId } as const;
    const data = { invitationId, kind, role: given };
    await audit.record({ actor, action: 'invitation.created', subject, data });
    return invitation;
  }

  /** An open invitation takes the place of a member. */
  async #mustHaveRoom(merchantId: number, now: Date): Promise<void> {
    const { invitations, members } = this.#deps;
    const { used, most } = await members.lockRoom(merchantId);
    mustHaveRoom('members', { used: used + (await invitations.countOpen(merchantId, now)), most });
  }

  async #endEarlier(of: Parameters<Invitations['sentTo']>[0], now: Date): Promise<void> {
    const { invitations } = this.#deps;
    const earlier = await invitations.sentTo(of);
    if (earlier === null) return;
    earlier.end(now);
    await invitations.save(earlier);
  }

  async #emailProblems(merchantId: number, { email, kind }: GivenInvitation): Promise<FieldProblem[]> {
    const { accountants, accounts } = this.#deps;
    if (kind === 'TEAM') {
      const members = await accounts.ofMerchant(merchantId);
      const isMember = members.some((member) => member.email.toLowerCase() === email.toLowerCase());
      return isMember ? [{ field: 'email', code: 'fields.team-member' }] : [];
    }
    const account = await accounts.byName(email);
    const assigned = account === null ? [] : await accountants.ofMerchant(merchantId);
    const isAccountant = assigned.some(({ userId }) => userId === account?.id);
    return isAccountant ? [{ field: 'email', code: 'fields.accountant-of-merchant' }] : [];
  }

  /** The language of the inviter; of the merchant when an operator invites. */
  async #languageOf(actor: Actor, merchant: MerchantRecord): Promise<Language> {
    const account = actor.kind === 'user' ? await this.#deps.accounts.byId(actor.userId) : null;
    return account?.language ?? merchant.language;
  }
}
