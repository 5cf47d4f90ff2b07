import { anonymous } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { asEmailTaken, AccountLinkGone } from '../domain/failures.ts';
import { RegistrationEmailCorrected } from '../domain/registration-email-corrected.ts';
import type { AccountMailLimits } from './account-mail-limits.ts';
import type { AccountTokens } from '../ports/account-tokens.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { Users } from '../ports/users.ts';
import { getAccountOfToken, lockAccountOfToken } from './lock-account-of-token.ts';
import { accountMail, mailTo } from './send-account-mail.ts';

type Command = Readonly<{ token: string; email: string; ip: string }>;
type Deps = Readonly<{
  users: Users;
  memberships: Memberships;
  tokens: AccountTokens;
  mailLimits: AccountMailLimits;
  events: Events;
  jobs: Jobs;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

const kinds = ['CORRECT_EMAIL'] as const;

/**
 * Corrects the unverified address of a registration once: username and e-mail of the user, and the e-mail of its merchant
 * by the event. Attempts are limited, because a taken address is reported.
 * @throws AccountLinkGone, EmailTaken, RateLimited, failures of subscribers
 */
export class CorrectRegistrationEmail {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ token: secret, email, ip }: Command): Promise<void> {
    const { users, tokens, mailLimits, events, jobs, work, audit, clock } = this.#deps;
    const account = await getAccountOfToken(this.#deps, secret, kinds);
    await mailLimits.takeMail(account.user.id, 'CORRECT_EMAIL');
    await work.transact(async () => {
      const now = clock.now();
      const { user, token } = await lockAccountOfToken(this.#deps, secret, kinds);
      const { email: from } = user.toRecord();
      const merchantId = await this.#registeredMerchant(user.id);
      if (user.isEmailVerified || merchantId === null) throw new AccountLinkGone();
      user.correctEmail(email, now);
      await users.save(user).catch((error: unknown) => {
        throw asEmailTaken(error);
      });
      token.use(now);
      await tokens.save(token);
      await events.publish(RegistrationEmailCorrected, {
        actor: anonymous,
        merchantId,
        from,
        to: email,
        at: now,
      });
      await jobs.enqueue(accountMail, mailTo(user, 'VERIFY', { now, ip }));
      await audit.record({
        actor: anonymous,
        action: 'user.registration-email-corrected',
        subject: { type: 'user', id: user.id },
      });
    });
  }

  /** The merchant that the user registered: the oldest membership without an invitation. */
  async #registeredMerchant(userId: number): Promise<number | null> {
    const own = await this.#deps.memberships.ofUser(userId);
    const [oldest] = own.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    return oldest?.invitedBy === null ? oldest.merchantId : null;
  }
}
