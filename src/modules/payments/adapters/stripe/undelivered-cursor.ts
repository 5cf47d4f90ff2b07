import type { Stripe } from 'stripe';

/**
 * The cursor of a list of undelivered events. The provider lists the newest first, so `since` moves to the newest event
 * only after the last page; until then `newest` and `after` hold the position of the run. Between runs the cursor is
 * the number alone.
 */
type Position = Readonly<{ since: number | null; newest: number | null; after: string | null }>;

/** An older event may fail after younger ones: the list starts earlier, and the inbox ignores repeats. */
const overlapSeconds = 3_600;

const read = (cursor: string | null): Position => {
  if (cursor === null) return { since: null, newest: null, after: null };
  if (!cursor.startsWith('{')) return { since: Number(cursor), newest: null, after: null };
  return JSON.parse(cursor) as Position;
};

/** The parameters of the next page. */
export const listFrom = (
  cursor: string | null,
): Pick<Stripe.EventListParams, 'created' | 'starting_after'> => {
  const { since, after } = read(cursor);
  return {
    ...(since === null ? {} : { created: { gte: since - overlapSeconds } }),
    ...(after === null ? {} : { starting_after: after }),
  };
};

/** The cursor after a stored page, newest event first. */
export const cursorAfter = (
  cursor: string | null,
  page: readonly Pick<Stripe.Event, 'id' | 'created'>[],
  hasMore: boolean,
): string | null => {
  const before = read(cursor);
  const newest = before.newest ?? page[0]?.created ?? before.since;
  const after = page.at(-1)?.id ?? null;
  if (hasMore && after !== null) return JSON.stringify({ since: before.since, newest, after });
  return newest === null ? null : String(newest);
};
