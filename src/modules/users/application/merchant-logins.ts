import type { Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { passwordProblems } from '../domain/password-policy.ts';
import { EmailTaken, UsernameTaken } from '../domain/failures.ts';
import { User } from '../domain/user.ts';
import type { Logins, NewLogin, SecuredPassword } from '../ports/logins.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { PasswordRules } from '../ports/password-rules.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';

type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  passwords: PasswordHashing;
  rules: PasswordRules;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
  random: Random;
}>;

/** An address that nobody can have and nobody can guess. */
const freedName = (userId: number, random: Random): string =>
  `closed-${userId}-${random.uuid()}@closed.invalid`;

/** To a merchant its username is its e-mail: one name for the refusal. */
const asEmail = (error: unknown): unknown => (error instanceof UsernameTaken ? new EmailTaken() : error);

export class MerchantLogins implements Logins {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  problemsOf(password: string): FieldProblem[] {
    return passwordProblems(password, 'MERCHANT', this.#deps.rules.policy);
  }

  async secure(password: string, turn: HashingTurn): Promise<SecuredPassword> {
    const problems = this.problemsOf(password);
    if (problems.length > 0) throw new InvalidFields(problems);
    return (await this.#deps.passwords.hash(password, turn)) as SecuredPassword;
  }

  async open({ merchantId, email, password, name, language }: NewLogin, actor: Actor): Promise<void> {
    const { users, work, audit, clock } = this.#deps;
    const names = { username: email, email, firstName: name, lastName: '' };
    const login = { ...names, role: 'MERCHANT' as const, passwordHash: password, merchantId, language };
    await work.transact(async () => {
      const { state } = await users.add(User.create(login, clock.now())).catch((error: unknown) => {
        throw asEmail(error);
      });
      await audit.record({
        actor,
        action: 'user.created',
        subject: { type: 'user', id: state.id },
        data: { role: state.role, merchantId },
      });
    });
  }

  async closeFor(merchantId: number, actor: Actor): Promise<void> {
    const { users, sessions, work, audit, clock, random } = this.#deps;
    const now = clock.now();
    await work.transact(async () => {
      for (const id of await users.idsOfMerchant(merchantId)) {
        await users.change(id, (user) => user.close(freedName(id, random), now));
        await sessions.endAllOf(id, 'ACCOUNT_CLOSED', now);
        await audit.record({ actor, action: 'user.closed', subject: { type: 'user', id } });
      }
    });
  }

  async eraseFor(merchantId: number, actor: Actor): Promise<void> {
    const { users, work, audit } = this.#deps;
    await work.transact(async () => {
      for (const id of await users.idsOfMerchant(merchantId)) {
        await users.remove(id, () => undefined);
        await audit.record({ actor, action: 'user.deleted', subject: { type: 'user', id } });
      }
    });
  }
}
