import type { Actor } from './actor.ts';
import { addDays, businessDateOf, startOfDay } from './business-date.ts';
import type { Clock } from './clock.ts';

/** The records of links that one user created, of one day in Sofia: `from` included, `until` excluded. */
type OwnRecordsOfDay = Readonly<{ createdBy: number; from: Date; until: Date }>;

/** The records of a visible merchant that an actor sees. Applied in the query, never after it. */
export type RecordVisibility = 'all' | OwnRecordsOfDay;

/**
 * A CASHIER sees the own links of today and what belongs to own links and was made today; every other actor sees all
 * records of a visible merchant. Valid for a moment: the day ends while a connection stays open.
 */
export const recordsVisibleTo = (actor: Actor, clock: Clock): RecordVisibility => {
  if (actor.kind !== 'user' || actor.role !== 'MERCHANT' || actor.merchantRole !== 'CASHIER') return 'all';
  const today = businessDateOf(clock.now());
  return { createdBy: actor.userId, from: startOfDay(today), until: startOfDay(addDays(today, 1)) };
};

/** The same rule for a record that is not read by a query of the actor: a loaded aggregate, an event. */
export const maySeeRecord = (
  visible: RecordVisibility,
  { createdBy, at }: Readonly<{ createdBy: number | null; at: Date }>,
): boolean =>
  visible === 'all' || (createdBy === visible.createdBy && at >= visible.from && at < visible.until);
