import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { passwordProblems, type PasswordPolicy } from '../domain/password-policy.ts';
import { UserRoleChanged } from '../domain/user-role-changed.ts';
import type { User, UserDetails, UserRecord } from '../domain/user.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';
import { getUserForUpdate } from './get-user.ts';
import { isTypedForAnother, mustBeRemovable, mustManageUsers } from './policies.ts';
import { queueSecurityMail } from './queue-security-mail.ts';

/** Without a password the current one stays. */
type Command = UserDetails &
  Readonly<{
    actor: Actor;
    userId: number;
    password?: string | undefined;
    from?: CallOrigin | undefined;
  }>;
type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  passwords: PasswordHashing;
  policy: PasswordPolicy;
  events: Events;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
  jobs: Jobs;
  random: Random;
}>;
type Change = Readonly<{ actor: Actor; before: UserRecord; after: UserRecord; now: Date }>;

/** A change of one of these grants rights or lets the caller sign in as the user: it needs a recent proof. */
const sensitiveFields = ['username', 'email', 'role'] as const;
const detailFields = ['username', 'email', 'firstName', 'lastName', 'role'] as const;

/**
 * Changes the details of a user, and the password if one is given; another role or password ends the user's sessions.
 * @throws SignInNeeded, NotAllowed, InvalidFields, UserNotFound, ProofNeeded, UsernameTaken, EmailTaken, OwnAccount,
 *   LastAdmin, MerchantUserKeepsRole, RateLimited
 */
export class UpdateUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId, password, from, ...details }: Command): Promise<void> {
    mustManageUsers(actor);
    const hash = password === undefined ? undefined : await this.#hash(actor, password, details, from);
    const { users, work, clock } = this.#deps;
    await work.transact(async () => {
      const now = clock.now();
      const activeAdmins = await users.lock('ACTIVE_ADMINS');
      const user = await getUserForUpdate(users, userId);
      const before = user.toRecord();
      this.#check(actor, user, details, activeAdmins);
      user.changeDetails(details, now);
      if (hash !== undefined)
        user.changePassword(hash, now, { isTemporary: isTypedForAnother(actor, userId) });
      await users.save(user);
      await this.#recordChange({ actor, before, after: user.toRecord(), now });
    });
  }

  async #hash(
    actor: Actor,
    password: string,
    { role }: UserDetails,
    from: CallOrigin | undefined,
  ): Promise<string> {
    const { passwords, policy, clock } = this.#deps;
    const problems = passwordProblems(password, role, policy);
    if (problems.length > 0) throw new InvalidFields(problems);
    requireRecentProof(actor, clock);
    return passwords.hash(password, hashingTurnOf(actor, from));
  }

  #check(actor: Actor, user: User, details: UserDetails, activeAdmins: readonly User[]): void {
    const before = user.toRecord();
    const isSensitive = sensitiveFields.some((field) => before[field] !== details[field]);
    if (isSensitive) requireRecentProof(actor, this.#deps.clock);
    if (user.isAdmin && details.role !== 'ADMIN') mustBeRemovable(actor, user, activeAdmins);
  }

  /** Writes the audit entry, publishes the event and ends sessions, in the transaction of the change. */
  async #recordChange({ actor, before, after, now }: Change): Promise<void> {
    const { sessions, events, audit } = this.#deps;
    const { id } = after;
    const fields: string[] = detailFields.filter((field) => before[field] !== after[field]);
    const hasNewPassword = before.passwordHash !== after.passwordHash;
    if (hasNewPassword) fields.push('password');
    if (fields.length === 0) return;
    const roles = before.role === after.role ? {} : { from: before.role, to: after.role };
    await audit.record({
      actor,
      action: 'user.changed',
      subject: { type: 'user', id },
      data: { fields, ...roles },
    });
    if (before.role !== after.role) {
      await sessions.endAllOf(id, { reason: 'ROLE_CHANGED', at: now });
      await events.publish(UserRoleChanged, { userId: id, from: before.role, to: after.role });
    }
    const isSensitive = sensitiveFields.some((field) => fields.includes(field));
    if (isSensitive) await this.#mailChange(before, after, now);
    if (!hasNewPassword) return;
    const exceptId = actor.kind === 'user' && actor.userId === id ? actor.sessionId : undefined;
    await sessions.endAllOf(id, { reason: 'PASSWORD_CHANGED', at: now, exceptId });
    await queueSecurityMail(this.#deps, { userId: id, kind: 'PASSWORD_CHANGED', at: now });
  }

  /** Mails the person; after another e-mail the former address, too. */
  async #mailChange(before: UserRecord, { id: userId, email }: UserRecord, at: Date): Promise<void> {
    const fact = { userId, kind: 'ACCOUNT_CHANGED', at } as const;
    await queueSecurityMail(this.#deps, fact);
    if (before.email === email) return;
    const { email: former, firstName, language } = before;
    await queueSecurityMail(this.#deps, { ...fact, reader: { email: former, firstName, language } });
  }
}
