import type { SignedIn } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';

export type LiveSession = Readonly<{ signedIn: SignedIn; lastSeenAt: Date }>;

/** Asked on every request, so that the end of a session, a lock or another role acts at once. */
export interface LiveSessions {
  /** Null when the session has ended or expired, or its user is not ACTIVE. */
  find(sessionId: string, at: Readonly<{ now: Date; seenSince: Date }>): Promise<LiveSession | null>;
  markSeen(sessionId: string, now: Date): Promise<void>;
}
export const LiveSessions = token<LiveSessions>('users.LiveSessions');
