import type { Actor, Role } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { passwordProblems } from '../domain/password-policy.ts';
import { User } from '../domain/user.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { PasswordRules } from '../ports/password-rules.ts';
import type { Users } from '../ports/users.ts';
import { mustManageUsers } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  password: string;
  language: Language;
}>;
type Result = Readonly<{ id: number }>;
type Deps = Readonly<{
  users: Users;
  passwords: PasswordHashing;
  rules: PasswordRules;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}>;

/** Creates an ACTIVE user. @throws NotAllowed, InvalidFields, UsernameTaken, EmailTaken, RateLimited */
export class CreateUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, password, ...about }: Command): Promise<Result> {
    const { users, passwords, rules, work, audit, clock } = this.#deps;
    mustManageUsers(actor);
    const problems = passwordProblems(password, about.role, rules.policy);
    if (problems.length > 0) throw new InvalidFields(problems);
    const passwordHash = await passwords.hash(password);
    return work.transact(async () => {
      const { state } = await users.add(
        User.create({ ...about, passwordHash, merchantId: null }, clock.now()),
      );
      await audit.record({
        actor,
        action: 'user.created',
        subject: { type: 'user', id: state.id },
        data: { role: state.role },
      });
      return { id: state.id };
    });
  }
}
