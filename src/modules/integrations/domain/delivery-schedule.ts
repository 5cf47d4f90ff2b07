const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The pause before each try in milliseconds; the first comes at once, the last after 75 hours and 35 minutes. */
export const pausesMs: readonly number[] = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
/** Tries of a delivery; a resent one has as many of its own. */
export const mostTries = pausesMs.length;
/** The longest `Retry-After` that is respected. */
const longestWaitMs = day;
/** The share of a pause that chance adds or takes away: deliveries that failed together do not come back together. */
const spread = 0.1;

/** The owners get a mail after this time with nothing but failures. */
export const warnAfterMs = day;
/** The endpoint is disabled after this time with nothing but failures. */
export const disableAfterMs = 5 * day;

const gone = 410;
/** Answers whose `Retry-After` is respected. */
const asksToWait: readonly number[] = [429, 502, 503, 504];

/** What became of a try: an HTTP status, or none. */
export type TryResult = Readonly<{ status: number | null; retryAfter: string | null }>;
/** What follows a try. */
export type Verdict =
  | Readonly<{ kind: 'DONE' | 'DEAD' | 'GONE' }>
  | Readonly<{ kind: 'AGAIN'; /** When it is tried next. */ at: Date }>;

/** Milliseconds that a `Retry-After` asks for, seconds or an HTTP date (RFC 9110, 10.2.3), at most a day; else 0. */
export const retryAfterMs = (text: string | null, now: Date): number => {
  if (text === null) return 0;
  const asked = /^\d{1,9}$/.test(text.trim())
    ? Number(text) * second
    : new Date(text).getTime() - now.getTime();
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), longestWaitMs) : 0;
};

/**
 * @param tries how many were made, with this one
 * @param chance from 0 to 1
 */
export const verdictOf = (
  { status, retryAfter }: TryResult,
  { tries, now, chance }: Readonly<{ tries: number; now: Date; chance: number }>,
): Verdict => {
  if (status !== null && status >= 200 && status < 300) return { kind: 'DONE' };
  if (status === gone) return { kind: 'GONE' };
  const pause = pausesMs[tries];
  if (pause === undefined) return { kind: 'DEAD' };
  const planned = Math.round(pause * (1 - spread + 2 * spread * chance));
  const asked = status !== null && asksToWait.includes(status) ? retryAfterMs(retryAfter, now) : 0;
  return { kind: 'AGAIN', at: new Date(now.getTime() + Math.max(planned, asked)) };
};
