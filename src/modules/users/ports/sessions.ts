import { token } from '#kernel/token.ts';
import type { Session, SessionEnd } from '../domain/session.ts';

export interface Sessions {
  add(session: Session): Promise<void>;
  /** A session that has ended stays as it ended. */
  end(id: string, reason: SessionEnd, at: Date): Promise<void>;
  endAllOf(userId: number, reason: SessionEnd, at: Date): Promise<void>;
}
export const Sessions = token<Sessions>('users.Sessions');
