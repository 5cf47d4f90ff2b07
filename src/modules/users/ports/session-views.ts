import { token } from '#kernel/token.ts';

/** Where somebody is signed in. */
export type SessionView = Readonly<{
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  address: string | null;
  userAgent: string | null;
}>;

export interface SessionViews {
  /** Those that still speak for the user, the last seen first. */
  liveOf(userId: number, at: Readonly<{ now: Date; seenSince: Date }>): Promise<SessionView[]>;
}
export const SessionViews = token<SessionViews>('users.SessionViews');
