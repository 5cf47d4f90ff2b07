import type { SignedIn } from '#kernel/actor.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';

/** Records that the current password was refused to a caller with a session: a wrong one, or any during a pause. */
export const recordRefusedProof = (
  audit: UserAuditLog,
  actor: SignedIn,
  reason: 'wrong-password' | 'paused',
): Promise<void> =>
  audit.record({
    actor,
    action: 'user.proof-refused',
    subject: { type: 'user', id: actor.userId },
    data: { reason },
  });
