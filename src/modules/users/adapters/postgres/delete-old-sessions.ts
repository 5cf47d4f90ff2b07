import type { Clock } from '#kernel/clock.ts';
import { token } from '#kernel/token.ts';
import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

const dayMs = 86_400_000;
const sessionRetentionMs = 30 * dayMs;
const networkRetentionMs = 90 * dayMs;

/** @returns the number of deleted sessions */
export type DeleteOldSessions = () => Promise<number>;
export const DeleteOldSessions = token<DeleteOldSessions>('users.DeleteOldSessions');

/** Deletes sessions thirty days after their end and known networks ninety days after their last sign-in (privacy policy). */
export const deleteOldSessions =
  ({ database, clock }: Deps): DeleteOldSessions =>
  async () => {
    const now = clock.now().getTime();
    await database.rows('delete from known_networks where last_seen_at < :before', {
      before: new Date(now - networkRetentionMs),
    });
    const [deleted] = await database.rows<{ count: number }>(
      `with deleted as (delete from sessions where coalesce(ended_at, expires_at) < :before returning 1)
       select count(*) as count from deleted`,
      { before: new Date(now - sessionRetentionMs) },
    );
    return deleted?.count ?? 0;
  };
