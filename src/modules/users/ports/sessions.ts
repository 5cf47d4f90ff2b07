import type { Session, SessionEnd } from '../domain/session.ts';

type End = Readonly<{
  reason: SessionEnd;
  at: Date;
  /** Id of a session that stays live. */
  exceptId?: string | undefined;
  /** Only the sessions that act for this merchant. */
  merchantId?: number;
}>;

/** Sessions. Methods that lock or write are called inside the caller's transaction. */
export interface Sessions {
  add(session: Session): Promise<void>;
  /** Locks the session's row until the transaction ends. */
  findForUpdate(id: string): Promise<Session | null>;
  save(session: Session): Promise<void>;
  /** Ends the user's sessions; one that has ended keeps the time and reason of its end. */
  endAllOf(userId: number, end: End): Promise<void>;
  /** Ends the sessions in which staff views a merchant: those of the merchant, or those opened from a session. */
  endViews(
    of: Readonly<{ merchantId: number } | { viewedFrom: string }>,
    end: Pick<End, 'reason' | 'at'>,
  ): Promise<void>;
}
