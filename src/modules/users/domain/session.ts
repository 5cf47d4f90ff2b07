import { isAhead } from '#kernel/clock.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A session expires eight hours after its start (decision 7), or two hours after its last request. */
export const sessionLengthMs = 8 * hourMs;
const idleLimitMs = 2 * hourMs;
/** A view of a merchant's portal is never extended. */
export const viewLengthMs = 30 * minuteMs;
/** "Last seen" is written at most once a minute. */
const seenPrecisionMs = minuteMs;

/** Why a session ended before it expired. */
export type SessionEnd =
  | 'SIGNED_OUT'
  | 'ENDED_BY_USER'
  | 'ENDED_BY_ADMIN'
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_LOCKED'
  | 'ROLE_CHANGED'
  | 'PASSWORD_CHANGED'
  | 'FACTORS_CHANGED'
  | 'MEMBERSHIP_ENDED';

/** A session as stored. */
export type SessionRecord = Readonly<{
  id: string;
  userId: number;
  createdAt: Date;
  lastSeenAt: Date;
  /** When the password was last given; null in sessions older than this field. */
  provedAt: Date | null;
  expiresAt: Date;
  endedAt: Date | null;
  endReason: SessionEnd | null;
  ip: string | null;
  userAgent: string | null;
  /** The account must have a second factor and had none at the sign-in: the session can only set one up. */
  needsSecondFactor: boolean;
  /** The merchant that the session acts for; null for other roles and without a membership. */
  merchantId: number | null;
  /** The session of staff that views `merchantId` by this one; null for a sign-in. */
  viewedFrom: string | null;
}>;

type View = Readonly<{
  id: string;
  userId: number;
  ip: string;
  userAgent: string;
  merchantId: number;
  viewedFrom: string;
}>;

type Opening = Readonly<{
  id: string;
  userId: number;
  ip: string;
  userAgent: string;
  needsSecondFactor?: boolean;
  merchantId?: number | null;
}>;

/** A session last seen at or before this instant has been idle for too long. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - idleLimitMs);

/** Whether "last seen" is due to be written again; what a clock ahead has written is brought back to now. */
export const shouldMarkSeen = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= seenPrecisionMs || isAhead(lastSeenAt, now);

/** One sign-in of a user. */
export class Session {
  #record: SessionRecord;

  private constructor(record: SessionRecord) {
    this.#record = record;
  }

  static restore(record: SessionRecord): Session {
    return new Session(record);
  }

  /** A sign-in counts as a proof of the password. */
  static create({ needsSecondFactor = false, merchantId = null, ...opening }: Opening, now: Date): Session {
    return new Session({
      ...opening,
      needsSecondFactor,
      merchantId,
      viewedFrom: null,
      createdAt: now,
      lastSeenAt: now,
      provedAt: now,
      expiresAt: new Date(now.getTime() + sessionLengthMs),
      endedAt: null,
      endReason: null,
    });
  }

  /** A view of a merchant's portal: short, and no proof of a password. */
  static view(view: View, now: Date): Session {
    return new Session({
      ...view,
      needsSecondFactor: false,
      createdAt: now,
      lastSeenAt: now,
      provedAt: null,
      expiresAt: new Date(now.getTime() + viewLengthMs),
      endedAt: null,
      endReason: null,
    });
  }

  toRecord(): SessionRecord {
    return { ...this.#record };
  }

  /** Whether the session is live and belongs to this user. */
  isLiveFor(userId: number, now: Date): boolean {
    const { userId: ownerId, endedAt, expiresAt, lastSeenAt } = this.#record;
    return ownerId === userId && endedAt === null && expiresAt > now && lastSeenAt > idleSince(now);
  }

  /** Records a proof of the password. */
  prove(now: Date): void {
    this.#record = { ...this.#record, provedAt: now };
  }

  /** Lets the session act for another merchant of its user. */
  actFor(merchantId: number): void {
    this.#record = { ...this.#record, merchantId };
  }

  /** The user has set up the second factor in this session: it gets its rights. */
  acceptFactor(): void {
    this.#record = { ...this.#record, needsSecondFactor: false };
  }

  /** Ends the session; one that has ended keeps the time and reason of its end. */
  end(reason: SessionEnd, now: Date): void {
    if (this.#record.endedAt === null) this.#record = { ...this.#record, endedAt: now, endReason: reason };
  }
}
