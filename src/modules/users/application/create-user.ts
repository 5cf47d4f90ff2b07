import type { Actor, Role } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import type { Language } from '#kernel/language.ts';
import { mustHaveRoom } from '#kernel/plan-failures.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { passwordProblems, type PasswordPolicy } from '../domain/password-policy.ts';
import { ownership } from '../domain/membership.ts';
import { User, type UserDetails } from '../domain/user.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Users } from '../ports/users.ts';
import { lockRoom } from './lock-room.ts';
import { isTypedForAnother, mustManageUsers } from './policies.ts';
import { queueMailToOwners, type OwnerMailDeps } from './queue-mail-to-owners.ts';
import { queueSecurityMail } from './queue-security-mail.ts';
import { accountMail, mailTo } from './send-account-mail.ts';

type Command = UserDetails &
  Readonly<{
    actor: Actor;
    /** Null or absent: the user gets a mail whose link sets the first password. */
    password?: string | null | undefined;
    language: Language;
    from?: CallOrigin | undefined;
    /** The merchant that a user of role MERCHANT acts for. */
    merchantId?: number | null | undefined;
  }>;
type Deps = Readonly<{
  users: Users;
  memberships: Memberships;
  merchants: OpenMerchants;
  passwords: PasswordHashing;
  policy: PasswordPolicy;
  jobs: Jobs;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}> &
  OwnerMailDeps;

const field = 'merchantId';

type GivenFields = Readonly<{
  password?: string | null | undefined;
  role?: Role | undefined;
  /** Null when none is given; undefined when the form has no such field. */
  merchantId?: number | null;
}>;

/** Validates the given fields of a new user; without a role the rules of MERCHANT apply to the password. */
export const newUserProblems = (
  { password, role, merchantId }: GivenFields,
  policy: PasswordPolicy,
): FieldProblem[] => {
  const isMerchant = role === undefined || role === 'MERCHANT';
  const isMissing = role === 'MERCHANT' && merchantId === null;
  const isMisplaced = !isMerchant && merchantId !== null && merchantId !== undefined;
  return [
    ...(password === undefined || password === null
      ? []
      : passwordProblems(password, role ?? 'MERCHANT', policy)),
    ...(isMissing ? [{ field, code: 'fields.merchant-needed' }] : []),
    ...(isMisplaced ? [{ field, code: 'fields.merchant-of-staff' }] : []),
  ];
};

/**
 * Creates an ACTIVE user with a verified e-mail; a user of role MERCHANT needs the merchant it acts for. Without a
 * password the user is invited by mail.
 * @throws SignInNeeded, NotAllowed, InvalidFields, ProofNeeded, UsernameTaken, EmailTaken, NotInPlan,
 * LimitReached, RateLimited
 */
export class CreateUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, password, merchantId = null, from, ...about }: Command): Promise<{ id: number }> {
    const { users, memberships, merchants, passwords, policy, work, audit, clock } = this.#deps;
    mustManageUsers(actor);
    const problems = newUserProblems({ password, merchantId, role: about.role }, policy);
    if (problems.length > 0) throw new InvalidFields(problems);
    requireRecentProof(actor, clock);
    const isInvited = password === undefined || password === null;
    const passwordHash = isInvited ? null : await passwords.hash(password, hashingTurnOf(actor, from));
    const isPasswordTemporary = !isInvited && isTypedForAnother(actor);
    const account = { ...about, passwordHash, isPasswordTemporary, merchantId };
    return work.transact(async () => {
      if (merchantId !== null && !(await merchants.lock(merchantId))) {
        throw new InvalidFields([{ field, code: 'fields.no-such-merchant' }]);
      }
      if (merchantId !== null) mustHaveRoom('members', await lockRoom(this.#deps, merchantId));
      const now = clock.now();
      const user = await users.add(User.create(account, now));
      const { id } = user;
      if (merchantId !== null) await memberships.save(ownership(merchantId, id, now));
      // The product itself makes demo accounts only.
      if (isInvited || actor.kind !== 'system') await this.#mail(user, { isInvited, merchantId, now });
      await audit.record({
        actor,
        action: 'user.created',
        subject: { type: 'user', id },
        data: { role: about.role, ...(merchantId === null ? {} : { merchantId }) },
      });
      return { id };
    });
  }

  /** Mails the person, and the owners of the merchant that the person now acts for. */
  async #mail(
    user: User,
    { isInvited, merchantId, now }: Readonly<{ isInvited: boolean; merchantId: number | null; now: Date }>,
  ): Promise<void> {
    const { id } = user;
    if (isInvited) await this.#deps.jobs.enqueue(accountMail, mailTo(user, 'INVITE', { now }));
    else await queueSecurityMail(this.#deps, { userId: id, kind: 'ACCOUNT_CREATED', at: now });
    if (merchantId === null) return;
    await queueMailToOwners(this.#deps, { merchantId, kind: 'MEMBER_JOINED', personId: id, at: now });
  }
}
