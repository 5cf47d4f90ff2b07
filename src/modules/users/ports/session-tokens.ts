import { token } from '#kernel/token.ts';
import type { Session } from '../domain/session.ts';

/** What a browser holds of a session: signed, and worth nothing once the session has ended. */
export interface SessionTokens {
  issue(session: Session): Promise<string>;
  /** The id of the session; null when the token is forged, of another kind, or expired. */
  read(token: string, now: Date): Promise<string | null>;
}
export const SessionTokens = token<SessionTokens>('users.SessionTokens');
