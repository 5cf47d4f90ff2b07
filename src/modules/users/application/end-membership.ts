import type { Actor } from '#kernel/actor.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { User } from '../domain/user.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';

export type EndMembershipDeps = Readonly<{
  users: Users;
  memberships: Memberships;
  sessions: Sessions;
  audit: UserAuditLog;
}>;
type Ending = Readonly<{
  actor: Actor;
  /** Its row is locked. */
  user: User;
  merchantId: number;
  at: Date;
}>;

/**
 * Ends one membership in the caller's transaction: the sessions that act for the merchant end, and the next sign-in acts
 * for another merchant of the user, if there is one.
 */
export const endMembership = async (
  { users, memberships, sessions, audit }: EndMembershipDeps,
  { actor, user, merchantId, at }: Ending,
): Promise<void> => {
  const { id: userId, merchantId: lastMerchantId } = user.toRecord();
  await memberships.remove(merchantId, userId);
  if (lastMerchantId === merchantId) {
    const [next] = await memberships.ofUser(userId);
    user.workFor(next?.merchantId ?? null);
    await users.save(user);
  }
  await sessions.endAllOf(userId, { reason: 'MEMBERSHIP_ENDED', at, merchantId });
  await audit.record({
    actor,
    action: 'team.member-removed',
    subject: { type: 'merchant', id: merchantId },
    data: { userId },
  });
};
