import type { SignedIn } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { proofLifetimeMs } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { Sessions } from '../ports/sessions.ts';

type Deps = Readonly<{ sessions: Sessions; work: UnitOfWork; audit: UserAuditLog; clock: Clock }>;

/** Records a proof of the session's user. @returns the end of its validity */
export const recordProof = async (
  { sessions, work, audit, clock }: Deps,
  actor: SignedIn,
  by: 'password' | 'code',
): Promise<Date> => {
  const now = clock.now();
  await work.transact(async () => {
    const session = await sessions.findForUpdate(actor.sessionId);
    if (session !== null) {
      session.prove(now);
      await sessions.save(session);
    }
    await audit.record({
      actor,
      action: 'user.proof-given',
      subject: { type: 'user', id: actor.userId },
      data: { by },
    });
  });
  return new Date(now.getTime() + proofLifetimeMs);
};
