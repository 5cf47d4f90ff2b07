import { isTrusted, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { passwordProblems, type PasswordPolicy } from '../domain/password-policy.ts';
import { AccountToken } from '../domain/account-token.ts';
import { asEmailTaken } from '../domain/failures.ts';
import { ownership } from '../domain/membership.ts';
import { User } from '../domain/user.ts';
import { endMembership } from './end-membership.ts';
import { getUserForUpdate } from './get-user.ts';
import type {
  MerchantUserAccount,
  MerchantUserAccounts,
  NewMerchantUserAccount,
  HashedPassword,
} from './merchant-user-accounts.ts';
import type { AccountTokens } from '../ports/account-tokens.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';
import { accountMail, mailTo } from './send-account-mail.ts';

type Deps = Readonly<{
  users: Users;
  memberships: Memberships;
  sessions: Sessions;
  tokens: AccountTokens;
  jobs: Jobs;
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
  ): Promise<MerchantUserAccount> {
    const { users, memberships, tokens, jobs, work, audit, clock } = this.#deps;
    const now = clock.now();
    const isEmailVerified = isTrusted(actor);
    const names = { username: email, email, firstName: name, lastName: '' };
    const role = 'MERCHANT';
    const account = {
      ...names,
      role,
      passwordHash: password,
      merchantId,
      language,
      isEmailVerified,
    } as const;
    return work.transact(async () => {
      const user = await users.add(User.create(account, now)).catch((error: unknown) => {
        throw asEmailTaken(error);
      });
      const { id: userId } = user;
      await memberships.save(ownership(merchantId, userId, now));
      await audit.record({
        actor,
        action: 'user.created',
        subject: { type: 'user', id: userId },
        data: { role, merchantId },
      });
      if (password === null) await jobs.enqueue(accountMail, mailTo(user, 'INVITE', { now }));
      else if (!isEmailVerified) await jobs.enqueue(accountMail, mailTo(user, 'VERIFY', { now }));
      const correction = { kind: 'CORRECT_EMAIL', userId, email, ip: null } as const;
      return { correctionToken: await tokens.issue(AccountToken.create(correction, now)) };
    });
  }

  async closeFor(merchantId: number, actor: Actor): Promise<void> {
    const { users, memberships, sessions, work, audit, clock, random } = this.#deps;
    const at = clock.now();
    await work.transact(async () => {
      await sessions.endViews({ merchantId }, { reason: 'ACCOUNT_CLOSED', at });
      for (const { userId: id } of await memberships.ofMerchant(merchantId)) {
        const user = await getUserForUpdate(users, id);
        if (await this.#isMemberElsewhere(id, merchantId)) {
          await endMembership(this.#deps, { actor, user, merchantId, at });
          continue;
        }
        await memberships.remove(merchantId, id);
        // Keeps its merchant: an erasure of the merchant finds the account.
        user.workFor(merchantId);
        user.close(freedName(id, random), at);
        await users.save(user);
        await sessions.endAllOf(id, { reason: 'ACCOUNT_CLOSED', at });
        await audit.record({ actor, action: 'user.closed', subject: { type: 'user', id } });
      }
    });
  }

  async eraseFor(merchantId: number, actor: Actor): Promise<void> {
    const { users, memberships, work, audit, clock } = this.#deps;
    await work.transact(async () => {
      const members = (await memberships.ofMerchant(merchantId)).map(({ userId }) => userId);
      const closed = (await users.lock({ merchantId })).map(({ id }) => id);
      for (const id of new Set([...members, ...closed])) {
        if (await this.#isMemberElsewhere(id, merchantId)) {
          const user = await getUserForUpdate(users, id);
          await endMembership(this.#deps, { actor, user, merchantId, at: clock.now() });
          continue;
        }
        await users.remove(id);
        await audit.record({ actor, action: 'user.deleted', subject: { type: 'user', id } });
      }
    });
  }

  async #isMemberElsewhere(userId: number, merchantId: number): Promise<boolean> {
    const own = await this.#deps.memberships.ofUser(userId);
    return own.some((membership) => membership.merchantId !== merchantId);
  }
}
