import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { passwordProblems, type PasswordPolicy } from '../domain/password-policy.ts';
import { EmailTaken, UsernameTaken } from '../domain/failures.ts';
import { User } from '../domain/user.ts';
import type {
  MerchantUserAccounts,
  NewMerchantUserAccount,
  HashedPassword,
} from './merchant-user-accounts.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';

type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  passwords: PasswordHashing;
  policy: PasswordPolicy;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
  random: Random;
}>;

/** A username that no registration can take and that cannot be guessed. */
const freedName = (userId: number, random: Random): string =>
  `closed-${userId}-${random.uuid()}@closed.invalid`;

/** The username of a merchant's user is its e-mail: both conflicts are reported as EmailTaken. */
const asEmail = (error: unknown): unknown => (error instanceof UsernameTaken ? new EmailTaken() : error);

export class ManageMerchantUserAccounts implements MerchantUserAccounts {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  problemsOf(password: string): FieldProblem[] {
    return passwordProblems(password, 'MERCHANT', this.#deps.policy);
  }

  async hashPassword(password: string, turn: HashingTurn): Promise<HashedPassword> {
    const problems = this.problemsOf(password);
    if (problems.length > 0) throw new InvalidFields(problems);
    return (await this.#deps.passwords.hash(password, turn)) as HashedPassword;
  }

  async create(
    { merchantId, email, password, name, language }: NewMerchantUserAccount,
    actor: Actor,
  ): Promise<void> {
    const { users, work, audit, clock } = this.#deps;
    const names = { username: email, email, firstName: name, lastName: '' };
    const role = 'MERCHANT';
    const account = { ...names, role, passwordHash: password, merchantId, language } as const;
    await work.transact(async () => {
      const { id } = await users.add(User.create(account, clock.now())).catch((error: unknown) => {
        throw asEmail(error);
      });
      await audit.record({
        actor,
        action: 'user.created',
        subject: { type: 'user', id },
        data: { role, merchantId },
      });
    });
  }

  async closeFor(merchantId: number, actor: Actor): Promise<void> {
    const { users, sessions, work, audit, clock, random } = this.#deps;
    const now = clock.now();
    await work.transact(async () => {
      for (const user of await users.lock({ merchantId })) {
        const { id } = user;
        user.close(freedName(id, random), now);
        await users.save(user);
        await sessions.endAllOf(id, { reason: 'ACCOUNT_CLOSED', at: now });
        await audit.record({ actor, action: 'user.closed', subject: { type: 'user', id } });
      }
    });
  }

  async eraseFor(merchantId: number, actor: Actor): Promise<void> {
    const { users, work, audit } = this.#deps;
    await work.transact(async () => {
      for (const { id } of await users.lock({ merchantId })) {
        await users.remove(id);
        await audit.record({ actor, action: 'user.deleted', subject: { type: 'user', id } });
      }
    });
  }
}
