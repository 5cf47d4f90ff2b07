import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { asEmailTaken } from '../domain/failures.ts';
import { passwordProblems, type PasswordPolicy } from '../domain/password-policy.ts';
import { User } from '../domain/user.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Users } from '../ports/users.ts';
import type { InvitedAccounts, InvitedRole, NewInvitedAccount } from './invited-accounts.ts';
import type { HashedPassword } from './merchant-user-accounts.ts';

type Deps = Readonly<{
  users: Users;
  passwords: PasswordHashing;
  policy: PasswordPolicy;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

export class CreateInvitedAccounts implements InvitedAccounts {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async hashPassword(password: string, role: InvitedRole, turn: HashingTurn): Promise<HashedPassword> {
    const { passwords, policy } = this.#deps;
    const problems = passwordProblems(password, role, policy, 'account.password');
    if (problems.length > 0) throw new InvalidFields(problems);
    return (await passwords.hash(password, turn)) as HashedPassword;
  }

  async create(
    { email, firstName, lastName, password: passwordHash, role, merchantId, language }: NewInvitedAccount,
    actor: Actor,
  ): Promise<Readonly<{ id: number }>> {
    const { users, work, audit, clock } = this.#deps;
    const names = { username: email, email, firstName, lastName };
    const account = { ...names, role, passwordHash, merchantId, language };
    return work.transact(async () => {
      const { id } = await users.add(User.create(account, clock.now())).catch((error: unknown) => {
        throw asEmailTaken(error);
      });
      await audit.record({
        actor,
        action: 'user.created',
        subject: { type: 'user', id },
        data: { role, ...(merchantId === null ? {} : { merchantId }) },
      });
      return { id };
    });
  }
}
