import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { CallOrigin } from '#kernel/hashing-turn.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { EmailTaken } from '../domain/failures.ts';
import type { User } from '../domain/user.ts';
import type { AccountMailLimits } from './account-mail-limits.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import type { Users } from '../ports/users.ts';
import { compareOwnPassword } from './compare-own-password.ts';
import { getUser } from './get-user.ts';
import { mustBeSignedIn } from './policies.ts';
import { accountMail, mailTo } from './send-account-mail.ts';

type Command = Readonly<{ actor: Actor; email: string; password: string; from: CallOrigin }>;
type Deps = Readonly<{
  users: Users;
  attempts: SignInAttempts;
  passwords: PasswordHashing;
  mailLimits: AccountMailLimits;
  jobs: Jobs;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

/**
 * Asks for another address of the caller: the new one gets the link that confirms it, the current one the link that undoes
 * it. Until then nothing changes; username and the merchant's contact address stay in any case.
 * @throws SignInNeeded, ProofNeeded, InvalidFields, EmailTaken, RateLimited
 */
export class ChangeOwnEmail {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, email, password, from }: Command): Promise<void> {
    const { users, attempts, mailLimits, jobs, work, audit, clock } = this.#deps;
    mustBeSignedIn(actor);
    requireRecentProof(actor, clock);
    const user = await getUser(users, actor.userId);
    await attempts.clear(await compareOwnPassword(this.#deps, { actor, password, from }), [actor.username]);
    await this.#mustBeFree(email, user);
    await mailLimits.takeMail(user.id, 'CHANGE_EMAIL');
    const origin = { now: clock.now(), ip: from.ip };
    await work.transact(async () => {
      await jobs.enqueue(accountMail, { ...mailTo(user, 'CHANGE_EMAIL', origin), to: email });
      await jobs.enqueue(accountMail, { ...mailTo(user, 'UNDO_EMAIL', origin), newEmail: email });
      await audit.record({
        actor,
        action: 'user.email-change-requested',
        subject: { type: 'user', id: user.id },
      });
    });
  }

  async #mustBeFree(email: string, user: User): Promise<void> {
    if (user.hasEmail(email)) throw new InvalidFields([{ field: 'email', code: 'fields.own-email' }]);
    const other = await this.#deps.users.find({ name: email });
    if (other !== null && other.id !== user.id) throw new EmailTaken();
  }
}
