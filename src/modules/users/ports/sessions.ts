import { token } from '#kernel/token.ts';
import type { Session, SessionEnd } from '../domain/session.ts';

/** A session that has ended stays as it ended. */
export interface Sessions {
  add(session: Session): Promise<void>;
  /** The password was given again in this session. */
  prove(id: string, at: Date): Promise<void>;
  end(id: string, reason: SessionEnd, at: Date): Promise<void>;
  endAllOf(userId: number, reason: SessionEnd, at: Date): Promise<void>;
  /** All but the one in use. */
  endOthersOf(userId: number, keptId: string, reason: SessionEnd, at: Date): Promise<void>;
  /** Deletes those that ended, or expired, before. @returns how many */
  forgetOver(before: Date): Promise<number>;
}
export const Sessions = token<Sessions>('users.Sessions');
