import { databaseTroubleOf } from './database/database-trouble.ts';
import { isDiskFull } from './disk-full.ts';

/** Writes one line of the log; lines with an `event` of this class are not taken again. */
type Write = (line: Readonly<Record<string, unknown>>) => void;

/** Milliseconds between two lines about what stays away. */
const quietMs = 60_000;

type Line = Readonly<{ event: string; msg: string }>;
/** What is away or full, and what its end is. */
type Resource<Outage extends string> = Readonly<{
  outageOf: (error: unknown) => Outage | undefined;
  lines: Readonly<Record<Outage, Line>>;
  back: Line;
  /** Outages that no answer ends: a full disk can be read. */
  quietly: readonly Outage[];
}>;

const database: Resource<'lost' | 'full'> = {
  outageOf: (error) => {
    const trouble = databaseTroubleOf(error);
    return trouble === 'lost' || trouble === 'full' ? trouble : undefined;
  },
  lines: {
    lost: { event: 'database-lost', msg: 'the connection to the database was lost' },
    full: { event: 'database-full', msg: 'the database has no room: it refuses what it would have to store' },
  },
  back: { event: 'database-back', msg: 'the database answers again' },
  quietly: ['full'],
};

const disk: Resource<'full'> = {
  outageOf: (error) => (isDiskFull(error) ? 'full' : undefined),
  lines: {
    full: {
      event: 'disk-full',
      msg: 'a disk of this machine is full: what needs room there fails or is late',
    },
  },
  back: { event: 'disk-has-room', msg: 'the disk of this machine has room again, as far as known' },
  quietly: ['full'],
};

const eventsOf = ({ lines, back }: Resource<string>): string[] =>
  [...Object.values(lines), back].map(({ event }) => event);
const events: readonly unknown[] = [database, disk].flatMap(eventsOf);

/**
 * The lines about one resource: one with the reason, then at most one a minute, and one when it answers again; an outage
 * that no answer ends is over with a minute without a refusal. A timer runs only for the minute after a line.
 */
class ResourceLines<Outage extends string> {
  readonly #resource: Resource<Outage>;
  #outage: Outage | undefined;
  /** Losses since the last line, without the one that it named. */
  #more = 0;
  #last: Readonly<{ fields: object; part: string; outage: Outage }> | undefined;
  #write: Write | undefined;
  #minute: NodeJS.Timeout | undefined;
  /** A line about a loss without one about the end. */
  #isOpen = false;

  constructor(resource: Resource<Outage>) {
    this.#resource = resource;
  }

  writeWith(write: Write): void {
    this.#write = write;
  }

  /** @returns true when the line is about this resource: it is written here, or counted */
  takes(fields: Readonly<{ err: unknown }>, part: string): boolean {
    const outage = this.#resource.outageOf(fields.err);
    if (outage === undefined) return false;
    this.#outage = outage;
    this.#last = { fields, part, outage };
    if (this.#minute === undefined) this.#sayLost();
    else this.#more += 1;
    return true;
  }

  answered(): void {
    if (this.#outage === undefined || this.#isQuiet) return;
    this.#outage = undefined;
    // The first outage of a row ends at once, later ones with their minute.
    if (this.#isOpen && this.#more === 0) this.#sayBack();
  }

  get #isQuiet(): boolean {
    return this.#outage !== undefined && this.#resource.quietly.includes(this.#outage);
  }

  #sayLost(): void {
    const { fields, part, outage } = this.#last!;
    this.#write?.({
      ...fields,
      ...this.#resource.lines[outage],
      part,
      ...(this.#more > 0 && { more: this.#more }),
    });
    this.#more = 0;
    this.#isOpen = true;
    this.#minute = setTimeout(() => this.#endMinute(), quietMs);
    this.#minute.unref();
  }

  #sayBack(): void {
    this.#write?.(this.#resource.back);
    this.#isOpen = false;
  }

  #endMinute(): void {
    this.#minute = undefined;
    if (this.#more > 0) return this.#sayLost();
    if (this.#isQuiet) this.#outage = undefined;
    if (this.#isOpen && this.#outage === undefined) this.#sayBack();
  }
}

/**
 * The lines about a lost or full database, and about a full disk of this machine. Every part of the process (requests,
 * pool, job queue, jobs, listeners, lease, printer) meets the same outage, each many times a second.
 */
export class OutageLines {
  readonly #database = new ResourceLines(database);
  readonly #disk = new ResourceLines(disk);

  writeWith(write: Write): void {
    for (const lines of [this.#database, this.#disk]) lines.writeWith(write);
  }

  /** @returns true when the line is about such an outage: it is written here, or counted */
  takes(fields: unknown, part: string): boolean {
    if (typeof fields !== 'object' || fields === null || !('err' in fields)) return false;
    if ('event' in fields && events.includes(fields.event)) return false;
    return this.#database.takes(fields, part) || this.#disk.takes(fields, part);
  }

  /** The database has answered. */
  answered(): void {
    this.#database.answered();
  }
}
