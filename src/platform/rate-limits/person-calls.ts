import { RateLimited } from '#kernel/input-failures.ts';

type Limit = Readonly<{ times: number; seconds: number }>;
type Window = { taken: number; endsAt: number };

/** A page asks about ten times, and a screen of live figures once a second. */
export const personReads: Limit = { times: 1_200, seconds: 60 };
export const personWrites: Limit = { times: 240, seconds: 60 };

/** Persons that one process counts at a time; beyond it the counts of ended windows are dropped. */
const mostCounted = 10_000;

/**
 * The share of a signed-in person in one process, whatever is called. It is counted in memory: a count in the database would
 * cost more than most calls. What costs more has a limit of its own beside it.
 */
export class PersonCalls {
  readonly #windows = new Map<string, Window>();
  /** Milliseconds of a clock that never goes back. */
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts in memory, one for the reads and one for the writes of a person. */
  get counted(): number {
    return this.#windows.size;
  }

  /** @throws RateLimited with the seconds to wait */
  take(userId: number, isReading: boolean): void {
    const { times, seconds } = isReading ? personReads : personWrites;
    const now = this.#now();
    const key = `${isReading ? 'read' : 'write'} ${userId}`;
    const window = this.#windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      if (this.#windows.size >= mostCounted) this.#dropEnded(now);
      this.#windows.set(key, { taken: 1, endsAt: now + seconds * 1_000 });
      return;
    }
    if (window.taken >= times) throw new RateLimited(Math.ceil((window.endsAt - now) / 1_000));
    window.taken += 1;
  }

  #dropEnded(now: number): void {
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key);
  }
}
