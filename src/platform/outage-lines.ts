import { databaseTroubleOf } from './database/database-trouble.ts';

/** Writes one line of the log; lines with an `event` of this class are not taken again. */
type Write = (line: Readonly<Record<string, unknown>>) => void;

/** Milliseconds between two lines about a database that stays away. */
const quietMs = 60_000;
const lines = {
  lost: { event: 'database-lost', msg: 'the connection to the database was lost' },
  full: { event: 'database-full', msg: 'the database has no room: it refuses what it would have to store' },
} as const;
type Outage = keyof typeof lines;
const events: readonly unknown[] = Object.values(lines).map(({ event }) => event);

const outageOf = (error: unknown): Outage | undefined => {
  const trouble = databaseTroubleOf(error);
  return trouble === 'lost' || trouble === 'full' ? trouble : undefined;
};

/**
 * The lines about a lost or full database: one with the reason, then at most one a minute, and one when it answers
 * again; a full one answers reads, and is over with a minute without a refusal.
 * Every part of the process (requests, pool, job queue, jobs, listeners, lease) meets the same outage, each many times
 * a second. A timer runs only for the minute after a line.
 */
export class OutageLines {
  #outage: Outage | undefined;
  /** Losses since the last line, without the one that it named. */
  #more = 0;
  #last: Readonly<{ fields: object; part: string; outage: Outage }> | undefined;
  #write: Write | undefined;
  #minute: NodeJS.Timeout | undefined;
  /** A line about a loss without one about the end. */
  #isOpen = false;

  writeWith(write: Write): void {
    this.#write = write;
  }

  /** @returns true when the line is about a lost or full database: it is written here, or counted */
  takes(fields: unknown, part: string): boolean {
    if (typeof fields !== 'object' || fields === null || !('err' in fields)) return false;
    if ('event' in fields && events.includes(fields.event)) return false;
    const outage = outageOf(fields.err);
    if (outage === undefined) return false;
    this.#outage = outage;
    this.#last = { fields, part, outage };
    if (this.#minute === undefined) this.#sayLost();
    else this.#more += 1;
    return true;
  }

  /** The database has answered. */
  answered(): void {
    if (this.#outage !== 'lost') return;
    this.#outage = undefined;
    // The first outage of a row ends at once, later ones with their minute.
    if (this.#isOpen && this.#more === 0) this.#sayBack();
  }

  #sayLost(): void {
    const { fields, part, outage } = this.#last!;
    this.#write?.({
      ...fields,
      ...lines[outage],
      part,
      ...(this.#more > 0 && { more: this.#more }),
    });
    this.#more = 0;
    this.#isOpen = true;
    this.#minute = setTimeout(() => this.#endMinute(), quietMs);
    this.#minute.unref();
  }

  #sayBack(): void {
    this.#write?.({ event: 'database-back', msg: 'the database answers again' });
    this.#isOpen = false;
  }

  #endMinute(): void {
    this.#minute = undefined;
    if (this.#more > 0) return this.#sayLost();
    if (this.#outage === 'full') this.#outage = undefined;
    if (this.#isOpen && this.#outage === undefined) this.#sayBack();
  }
}
