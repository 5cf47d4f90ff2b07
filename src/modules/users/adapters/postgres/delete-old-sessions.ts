import type { Clock } from '#kernel/clock.ts';
import { token } from '#kernel/token.ts';
import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

const dayMs = 86_400_000;
const sessionRetentionMs = 30 * dayMs;
const networkRetentionMs = 90 * dayMs;
const tokenRetentionMs = 30 * dayMs;

/** @returns the number of deleted sessions */
export type DeleteOldSessions = () => Promise<number>;
export const DeleteOldSessions = token<DeleteOldSessions>('users.DeleteOldSessions');

/**
 * Deletes sessions thirty days after their end, tokens of mailed links thirty days after their expiry, known networks and
 * devices ninety days after their last sign-in (privacy policy), expired challenges, and authenticator apps that were
 * never confirmed.
 */
export const deleteOldSessions =
  ({ database, clock }: Deps): DeleteOldSessions =>
  async () => {
    const now = clock.now().getTime();
    await database.rows('delete from known_networks where last_seen_at < :before', {
      before: new Date(now - networkRetentionMs),
    });
    await database.rows('delete from account_tokens where expires_at < :before', {
      before: new Date(now - tokenRetentionMs),
    });
    await database.rows('delete from known_devices where last_seen_at < :before', {
      before: new Date(now - networkRetentionMs),
    });
    await database.rows('delete from sign_in_challenges where expires_at < :now', { now: new Date(now) });
    await database.rows('delete from second_factors where confirmed_at is null and created_at < :before', {
      before: new Date(now - dayMs),
    });
    const [deleted] = await database.rows<{ count: number }>(
      `with deleted as (delete from sessions where coalesce(ended_at, expires_at) < :before returning 1)
       select count(*) as count from deleted`,
      { before: new Date(now - sessionRetentionMs) },
    );
    return deleted?.count ?? 0;
  };
