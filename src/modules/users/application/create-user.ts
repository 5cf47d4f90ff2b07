import type { Actor, Role } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import type { Language } from '#kernel/language.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { passwordProblems, type PasswordPolicy } from '../domain/password-policy.ts';
import { User, type UserDetails } from '../domain/user.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { PasswordRules } from '../ports/password-rules.ts';
import type { Users } from '../ports/users.ts';
import type { UserView } from '../ports/user-views.ts';
import { mustManageUsers } from './policies.ts';

type Command = UserDetails &
  Readonly<{
    actor: Actor;
    password: string;
    language: Language;
    from?: CallOrigin | undefined;
    /** In whose name a MERCHANT acts. */
    merchantId?: number | null | undefined;
  }>;
type Deps = Readonly<{
  users: Users;
  merchants: OpenMerchants;
  passwords: PasswordHashing;
  rules: PasswordRules;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}>;

const field = 'merchantId';

type Examined = Readonly<{
  password?: string | undefined;
  role?: Role | undefined;
  /** Null when none is given; undefined when it is not part of the form. */
  merchantId?: number | null;
}>;

/** What is wrong with those fields of a new user that are there; without a role the mildest rules are applied. */
export const newUserProblems = (
  { password, role, merchantId }: Examined,
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
 * Creates an ACTIVE user; a MERCHANT needs the merchant it acts for, otherwise its portal would have nothing to show.
 * @throws SignInNeeded, NotAllowed, InvalidFields, ProofNeeded, UsernameTaken, EmailTaken, RateLimited
 */
export class CreateUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, password, merchantId = null, from, ...about }: Command): Promise<UserView> {
    const { users, merchants, passwords, rules, work, audit, clock } = this.#deps;
    mustManageUsers(actor);
    const problems = newUserProblems({ password, merchantId, role: about.role }, rules.policy);
    if (problems.length > 0) throw new InvalidFields(problems);
    requireRecentProof(actor, clock);
    const passwordHash = await passwords.hash(password, hashingTurnOf(actor, from));
    return work.transact(async () => {
      if (merchantId !== null && !(await merchants.hold(merchantId))) {
        throw new InvalidFields([{ field, code: 'fields.no-such-merchant' }]);
      }
      const { state } = await users.add(User.create({ ...about, passwordHash, merchantId }, clock.now()));
      await audit.record({
        actor,
        action: 'user.created',
        subject: { type: 'user', id: state.id },
        data: { role: state.role, ...(merchantId === null ? {} : { merchantId }) },
      });
      return state;
    });
  }
}
