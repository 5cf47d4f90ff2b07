import { isConnectionLost } from './database/connection-lost.ts';

/** Writes one line of the log; lines with an `event` of this class are not taken again. */
type Write = (line: Readonly<Record<string, unknown>>) => void;

/** Milliseconds between two lines about a database that stays away. */
const quietMs = 60_000;
const lostEvent = 'database-lost';

/**
 * The lines about a lost database: one with the reason, then at most one a minute, and one when it answers again.
 * Every part of the process (requests, pool, job queue, jobs, listeners, lease) meets the same outage, each many times
 * a second. A timer runs only for the minute after a line.
 */
export class OutageLines {
  #isLost = false;
  /** Losses since the last line, without the one that it named. */
  #more = 0;
  #last: Readonly<{ fields: object; part: string }> | undefined;
  #write: Write | undefined;
  #minute: NodeJS.Timeout | undefined;
  /** A line about a loss without one about the end. */
  #isOpen = false;

  writeWith(write: Write): void {
    this.#write = write;
  }

  /** @returns true when the line is about a lost database: it is written here, or counted */
  takes(fields: unknown, part: string): boolean {
    if (typeof fields !== 'object' || fields === null || !('err' in fields)) return false;
    if ('event' in fields && fields.event === lostEvent) return false;
    if (!isConnectionLost(fields.err)) return false;
    this.#isLost = true;
    this.#last = { fields, part };
    if (this.#minute === undefined) this.#sayLost();
    else this.#more += 1;
    return true;
  }

  /** The database has answered. */
  answered(): void {
    if (!this.#isLost) return;
    this.#isLost = false;
    // The first outage of a row ends at once, later ones with their minute.
    if (this.#isOpen && this.#more === 0) this.#sayBack();
  }

  #sayLost(): void {
    const { fields, part } = this.#last!;
    this.#write?.({
      ...fields,
      event: lostEvent,
      part,
      ...(this.#more > 0 && { more: this.#more }),
      msg: 'the connection to the database was lost',
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
    if (this.#more > 0) this.#sayLost();
    else if (this.#isOpen && !this.#isLost) this.#sayBack();
  }
}
