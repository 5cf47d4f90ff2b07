import type { Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { passwordProblems } from '../domain/password-policy.ts';
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

/** Creates an ACTIVE user. @throws SignInNeeded, NotAllowed, InvalidFields, UsernameTaken, EmailTaken, RateLimited */
export class CreateUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, password, merchantId = null, ...about }: Command): Promise<UserView> {
    const { users, merchants, passwords, rules, work, audit, clock } = this.#deps;
    mustManageUsers(actor);
    const problems: FieldProblem[] = passwordProblems(password, about.role, rules.policy);
    const isMisplaced = merchantId !== null && about.role !== 'MERCHANT';
    if (isMisplaced) problems.push({ field, code: 'fields.merchant-of-staff' });
    if (problems.length > 0) throw new InvalidFields(problems);
    const passwordHash = await passwords.hash(password);
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
