import type { Actor, Role } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import type { Language } from '#kernel/language.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { passwordProblems, type PasswordPolicy } from '../domain/password-policy.ts';
import { User, type UserDetails } from '../domain/user.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Users } from '../ports/users.ts';
import { mustManageUsers } from './policies.ts';

type Command = UserDetails &
  Readonly<{
    actor: Actor;
    password: string;
    language: Language;
    from?: CallOrigin | undefined;
    /** The merchant that a user of role MERCHANT acts for. */
    merchantId?: number | null | undefined;
  }>;
type Deps = Readonly<{
  users: Users;
  merchants: OpenMerchants;
  passwords: PasswordHashing;
  policy: PasswordPolicy;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

const field = 'merchantId';

type GivenFields = Readonly<{
  password?: string | undefined;
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
    ...(password === undefined ? [] : passwordProblems(password, role ?? 'MERCHANT', policy)),
    ...(isMissing ? [{ field, code: 'fields.merchant-needed' }] : []),
    ...(isMisplaced ? [{ field, code: 'fields.merchant-of-staff' }] : []),
  ];
};

/**
 * Creates an ACTIVE user; a user of role MERCHANT needs the merchant it acts for.
 * @throws SignInNeeded, NotAllowed, InvalidFields, ProofNeeded, UsernameTaken, EmailTaken, RateLimited
 */
export class CreateUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, password, merchantId = null, from, ...about }: Command): Promise<{ id: number }> {
    const { users, merchants, passwords, policy, work, audit, clock } = this.#deps;
    mustManageUsers(actor);
    const problems = newUserProblems({ password, merchantId, role: about.role }, policy);
    if (problems.length > 0) throw new InvalidFields(problems);
    requireRecentProof(actor, clock);
    const passwordHash = await passwords.hash(password, hashingTurnOf(actor, from));
    return work.transact(async () => {
      if (merchantId !== null && !(await merchants.lock(merchantId))) {
        throw new InvalidFields([{ field, code: 'fields.no-such-merchant' }]);
      }
      const { id } = await users.add(User.create({ ...about, passwordHash, merchantId }, clock.now()));
      await audit.record({
        actor,
        action: 'user.created',
        subject: { type: 'user', id },
        data: { role: about.role, ...(merchantId === null ? {} : { merchantId }) },
      });
      return { id };
    });
  }
}
