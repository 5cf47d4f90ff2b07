const minute = 60_000;
const hour = 60 * minute;

/** A session ends by itself after eight hours (decision 7), or two without a request. */
const sessionLengthMs = 8 * hour;
const idleLimitMs = 2 * hour;
/** How exact "last seen" is: one write a minute instead of one a request. */
const seenPrecisionMs = minute;

/** Why a session ended before its time. */
export type SessionEnd =
  | 'SIGNED_OUT'
  | 'ENDED_BY_USER'
  | 'ENDED_BY_ADMIN'
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_LOCKED'
  | 'ROLE_CHANGED'
  | 'PASSWORD_CHANGED';

export type Session = Readonly<{
  id: string;
  userId: number;
  createdAt: Date;
  expiresAt: Date;
  address: string;
  userAgent: string;
}>;

export const openSession = (of: {
  id: string;
  userId: number;
  now: Date;
  address: string;
  userAgent: string;
}): Session => ({
  id: of.id,
  userId: of.userId,
  createdAt: of.now,
  expiresAt: new Date(of.now.getTime() + sessionLengthMs),
  address: of.address,
  userAgent: of.userAgent,
});

/** A session last seen before this instant has been idle for too long. */
export const seenSince = (now: Date): Date => new Date(now.getTime() - idleLimitMs);

export const shouldMarkSeen = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= seenPrecisionMs;
