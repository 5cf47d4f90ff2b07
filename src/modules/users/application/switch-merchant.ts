import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { NoMembership, SessionNotFound } from '../domain/failures.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';
import { getUserForUpdate } from './get-user.ts';
import { mustBeSignedIn } from './policies.ts';

type Command = Readonly<{ actor: Actor; merchantId: number }>;
type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  memberships: Memberships;
  merchants: OpenMerchants;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

/**
 * Lets the caller's session act for another merchant of the caller, and the next sign-in, too. Other sessions stay with
 * their merchant.
 * @throws SignInNeeded, SecondFactorRequired, NoMembership, SessionNotFound
 */
export class SwitchMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId }: Command): Promise<void> {
    const { users, sessions, memberships, merchants, work, audit, clock } = this.#deps;
    mustBeSignedIn(actor);
    const { userId, sessionId } = actor;
    await work.transact(async () => {
      // Locks the merchant before its user, in the order of a merchant's closing.
      const isOpen = await merchants.lock(merchantId);
      const user = await getUserForUpdate(users, userId);
      const own = await memberships.ofUser(userId);
      if (!isOpen || !own.some((one) => one.merchantId === merchantId)) throw new NoMembership();
      const session = await sessions.findForUpdate(sessionId);
      if (session === null || !session.isLiveFor(userId, clock.now())) throw new SessionNotFound();
      const { merchantId: from } = session.toRecord();
      if (from === merchantId) return;
      session.actFor(merchantId);
      await sessions.save(session);
      user.workFor(merchantId);
      await users.save(user);
      await audit.record({
        actor,
        action: 'user.merchant-switched',
        subject: { type: 'user', id: userId },
        data: { from, to: merchantId },
      });
    });
  }
}
