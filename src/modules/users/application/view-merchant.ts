import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { SessionNotFound, ViewedMerchantNotFound } from '../domain/failures.ts';
import { Session, type SessionRecord } from '../domain/session.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import type { Sessions } from '../ports/sessions.ts';
import { mustBeSignedIn } from './policies.ts';

type Command = Readonly<{ actor: Actor; merchantId: number; reason: string; ip: string; userAgent: string }>;
type Deps = Readonly<{
  sessions: Sessions;
  merchants: OpenMerchants;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
  random: Random;
}>;

/**
 * Opens a session of 30 minutes in which ADMIN or SUPPORT reads the portal of a merchant and changes nothing; an earlier
 * one of the caller's session ends.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ViewedMerchantNotFound, SessionNotFound
 */
export class ViewMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId, reason, ip, userAgent }: Command): Promise<SessionRecord> {
    const { sessions, merchants, work, audit, clock, random } = this.#deps;
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    mustBeSignedIn(actor);
    const { userId, sessionId: viewedFrom } = actor;
    return work.transact(async () => {
      const now = clock.now();
      if (!(await merchants.lock(merchantId))) throw new ViewedMerchantNotFound();
      const own = await sessions.findForUpdate(viewedFrom);
      if (own === null || !own.isLiveFor(userId, now)) throw new SessionNotFound();
      await sessions.endViews({ viewedFrom }, { reason: 'ENDED_BY_USER', at: now });
      const view = Session.view({ id: random.uuid(), userId, ip, userAgent, merchantId, viewedFrom }, now);
      await sessions.add(view);
      const record = view.toRecord();
      await audit.record({
        actor,
        action: 'merchant.view-started',
        subject: { type: 'merchant', id: merchantId },
        data: { reason, until: record.expiresAt.toISOString() },
      });
      return record;
    });
  }
}
