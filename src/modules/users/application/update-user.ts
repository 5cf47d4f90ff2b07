import type { Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { passwordProblems } from '../domain/password-policy.ts';
import type { User, UserDetails } from '../domain/user.ts';
import { UserRoleChanged } from '../domain/user-role-changed.ts';
import type { ActiveAdmins } from '../ports/active-admins.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { PasswordRules } from '../ports/password-rules.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';
import type { UserView } from '../ports/user-views.ts';
import { mustBeDispensable, mustManageUsers } from './policies.ts';

/** Without a password the old one stays. */
type Command = UserDetails &
  Readonly<{
    actor: Actor;
    userId: number;
    password?: string | undefined;
    from?: CallOrigin | undefined;
  }>;
type Deps = Readonly<{
  users: Users;
  admins: ActiveAdmins;
  sessions: Sessions;
  passwords: PasswordHashing;
  rules: PasswordRules;
  events: Events;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}>;

/** A change of one of these lets the caller sign in as the user, or grants rights. */
const sensitiveFields = ['email', 'role'] as const;
const detailFields = ['username', 'email', 'firstName', 'lastName', 'role'] as const;

/**
 * Changes what the form says; another role or password ends the user's sessions at once.
 * @throws SignInNeeded, NotAllowed, InvalidFields, UserNotFound, ProofNeeded, UsernameTaken, EmailTaken, OwnAccount,
 *   LastAdmin, MerchantLoginKeepsRole, RateLimited
 */
export class UpdateUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId, password, from, ...details }: Command): Promise<UserView> {
    mustManageUsers(actor);
    const hash = password === undefined ? undefined : await this.#secure(actor, password, details, from);
    const { users, admins, work, clock } = this.#deps;
    return work.transact(async () => {
      const now = clock.now();
      const active = await admins.hold();
      let before: User | undefined;
      const after = await users.change(userId, (user) => {
        before = user;
        const isSensitive = sensitiveFields.some((field) => user.state[field] !== details[field]);
        if (isSensitive) requireRecentProof(actor, clock);
        if (user.isAdmin && details.role !== 'ADMIN') mustBeDispensable(actor, user, active);
        const changed = user.withDetails(details, now);
        return hash === undefined ? changed : changed.withPassword(hash, now);
      });
      await this.#follow(actor, before ?? after, after, now);
      return after.state;
    });
  }

  async #secure(
    actor: Actor,
    password: string,
    { role }: UserDetails,
    from: CallOrigin | undefined,
  ): Promise<string> {
    const { passwords, rules, clock } = this.#deps;
    const problems = passwordProblems(password, role, rules.policy);
    if (problems.length > 0) throw new InvalidFields(problems);
    requireRecentProof(actor, clock);
    return passwords.hash(password, hashingTurnOf(actor, from));
  }

  /** What a change brings with it, in its transaction. */
  async #follow(actor: Actor, { state: before }: User, { state: after }: User, now: Date): Promise<void> {
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
      await sessions.endAllOf(id, 'ROLE_CHANGED', now);
      await events.publish(UserRoleChanged, { userId: id, from: before.role, to: after.role });
    }
    if (!hasNewPassword) return;
    const isOwn = actor.kind === 'user' && actor.userId === id;
    if (isOwn) await sessions.endOthersOf(id, actor.sessionId, 'PASSWORD_CHANGED', now);
    else await sessions.endAllOf(id, 'PASSWORD_CHANGED', now);
  }
}
