import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { SessionNotFound } from '../domain/failures.ts';
import type { SessionEnd } from '../domain/session.ts';
import type { Sessions } from '../ports/sessions.ts';

export type EndSessionDeps = Readonly<{
  sessions: Sessions;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;
type Ending = Readonly<{ actor: Actor; userId: number; sessionId: string; reason: SessionEnd }>;

/** Ends one live session of a user at once; rights are checked before. @throws SessionNotFound */
export const endLiveSession = async (
  { sessions, work, audit, clock }: EndSessionDeps,
  { actor, userId, sessionId, reason }: Ending,
): Promise<void> => {
  const now = clock.now();
  await work.transact(async () => {
    const session = await sessions.findForUpdate(sessionId);
    if (session === null || !session.isLiveFor(userId, now)) throw new SessionNotFound();
    session.end(reason, now);
    await sessions.save(session);
    await audit.record({
      actor,
      action: 'user.session-ended',
      subject: { type: 'user', id: userId },
      data: { sessionId },
    });
  });
};
