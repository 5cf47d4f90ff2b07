import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { asEmailTaken } from '../domain/failures.ts';
import { higherMembership, type Membership } from '../domain/membership.ts';
import { passwordProblems, type PasswordPolicy } from '../domain/password-policy.ts';
import { NoMembership } from '../domain/team-failures.ts';
import { User } from '../domain/user.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Users } from '../ports/users.ts';
import { getUserForUpdate } from './get-user.ts';
import type { InvitedAccounts, InvitedRole, NewInvitedAccount } from './invited-accounts.ts';
import type { HashedPassword } from './merchant-user-accounts.ts';

type Deps = Readonly<{
  users: Users;
  memberships: Memberships;
  merchants: OpenMerchants;
  passwords: PasswordHashing;
  policy: PasswordPolicy;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

export class AddInvitedAccounts implements InvitedAccounts {
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

  async addMember(membership: Membership, actor: Actor): Promise<void> {
    const { users, memberships, merchants, work, audit } = this.#deps;
    const { merchantId, userId } = membership;
    await work.transact(async () => {
      if (!(await merchants.lock(merchantId))) throw new NoMembership();
      const user = await getUserForUpdate(users, userId);
      const before = (await memberships.lock(merchantId)).find((one) => one.userId === userId);
      const after = before === undefined ? membership : higherMembership(before, membership);
      if (after === before) return;
      await memberships.save(after);
      if (user.toRecord().merchantId === null) {
        user.workFor(merchantId);
        await users.save(user);
      }
      const subject = { type: 'merchant', id: merchantId } as const;
      const { role, refundLimitMinor } = after;
      await (before === undefined
        ? audit.record({
            actor,
            action: 'team.member-added',
            subject,
            data: { userId, role, refundLimitMinor },
          })
        : audit.record({
            actor,
            action: 'team.member-role-changed',
            subject,
            data: { userId, from: before.role, to: role, refundLimitMinor },
          }));
    });
  }
}
