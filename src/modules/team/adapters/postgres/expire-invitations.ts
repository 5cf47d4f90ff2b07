import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';

/** Marks SENT invitations past their expiry as EXPIRED. */
export const expireInvitations = async ({
  database,
  clock,
}: Readonly<{ database: Database; clock: Clock }>): Promise<void> => {
  await database.rows(
    `update invitations set state = 'EXPIRED', settled_at = :now where state = 'SENT' and expires_at <= :now`,
    { now: clock.now() },
  );
};
