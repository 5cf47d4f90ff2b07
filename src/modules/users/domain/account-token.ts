import { clockToleranceMs, isAhead } from '#kernel/clock.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Lifetimes of the tokens of mailed links; CORRECT_EMAIL is returned by the registration. */
const lifetimesMs = {
  RESET: 30 * minuteMs,
  INVITE: 7 * dayMs,
  VERIFY: 7 * dayMs,
  // Shorter than UNDO_EMAIL: the former address can undo every change that was confirmed.
  CHANGE_EMAIL: dayMs,
  UNDO_EMAIL: 3 * dayMs,
  CORRECT_EMAIL: 30 * minuteMs,
} as const;

/** So much longer than its lifetime a token of a clock that was ahead may be live: a tenth of it. */
const toleranceMs = (kind: AccountTokenKind): number => Math.max(clockToleranceMs, lifetimesMs[kind] / 10);

/** What a token permits. */
export type AccountTokenKind = keyof typeof lifetimesMs;

/** A token as stored, without its secret. */
export type AccountTokenRecord = Readonly<{
  id: number;
  userId: number;
  kind: AccountTokenKind;
  /** The address that it was mailed to; the new one of CHANGE_EMAIL, the former one of UNDO_EMAIL. */
  email: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  /** Where the mail was asked for; null when no request did. */
  ip: string | null;
}>;

/** A token without an id: the database generates it. */
export type NewAccountToken = Omit<AccountTokenRecord, 'id'>;

type Request = Pick<AccountTokenRecord, 'userId' | 'kind' | 'email' | 'ip'>;

/** A newer token ends the earlier ones of its kind, except UNDO_EMAIL: a second change must not end the first undo. */
export const replacesEarlier = (kind: AccountTokenKind): boolean => kind !== 'UNDO_EMAIL';

/** A permission for one action on a user's account, used once. */
export class AccountToken {
  #record: AccountTokenRecord;

  private constructor(record: AccountTokenRecord) {
    this.#record = record;
  }

  static restore(record: AccountTokenRecord): AccountToken {
    return new AccountToken(record);
  }

  static create(request: Request, now: Date): NewAccountToken {
    const expiresAt = new Date(now.getTime() + lifetimesMs[request.kind]);
    return { ...request, createdAt: now, expiresAt, usedAt: null };
  }

  toRecord(): AccountTokenRecord {
    return { ...this.#record };
  }

  /** Whether it is of one of the kinds, unused, not expired, and not of a clock too far ahead. */
  isLiveFor(kinds: readonly AccountTokenKind[], now: Date): boolean {
    const { kind, usedAt, createdAt, expiresAt } = this.#record;
    const isStarted = !isAhead(createdAt, now, toleranceMs(kind));
    return kinds.includes(kind) && usedAt === null && expiresAt > now && isStarted;
  }

  use(now: Date): void {
    this.#record = { ...this.#record, usedAt: now };
  }
}
